import { html, nothing } from "lit";
import { type FitmentOption, POSITIONS, type Vehicle } from "#worker/catalogue/fitment/shard.rules.ts";
import type { FinderTexts } from "#worker/finders/texts/en.ts";
import { type AnsweredQuestion, choose, questionsWithAnswers } from "../questions.ts";
import type { ViewModel } from "../view-model.ts";
import { fill } from "../wording.ts";
import { bladePicture } from "./blade-picture.ts";

/** What has to be known beyond the car: the option, or one of several sizes. Never guessed. */
export function questionsView(viewModel: ViewModel, vehicle: Vehicle) {
	const questions = questionsWithAnswers(vehicle, viewModel.session.selection.choice);
	if (questions.length === 0) return nothing;
	return html`
		<div class="questions" part="questions">
			<div>${questions.map((question) => questionView(viewModel, question))}</div>
			<div class="measure" part="measure">
				${bladePicture(true)}
				<p>${viewModel.texts.howToMeasure}</p>
			</div>
		</div>
	`;
}

export const questionText = (ask: AnsweredQuestion["ask"], texts: FinderTexts): string =>
	({ option: texts.askOption, driver: texts.askDriver, passenger: texts.askPassenger, rear: texts.askRear })[ask];

function questionView(viewModel: ViewModel, question: AnsweredQuestion) {
	const { texts } = viewModel;
	const answers: [value: number, text: string][] =
		question.ask === "option"
			? question.options.map((option) => [option.id, optionText(option, texts)])
			: question.sizes.map((size) => [size, `${size}″`]);
	return html`
		<fieldset class="question" part="question">
			<legend>${questionText(question.ask, texts)}</legend>
			${answers.map(([value, text]) => answerView(viewModel, question, value, text))}
		</fieldset>
	`;
}

function answerView({ session, safely }: ViewModel, { ask, chosen }: AnsweredQuestion, value: number, text: string) {
	const pick = () => {
		const { selection } = session;
		session.pick({ ...selection, choice: choose(selection.choice, ask, value) });
	};
	return html`
		<label class="answer" part="answer">
			<input type="radio" name=${ask} .checked=${value === chosen} @change=${safely(pick)}>
			<span>${text}</span>
		</label>
	`;
}

/** `Driver 26″ · Passenger 18″ · Rear not known`, and the adapter if one is given: the differences between options. */
function optionText(option: FitmentOption, texts: FinderTexts): string {
	const sizes = POSITIONS.map((position) => {
		const inches = option[position].map((inch) => `${inch}″`).join(" / ");
		return `${texts[position]} ${inches || texts.unknown}`;
	});
	const adapter = option.adapter ? [fill(texts.adapterKnown, "name", option.adapter.technicalName)] : [];
	return [...sizes, ...adapter].join(" · ");
}
