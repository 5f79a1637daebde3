import type { FinderTexts } from "#worker/finders/texts/en.ts";
import type { AdapterAnswer } from "#worker/offers/answer.rules.ts";
import { fill } from "../wording.ts";

/** What the customer has to know about the arm's connector. Unknown is shown as unknown. */
export function adapterText(answer: AdapterAnswer, texts: FinderTexts): string {
	if (answer.need === "known") return fill(texts.adapterKnown, "name", answer.adapter.technicalName);
	if (answer.need === "depends") return texts.adapterDepends;
	return answer.need === "universal" ? texts.adapterUniversal : texts.adapterUnknown;
}
