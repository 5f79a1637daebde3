import { html, nothing } from "lit";
import { EMPTY_SELECTION, type Selection } from "../selection.ts";
import { variantName } from "../variant-name.ts";
import type { ViewModel } from "../view-model.ts";
import { selectView } from "./select-view.ts";

/** Brand, model, year, and the variant if a model year has several. */
export function selectsView(viewModel: ViewModel) {
	const { bootstrap, texts, session, search } = viewModel;
	const { selection, isWaiting, lists } = session;
	const { brand, model, year, vehicle, body } = selection;
	const { models, years, vehicles } = lists;
	const pick = (changes: Partial<Selection>) => {
		search.clear();
		session.pick({ ...EMPTY_SELECTION, ...changes });
	};
	return html`
		<div class="selects" part="selects">
			${selectView(viewModel, "brand", texts.brand, texts.chooseBrand, bootstrap.brands, brand, (value) =>
				pick({ brand: Number(value) }),
			)}
			${selectView(
				viewModel,
				"model",
				texts.model,
				isWaiting && !models[0] ? texts.loading : texts.chooseModel,
				models,
				model,
				(value) => pick({ brand, model: Number(value) }),
			)}
			${selectView(
				viewModel,
				"year",
				texts.year,
				texts.chooseYear,
				years.map((one) => [one, String(one)]),
				year,
				(value) => pick({ brand, model, body, year: Number(value) }),
			)}
			${
				vehicles[1]
					? selectView(
							viewModel,
							"variant",
							texts.variant,
							texts.chooseVariant,
							vehicles.map((one) => [one.id, variantName(one, texts)]),
							vehicle,
							(value) => pick({ brand, model, year, vehicle: value }),
						)
					: nothing
			}
		</div>
	`;
}
