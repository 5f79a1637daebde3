import type { Vehicle } from "#worker/catalogue/fitment/shard.rules.ts";
import type { FinderTexts } from "#worker/finders/texts/en.ts";
import { type Choice, type ChoiceValue, nextQuestion, type Question } from "#worker/offers/answer.rules.ts";

export type AnsweredQuestion = Question & { chosen: ChoiceValue | undefined };

/** The text of a question. */
export const questionText = ({ ask }: Question, texts: FinderTexts): string =>
	({ option: texts.askOption, driver: texts.askDriver, passenger: texts.askPassenger, rear: texts.askRear })[ask];

/** Every question of the car, in order, with its answer: answers can be changed. */
export function questionsWithAnswers(vehicle: Vehicle, choice: Choice): AnsweredQuestion[] {
	const questions: AnsweredQuestion[] = [];
	let answered: Choice = {};
	let question = nextQuestion(vehicle, answered);
	while (question) {
		const { ask } = question;
		answered = { ...answered, [ask]: choice[ask] };
		const next = nextQuestion(vehicle, answered);
		const isOpen = next?.ask === ask;
		questions.push({ ...question, chosen: isOpen ? undefined : choice[ask] });
		question = isOpen ? undefined : next;
	}
	return questions;
}

/** A choice with one more answer. Choosing another option clears the sizes chosen within the old one. */
export const choose = (choice: Choice, ask: Question["ask"], value: ChoiceValue): Choice =>
	ask === "option" ? { option: value } : { ...choice, [ask]: value };

/** The answers to the questions that this car has, and the arm: only the offer says whether that is asked. */
export const validChoice = (vehicle: Vehicle, choice: Choice): Choice =>
	Object.fromEntries(
		[...questionsWithAnswers(vehicle, choice), { ask: "arm", chosen: choice.arm }].flatMap(({ ask, chosen }) =>
			chosen ? [[ask, chosen]] : [],
		),
	);
