import { html, nothing } from "lit";
import { type Answer, adaptersOf } from "#worker/offers/answer.rules.ts";
import type { AnswerProduct } from "#worker/offers/answer-product.rules.ts";
import { resultAddress } from "../result-address.ts";
import { richText } from "../rich-text.ts";
import type { ViewModel } from "../view-model.ts";
import { adapterText } from "./adapter-text.ts";
import { headingView } from "./heading-view.ts";
import { productView } from "./product-view.ts";
import { seriesView, shownBundles, shownSets } from "./series-view.ts";
import { sizesView } from "./sizes-view.ts";

/** What fits the car: its sizes, then the products in groups, then how to fit them. */
export function answerView(viewModel: ViewModel, answer: Answer) {
	const { texts, bootstrap, session, isPreview } = viewModel;
	const { vehicle, choice } = session.selection;
	const resultsElsewhere =
		vehicle && !isPreview && resultAddress(bootstrap.look.resultPageUrl, location.href, vehicle, choice);
	if (resultsElsewhere) {
		return html`
			<a class="button show-results" part="button show-results" href=${resultsElsewhere}>${texts.showResults}</a>
		`;
	}
	const { sets, rears, adapter, bundles } = answer;
	const offered = shownBundles(viewModel, bundles, sets);
	const shown = shownSets(viewModel, sets);
	const first = answer.possibleSizes ? undefined : firstOf([offered, shown, rears]);
	return html`
		${sizesView(answer, viewModel)}
		${answer.possibleSizes ? html`<p class="notice" part="notice">${texts.compareSizes}</p>` : nothing}
		${
			sets.length > 0
				? html`<p class="adapter quiet" part="adapter quiet">${adapterText(adapter, texts)}</p>`
				: html`<p class="notice" part="notice">${texts.noSets}</p>`
		}
		${sets.length > 1 ? seriesView(viewModel, sets) : nothing}
		${groupView(viewModel, texts.bundles, offered, first)}
		${groupView(viewModel, texts.sets, shown, first, sets[0])}
		${groupView(viewModel, texts.rears, rears, first)}
		${groupView(viewModel, texts.adapters, adaptersOf(answer), first)}
		${instructionsView(viewModel)}
	`;
}

/** The answer: the first that can be bought, in the order of the groups, and none of several packs. */
function firstOf(groups: AnswerProduct[][]): AnswerProduct | undefined {
	for (const group of groups) {
		const found = group.find(({ quantity = 1, isOut }) => quantity === 1 && !isOut);
		if (found) return found;
	}
	return undefined;
}

/** Products under a heading; `first` is the answer, `best` has the shop's top-seller text. */
function groupView(
	viewModel: ViewModel,
	title: string | undefined,
	products: AnswerProduct[],
	first: AnswerProduct | undefined,
	best?: AnswerProduct,
) {
	if (products.length === 0) return nothing;
	const ordered = products
		.filter((product) => product === first)
		.concat(products.filter((product) => product !== first));
	// A bootstrap cached before a release may lack the title.
	return html`
		${headingView("group-title", viewModel.bootstrap, 2, title ?? "")}
		<ul class="products" part="products">
			${ordered.map((product) =>
				productView(viewModel, product, {
					isBest: product.assortmentId === best?.assortmentId,
					isFirst: product === first,
				}),
			)}
		</ul>
	`;
}

/** The instructions, and the articles; a bootstrap cached before a release has none. */
const instructionsView = ({ bootstrap: { instructions, articles = [] } }: ViewModel) => html`
	${
		instructions.length > 0
			? html`<div class="instructions" part="instructions">${richText(instructions)}</div>`
			: nothing
	}
	${articles.map(
		({ title, nodes }) => html`
			<details class="instructions article" part="instructions article">
				<summary class="link" part="link">${title}</summary>
				${richText(nodes)}
			</details>
		`,
	)}
`;
