import { html } from "lit";
import type { FinderTexts } from "#worker/finders/texts/en.ts";
import type { AdapterAnswer, Answer } from "#worker/offers/answer.rules.ts";
import { fill } from "../fill.ts";
import { MODULE } from "../store.ts";
import type { ViewModel } from "../view-model.ts";

/** What the customer has to know about the arm's connector. Unknown is shown as unknown. */
export const adapterView = ({ texts }: ViewModel, { adapter }: Answer) =>
	html`<p class="adapter quiet" part="adapter quiet">${adapterText(adapter, texts)}</p>`;

function adapterText(answer: AdapterAnswer, texts: FinderTexts): string {
	if (answer.need === "known") return fill(texts.adapterKnown, "name", answer.adapter.technicalName);
	if (answer.need === "depends") return texts.adapterDepends;
	// The answer to the question says what follows from it.
	if (answer.need === "chosen" || answer.products.length > 0) return "";
	return answer.need === "universal" ? texts.adapterUniversal : texts.adapterUnknown;
}

/**
 * Asks which connector the arm has, where that helps: a view of `later/forms.ts`. Undefined until that has loaded; if it
 * can't, the next rendering tries again.
 */
export function askedArmView(viewModel: ViewModel, { adapter }: Answer) {
	const { forms, update } = viewModel;
	if (adapter.need !== "asked" && adapter.need !== "chosen") return undefined;
	const module = forms.peek(MODULE);
	if (!module) void forms.load(MODULE).then(update, () => {});
	return module?.connectorView(viewModel, adapter);
}
