import { type FitmentOption, POSITIONS, type Vehicle } from "#worker/catalogue/fitment/shard.rules.ts";
import type { FinderTexts } from "#worker/finders/texts/en.ts";
import { h } from "../dom.ts";
import { type AnsweredQuestion, choose, questionsWithAnswers } from "../selection.ts";
import type { ViewModel } from "../view-model.ts";
import { fill } from "../wording.ts";
import { bladePicture } from "./blade-picture.ts";

/** What has to be known beyond the car: the option, or one of several sizes. Never guessed. */
export function questionsView(viewModel: ViewModel, vehicle: Vehicle) {
	const questions = questionsWithAnswers(vehicle, viewModel.session.selection.choice);
	return (
		questions.length > 0 &&
		h(
			"div.questions",
			null,
			h(
				"div",
				null,
				questions.map((question) => questionView(viewModel, question)),
			),
			h("div.measure", null, bladePicture(true), h("p", null, viewModel.texts.howToMeasure)),
		)
	);
}

function questionView({ texts, session }: ViewModel, question: AnsweredQuestion) {
	const { ask, chosen } = question;
	const { selection } = session;
	const questionTexts = {
		option: texts.askOption,
		driver: texts.askDriver,
		passenger: texts.askPassenger,
		rear: texts.askRear,
	};
	const answers: [value: number, text: string][] =
		question.ask === "option"
			? question.options.map((option) => [option.id, optionText(option, texts)])
			: question.sizes.map((size) => [size, `${size}″`]);
	return h(
		"fieldset.question",
		null,
		h("legend", null, questionTexts[ask]),
		answers.map(([value, text]) =>
			h(
				"label.answer",
				null,
				h("input", {
					type: "radio",
					name: ask,
					checked: value === chosen,
					onchange: () => session.pick({ ...selection, choice: choose(selection.choice, ask, value) }),
				}),
				h("span", null, text),
			),
		),
	);
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
