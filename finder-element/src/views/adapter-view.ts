import { html } from "lit";
import type { FitmentAdapter } from "#worker/catalogue/fitment/shard.rules.ts";
import type { AdapterAnswer, Answer } from "#worker/offers/answer.rules.ts";
import { adapterName } from "#worker/offers/offer.rules.ts";
import { fill } from "../fill.ts";
import type { ViewModel } from "../view-model.ts";

/** What the customer has to know about the arm's connector. Unknown is shown as unknown. */
export const adapterView = (viewModel: ViewModel, { adapter }: Answer) =>
	html`<p class="adapter quiet" part="adapter quiet" .textContent=${adapterText(adapter, viewModel)}></p>`;

/** `Adapter: Bayonet` */
export const knownAdapter = ({ texts, session }: ViewModel, adapter: FitmentAdapter): string =>
	fill(texts.adapterKnown, "name", adapterName(adapter, session.results?.offer));

function adapterText(answer: AdapterAnswer, viewModel: ViewModel): string {
	const { texts } = viewModel;
	if (answer.need === "known") return knownAdapter(viewModel, answer.adapter);
	if (answer.need === "depends") return texts.adapterDepends;
	// The answer to the question says what follows from it.
	if (answer.need === "chosen" || answer.products[0]) return "";
	return answer.need === "universal" ? texts.adapterUniversal : texts.adapterUnknown;
}

/**
 * Asks which connector the arm has, where that helps: a view of `later/forms.ts`. Undefined until that has loaded; if it
 * can't, the next rendering tries again.
 */
export function armQuestionView(viewModel: ViewModel, { adapter }: Answer) {
	const { forms, update } = viewModel;
	if (adapter.need !== "asked" && adapter.need !== "chosen") return undefined;
	const module = forms.peek();
	if (!module) void forms.load().then(update, () => {});
	return module?.connectorView(viewModel, adapter);
}
