import { html, nothing } from "lit";
import type { ModelHit } from "#worker/catalogue/vehicles/model-list.rules.ts";
import type { CarSearch } from "../car-search.ts";
import type { ViewModel } from "../view-model.ts";
import { fillCount } from "../wording.ts";

/** The cars found, below the text box; their number is announced to screen readers. */
export function hitsView(viewModel: ViewModel, cars: CarSearch) {
	const { texts, bootstrap } = viewModel;
	const { hits, isListed, isOpen, isAnswered } = cars;
	const isUnknown = isOpen && isAnswered && hits.length === 0;
	const found = isListed ? fillCount(texts.searchFound, hits.length, bootstrap.lang) : nothing;
	return html`
		<ul class="hits" part="hits" id="hits" role="listbox" aria-label=${texts.search} ?hidden=${!isListed}>
			${isListed ? hits.map((hit, at) => hitView(viewModel, cars, hit, at)) : nothing}
		</ul>
		${isUnknown ? html`<p class="hits none" part="hits none">${texts.searchNone}</p>` : nothing}
		<p class="hidden" part="hidden" role="status">${isUnknown ? texts.searchNone : found}</p>
	`;
}

function hitView({ search, safely }: ViewModel, cars: CarSearch, { brand, model, year }: ModelHit, at: number) {
	const select = () => {
		cars.active = at;
		search.select();
	};
	// Otherwise the box would lose focus before the click, and the list would close.
	const keepFocus = (event: Event) => event.preventDefault();
	return html`
		<li
			class="hit"
			part="hit"
			id="hit-${at}"
			role="option"
			aria-selected=${at === cars.active}
			@mousedown=${safely(keepFocus)}
			@click=${safely(select)}
		>
			<span>${brand.name} <b>${model.name}</b></span>
			${year === null ? nothing : html`<span>${year}</span>`}
		</li>
	`;
}
