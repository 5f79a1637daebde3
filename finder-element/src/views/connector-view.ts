import { html } from "lit";
import { ARM_TYPES, type ArmType } from "#worker/catalogue/fitment/arm.rules.ts";
import { de } from "#worker/catalogue/fitment/arm-texts/de.rules.ts";
import { type ArmTexts, en } from "#worker/catalogue/fitment/arm-texts/en.rules.ts";
import { gr } from "#worker/catalogue/fitment/arm-texts/gr.rules.ts";
import { pl } from "#worker/catalogue/fitment/arm-texts/pl.rules.ts";
import { ru } from "#worker/catalogue/fitment/arm-texts/ru.rules.ts";
import { tr } from "#worker/catalogue/fitment/arm-texts/tr.rules.ts";
import { type AdapterAnswer, type ChoiceValue, UNKNOWN } from "#worker/offers/answer.rules.ts";
import { noteArm } from "../arm-answers.ts";
import { fill } from "../fill.ts";
import type { ViewModel } from "../view-model.ts";
import { armPicture } from "./arm-picture.ts";

/** By language tag. They aren't in the bootstrap, because few visitors are asked. */
const TEXTS: Record<string, ArmTexts> = { en, de, el: gr, tr, pl, ru };

/** Asks which connector the arm has, and says what follows from the answer, which can be changed. */
export function connectorView(viewModel: ViewModel, { need, products }: AdapterAnswer) {
	const texts = TEXTS[viewModel.bootstrap.lang] ?? en;
	const { arm } = viewModel.session.selection.choice;
	const chosen = need === "chosen" ? ARM_TYPES[Number(arm) - 1] : undefined;
	const outcome = chosen
		? fill(products.length > 0 ? texts.chosen : texts.notSold, "name", texts.names[`arm.${chosen}`])
		: texts.unknown;
	return html`
		<p class="adapter quiet" part="adapter quiet" role="status" .textContent=${outcome}></p>
		<details class="connector" part="connector">
			<summary class="button" part="button" .textContent=${chosen ? texts.change : texts.ask}></summary>
			<fieldset class="question" part="question">
				<legend>${texts.ask}</legend>
				<p class="quiet" part="quiet">${texts.hint}</p>
				<div class="arms" part="arms">
					${ARM_TYPES.map((type, at) => armView(viewModel, at + 1, typeView(type, texts)))}
					${armView(viewModel, UNKNOWN, texts.none)}
				</div>
			</fieldset>
		</details>
	`;
}

const typeView = (type: ArmType, { names, signs }: ArmTexts) => html`
	${armPicture(type)}
	<b>${names[`arm.${type}`]}</b>
	<small class="quiet" part="quiet">${signs[type]}</small>
`;

function armView(viewModel: ViewModel, value: ChoiceValue, content: unknown) {
	const { session, safely } = viewModel;
	const pick = ({ target }: Event) => {
		const { selection } = session;
		session.pick({ ...selection, choice: { ...selection.choice, arm: value } });
		noteArm(viewModel, value);
		// The keyboard's arrows choose on their way to the other answers.
		if (target instanceof Element && !target.matches(":focus-visible")) fold(viewModel, target);
	};
	const press = ({ key, target }: KeyboardEvent) => {
		if (key === "Enter" && session.selection.choice.arm && target instanceof Element) fold(viewModel, target);
	};
	return html`
		<label class="answer" part="answer">
			<input type="radio" name="arm" .checked=${value === session.selection.choice.arm} @change=${safely(pick)} @keydown=${safely(press)}>
			<span>${content}</span>
		</label>
	`;
}

/** The answer is given: what follows from it is above. */
function fold({ moveFocus }: ViewModel, answer: Element): void {
	const question = answer.closest("details");
	if (question) question.open = false;
	// Not every browser draws what is folded away: a field that isn't there would lead to the car's name.
	if (answer instanceof HTMLElement) answer.blur();
	moveFocus(".connector > summary");
}
