import { html, nothing } from "lit";
import type { Vehicle } from "#worker/catalogue/fitment/shard.rules.ts";
import { fill } from "../fill.ts";
import { variantName } from "../variant-name.ts";
import type { ViewModel } from "../view-model.ts";
import { carName } from "../wording.ts";
import { headingView } from "./heading-view.ts";

/** The car's name, and the buttons to change or forget it. A preview shows the form too. */
export function carView(viewModel: ViewModel, vehicle: Vehicle) {
	const { texts, bootstrap, canForget, isPreview, changeCar, forgetCar, safely } = viewModel;
	const variant = variantName(vehicle, texts);
	const forget = html`
		<button class="link forget-car" part="link forget-car" @click=${safely(forgetCar)}>${texts.forgetCar}</button>
	`;
	return html`
		<div class="car" part="car" ?data-preview=${isPreview}>
			<div>
				${headingView("results-title", bootstrap, 1, fill(texts.resultsFor, "car", carName(vehicle)))}
				${variant === texts.standardVariant ? nothing : html`<p class="quiet" part="quiet" .textContent=${variant}></p>`}
			</div>
			<button class="link change-car" part="link change-car" @click=${safely(changeCar)}>${texts.changeCar}</button>
			${canForget ? forget : nothing}
		</div>
	`;
}
