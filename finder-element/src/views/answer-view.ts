import { html, nothing } from "lit";
import type { Answer } from "#worker/offers/answer.rules.ts";
import type { AnswerProduct } from "#worker/offers/answer-product.rules.ts";
import { arrange } from "../arrangement.ts";
import { inTurn } from "../in-turn.ts";
import { richText } from "../rich-text.ts";
import type { ViewModel } from "../view-model.ts";
import { adapterView, armQuestionView } from "./adapter-view.ts";
import { completeView } from "./complete-view.ts";
import { headingView } from "./heading-view.ts";
import { productView } from "./product-view.ts";
import { seriesView } from "./series-view.ts";
import { sizesView } from "./sizes-view.ts";

/** What fits the car: the complete answer, then the other products in groups, then how to fit them. */
export function answerView(viewModel: ViewModel, answer: Answer) {
	const { texts, bootstrap, session } = viewModel;
	const { vehicle, choice } = session.selection;
	const resultsElsewhere = vehicle && session.results?.addressOf(bootstrap, vehicle, choice);
	if (resultsElsewhere) {
		return html`
			<a class="button show-results" part="button show-results" href=${resultsElsewhere}>${texts.showResults}</a>
		`;
	}
	const { sets, possibleSizes } = answer;
	const arrangement = arrange(answer, session.selection.series);
	const { main, groups } = arrangement;
	return html`
		${possibleSizes ? openView(viewModel, answer) : nothing}
		${sets[0] ? nothing : html`<p class="notice" part="notice">${texts.noSets}</p>`}
		${sets[1] ? seriesView(viewModel, sets) : nothing}
		${main ? completeView(viewModel, answer, main, arrangement) : nothing}
		${inTurn(2, () => [groups.map(([heading, products]) => groupView(viewModel, texts[heading], products, sets[0])), instructionsView(viewModel)], viewModel.update)}
	`;
}

/** What the car may have, where the visitor doesn't know an answer. */
const openView = (viewModel: ViewModel, answer: Answer) => html`
	${sizesView(answer, viewModel)}
	<p class="notice" part="notice">${viewModel.texts.compareSizes}</p>
	${adapterView(viewModel, answer)}
	${armQuestionView(viewModel, answer)}
`;

/** Products under a heading; those of the series of `best` have the shop's top-seller text. */
function groupView(viewModel: ViewModel, title: string, products: AnswerProduct[], best: AnswerProduct | undefined) {
	return html`
		${headingView("group-title", viewModel.bootstrap, 2, title)}
		<ul class="products" part="products" role="list">
			${products.map((product) => productView(viewModel, product, product.kind === "set" && product.assortmentId === best?.assortmentId))}
		</ul>
	`;
}

/** The instructions, and the articles; a bootstrap cached before a release has none. */
const instructionsView = ({ bootstrap: { instructions, articles = [], shopLang } }: ViewModel) => html`
	${
		instructions[0]
			? html`<div class="instructions" part="instructions" lang=${shopLang ?? nothing}>${richText(instructions)}</div>`
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
