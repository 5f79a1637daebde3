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
