import { html, nothing } from "lit";
import type { SearchHit } from "#worker/catalogue/vehicles/model-list.rules.ts";
import type { CarSearch } from "../car-search.ts";
import { fill, fillCount } from "../fill.ts";
import type { ViewModel } from "../view-model.ts";
import { failureView } from "./state-view.ts";

/** The cars found, below the text box, and what was not understood; both are announced to screen readers. */
export function hitsView(viewModel: ViewModel, cars: CarSearch) {
	const { texts, safely } = viewModel;
	const { hits, isListed, isOpen, isAnswered } = cars;
	if (viewModel.bootstrap.registrations) {
		viewModel.forms
			.load()
			.then((module) => module.followLookUp(viewModel, cars))
			.catch(() => {});
	}
	const none = isOpen && isAnswered && (!hits[0] || cars.isNearest) ? texts.searchNone : "";
	const ignored = isListed && cars.ignored[0] ? fill(texts.searchIgnored, "words", cars.ignored.join(", ")) : "";
	// Otherwise the box would lose focus before the click, and the list would close; Linux pastes into it at the middle button.
	const keepFocus = safely((event: Event) => event.preventDefault());
	// The box tries again when it has the focus.
	const retry = () => viewModel.moveFocus("#search");
	return html`
		${cars.hasFailed && cars.text ? failureView(texts, retry, safely) : nothing}
		<div class="hits" part="hits" popover="manual" ?hidden=${!isListed && !none} @mousedown=${keepFocus} @mouseup=${keepFocus}>
			${none && html`<p class="none" part="none">${none}</p>`}
			${ignored && html`<p class="ignored" part="ignored" .textContent=${ignored}></p>`}
			<ul class="hit-list" part="hit-list" id="hits" role="listbox" aria-label=${texts.search} ?hidden=${!isListed}>
				${isListed ? hits.map((hit, at) => hitView(viewModel, cars, hit, at)) : nothing}
			</ul>
		</div>
		<p class="hidden" part="hidden" role="status" .textContent=${`${cars.lookUp?.status || (isListed && countText(viewModel, cars)) || none} ${ignored}`}></p>
	`;
}

/** The number of hits, and what there is to know of the first one. */
function countText(viewModel: ViewModel, { hits, isNearest }: CarSearch): string {
	const { texts, bootstrap } = viewModel;
	const [first] = hits;
	if (isNearest || !first) return "";
	const counted = fillCount(texts.searchFound, hits.length, bootstrap.lang);
	return `${counted}.${first.unbuilt ? ` ${sideOf(viewModel, first)}.` : ""}`;
}

/** Beside the name: the year, that it was not built, the years of the generation, or that it is the whole brand. */
function sideOf({ texts }: ViewModel, { model, year, unbuilt, years }: SearchHit): string | number {
	if (!model) return texts.searchBrand;
	if (unbuilt) return fill(texts.searchUnbuilt, "year", unbuilt);
	if (year || !years) return year ?? "";
	return years.map((one) => one || "").join("–");
}

function hitView(viewModel: ViewModel, cars: CarSearch, hit: SearchHit, at: number) {
	const { texts, search, safely } = viewModel;
	const { brand, model, body } = hit;
	const select = () => {
		cars.active = at;
		search.select();
	};
	const name = cars.isNearest ? fill(texts.searchNearest, "brand", brand.name) : brand.name;
	return html`
		<li
			class="hit"
			part="hit"
			id="hit-${at}"
			role="option"
			aria-selected=${at === cars.active}
			@click=${safely(select)}
		>
			<span translate=${cars.isNearest ? nothing : "no"}>${model ? html`${name} <b>${model.name}</b> ${body}` : html`<b .textContent=${name}></b>`}</span>
			<span class="quiet" part="quiet" .textContent=${sideOf(viewModel, hit)}></span>
		</li>
	`;
}
