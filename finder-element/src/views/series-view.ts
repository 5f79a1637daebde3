import { html } from "lit";
import type { AnswerProduct } from "#worker/offers/answer-product.rules.ts";
import type { ViewModel } from "../view-model.ts";
import { selectView } from "./select-view.ts";

/** The choice of one series. */
export function seriesView(viewModel: ViewModel, sets: AnswerProduct[]) {
	const { session, texts } = viewModel;
	const select = selectView(
		viewModel,
		"series",
		texts.series,
		texts.allSeries,
		[...new Map(sets.map(({ assortmentId, brand, series }) => [assortmentId, `${brand} ${series}`]))],
		session.selection.series,
		(value) => session.pick({ ...session.selection, series: Number(value) || undefined }),
	);
	return html`<div class="series" part="series">${select}</div>`;
}

/** The chosen series; all of them if it has no set for this car. */
export function shownSets({ session }: ViewModel, sets: AnswerProduct[]): AnswerProduct[] {
	const shown = sets.filter(({ assortmentId }) => assortmentId === session.selection.series);
	return shown.length > 0 ? shown : sets;
}

/** The bundles with a set of the shown series, and those without a set. */
export function shownBundles(viewModel: ViewModel, bundles: AnswerProduct[], sets: AnswerProduct[]): AnswerProduct[] {
	const has = (some: AnswerProduct[], { assortmentId }: AnswerProduct) =>
		some.some((set) => set.assortmentId === assortmentId);
	const shown = shownSets(viewModel, sets);
	return bundles.filter((bundle) => has(shown, bundle) || !has(sets, bundle));
}
