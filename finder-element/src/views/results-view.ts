import { html, nothing } from "lit";
import { POSITIONS, type Vehicle } from "#worker/catalogue/fitment/shard.rules.ts";
import { type Answer, nextQuestion } from "#worker/offers/answer.rules.ts";
import { fill, fillCount } from "../fill.ts";
import { productsOf, sizesOf } from "../outcome.ts";
import type { ViewModel } from "../view-model.ts";
import { carName } from "../wording.ts";
import { answerView } from "./answer-view.ts";
import { carView } from "./car-view.ts";
import { formsView } from "./forms-view.ts";
import { questionsView, questionText } from "./question-view.ts";
import { sizesView } from "./sizes-view.ts";

/**
 * Everything after the car is known: its questions, then the products. The open question, then the number of products,
 * is announced to screen readers.
 */
export function resultsView(viewModel: ViewModel) {
	const { session, texts, bootstrap } = viewModel;
	const { vehicle, isWaiting, results } = session;
	const isComplete = !!results?.isComplete;
	const { withExample = (answer) => answer } = viewModel;
	const answer = withExample(results?.answer, bootstrap);
	const count = productsOf(answer).length;
	const summary = count > 0 ? fillCount(texts.resultsCount, count, bootstrap.lang) : noResultText(answer, texts);
	const result = answer && count > 0 ? answerView(viewModel, answer) : noResultView(viewModel, summary, answer);
	return html`
		<p class="hidden" part="hidden" role="status" .textContent=${vehicle ? announcement(viewModel, vehicle, summary) : ""}></p>
		${vehicle ? carView(viewModel, vehicle) : nothing}
		${vehicle ? questionsView(viewModel, vehicle) : nothing}
		${vehicle && isWaiting ? html`<div class="skeleton" part="skeleton"><i class="bone" part="bone"></i><p class="hidden" part="hidden">${texts.loading}</p></div>` : nothing}
		${isComplete ? html`<div>${result}</div>` : nothing}
		${(isComplete && count === 0) || (!vehicle && isCarMissing(viewModel)) ? requestOf(viewModel) : nothing}
	`;
}

/** The shop wants to know of missing cars. A bootstrap cached before a release has no texts for it. */
const requestOf = (viewModel: ViewModel) =>
	viewModel.bootstrap.carRequests && viewModel.texts.requestTitle
		? formsView(viewModel, ".request input", (forms) => forms.requestView(viewModel))
		: nothing;

/** A linked car is gone, or the text box finds none. */
const isCarMissing = ({ session, search: { cars, text } }: ViewModel) =>
	session.isMissing || (cars?.isAnswered && (cars.hits.length === 0 || cars.isGuess) && text.trim() !== "");

/** With the car, so that it is announced for the next one too; while a question is open, the question. */
function announcement({ texts, session }: ViewModel, vehicle: Vehicle, summary: string): string {
	const car = fill(texts.resultsFor, "car", carName(vehicle));
	const open = nextQuestion(vehicle, session.selection.choice);
	if (open) return `${car}. ${questionText(open, texts)}`;
	return session.results?.isComplete ? `${car}. ${summary}` : "";
}

const hasSizes = (answer: Answer) => POSITIONS.some((position) => sizesOf(answer, position).length > 0);

const noResultText = (answer: Answer | undefined, texts: ViewModel["texts"]) =>
	answer && hasSizes(answer) ? texts.noResult : texts.noSizes;

/** The sizes that are known help where nothing is sold. */
const noResultView = (viewModel: ViewModel, text: string, answer: Answer | undefined) => html`
	${answer && hasSizes(answer) ? sizesView(answer, viewModel) : nothing}
	<p class="notice no-result" part="notice no-result" tabindex="-1" .textContent=${text}></p>
	<slot name="empty"></slot>
`;
