import { html, nothing } from "lit";
import type { Answer } from "#worker/offers/answer.rules.ts";
import { announcementOf, hasSizes, summaryOf } from "../announcement.ts";
import { inTurn } from "../in-turn.ts";
import { productsOf } from "../outcome.ts";
import type { ViewModel } from "../view-model.ts";
import { answerView } from "./answer-view.ts";
import { carView } from "./car-view.ts";
import { formsView } from "./forms-view.ts";
import { questionsView } from "./question-view.ts";
import { sizesView } from "./sizes-view.ts";

/**
 * Everything after the car is known: its questions, then the products. The open question, then the number of products,
 * is announced to screen readers.
 */
export function resultsView(viewModel: ViewModel) {
	const { session, texts, bootstrap } = viewModel;
	const { vehicle, isWaiting, results, selection } = session;
	const isComplete = !!results?.isComplete;
	const { withExample = (answer) => answer } = viewModel;
	const answer = withExample(results?.answer, bootstrap);
	const isEmpty = !productsOf(answer)[0];
	const result =
		answer && !isEmpty
			? inTurn(1, () => answerView(viewModel, answer), viewModel.update)
			: noResultView(viewModel, summaryOf(bootstrap, answer, undefined), answer);
	return html`
		<p class="hidden" part="hidden" role="status" .textContent=${vehicle ? announcementOf(bootstrap, vehicle, selection, answer, isComplete) : ""}></p>
		${vehicle ? carView(viewModel, vehicle) : nothing}
		${vehicle ? questionsView(viewModel, vehicle) : nothing}
		${vehicle && (isWaiting || result === nothing) ? html`<div class="skeleton" part="skeleton"><i class="bone" part="bone"></i><p class="hidden" part="hidden">${texts.loading}</p></div>` : nothing}
		${isComplete ? html`<div>${result}</div>` : nothing}
		${(isComplete && isEmpty) || (!vehicle && isCarMissing(viewModel)) ? html`<slot name="empty"></slot>${requestOf(viewModel)}` : nothing}
	`;
}

/** The shop wants to know of missing cars. A bootstrap cached before a release has no texts for it. */
const requestOf = (viewModel: ViewModel) =>
	viewModel.bootstrap.carRequests && viewModel.texts.requestTitle
		? formsView(viewModel, ".request input", (forms) => forms.requestView(viewModel))
		: nothing;

/** A linked car is gone, or the text box finds none. */
const isCarMissing = ({ session, search: { cars, text } }: ViewModel) =>
	session.isMissing || (cars?.isAnswered && (!cars.hits[0] || cars.isGuess) && text.trim() !== "");

/** The sizes that are known help where nothing is sold. */
const noResultView = (viewModel: ViewModel, text: string, answer: Answer | undefined) => html`
	${answer && hasSizes(answer) ? sizesView(answer, viewModel) : nothing}
	<p class="notice no-result" part="notice no-result" tabindex="-1" .textContent=${text}></p>
`;
