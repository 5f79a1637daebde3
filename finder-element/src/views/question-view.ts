import { html, nothing } from "lit";
import { type FitmentOption, POSITIONS, type Vehicle } from "#worker/catalogue/fitment/shard.rules.ts";
import { type ChoiceValue, nextQuestion, type Question, UNKNOWN } from "#worker/offers/answer.rules.ts";
import { drawAll } from "../in-turn.ts";
import { type AnsweredQuestion, choose, questionsWithAnswers, questionText } from "../questions.ts";
import type { ViewModel } from "../view-model.ts";
import { formatSize, formatSizes } from "../wording.ts";
import { knownAdapter } from "./adapter-view.ts";
import { bladePicture, bladesToScale } from "./blade-picture.ts";

/** What has to be known beyond the car: the option, or one of several sizes. Never guessed. */
export function questionsView(viewModel: ViewModel, vehicle: Vehicle) {
	const { session, texts } = viewModel;
	const questions = questionsWithAnswers(vehicle, session.selection.choice);
	if (!questions[0]) return nothing;
	return html`
		<div class="questions" part="questions">
			${questions.map((question) => questionView(viewModel, question))}
			<details class="measure" part="measure">
				<summary class="link" part="link">${texts.measure}</summary>
				${bladePicture(true)}
				<p>${texts.howToMeasure}</p>
			</details>
		</div>
	`;
}

function questionView(viewModel: ViewModel, question: AnsweredQuestion) {
	const max = Math.max(...sizesOf(question));
	const answers =
		question.ask === "option"
			? question.options.map((option) => answerView(viewModel, question, option.id, optionView(viewModel, option, max)))
			: question.sizes.map((size) => answerView(viewModel, question, size, sizeView(viewModel, size, max)));
	return html`
		<fieldset class="question" part="question">
			<legend .textContent=${questionText(question, viewModel.texts)}></legend>
			${answers}
			${answerView(viewModel, question, UNKNOWN, viewModel.texts.dontKnow)}
		</fieldset>
	`;
}

function answerView(viewModel: ViewModel, { ask, chosen }: AnsweredQuestion, value: ChoiceValue, content: unknown) {
	const { session, safely } = viewModel;
	const pick = ({ target }: Event) => {
		const { selection } = session;
		session.pick({ ...selection, choice: choose(selection.choice, ask, value) });
		// The keyboard's arrows choose on their way to the other answers.
		if (target instanceof Element && !target.matches(":focus-visible")) moveOn(viewModel);
	};
	const press = ({ key }: KeyboardEvent) => key === "Enter" && chosen && moveOn(viewModel);
	return html`
		<label class="answer" part="answer">
			<input type="radio" name=${ask} .checked=${value === chosen} @change=${safely(pick)} @keydown=${safely(press)}>
			<span>${content}</span>
		</label>
	`;
}

/** To the next question, or to what fits. */
function moveOn({ session: { vehicle, selection }, moveFocus }: ViewModel): void {
	const next = vehicle && nextQuestion(vehicle, selection.choice);
	if (!next) drawAll();
	moveFocus(next ? `[name=${next.ask}]` : ".first [tabindex], .group-title, .show-results, .no-result");
}

const sizeView = ({ bootstrap }: ViewModel, size: number, max: number) =>
	lineView(formatSize(size, bootstrap), [size], max);

/** `Driver 65 cm / 26″`, `Rear not known`, and the adapter if one is given: the differences between options. */
function optionView(viewModel: ViewModel, option: FitmentOption, max: number) {
	const { texts, bootstrap } = viewModel;
	const { adapter } = option;
	const needed = adapter ? knownAdapter(viewModel, adapter) : option.universalAdapter ? texts.adapterUniversal : null;
	return html`
		${POSITIONS.map((position) => {
			const sizes = option[position];
			return html`<span>${lineView(`${texts[position]} ${formatSizes(sizes, bootstrap)}`, sizes, max)}</span>`;
		})}
		${needed ? html`<span .textContent=${needed}></span>` : nothing}
	`;
}

const lineView = (text: string, sizes: number[], max: number) =>
	html`<span .textContent=${text}></span>${sizes[0] ? bladesToScale(sizes, max) : nothing}`;

/** All sizes that a question's answers name. */
const sizesOf = (question: Question): number[] =>
	question.ask === "option"
		? question.options.flatMap((option) => POSITIONS.flatMap((position) => option[position]))
		: question.sizes;
