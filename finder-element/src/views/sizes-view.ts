import { html } from "lit";
import { POSITIONS } from "#worker/catalogue/fitment/shard.rules.ts";
import type { Answer } from "#worker/offers/answer.rules.ts";
import { sizesOf } from "../outcome.ts";
import type { ViewModel } from "../view-model.ts";
import { formatSizes } from "../wording.ts";
import { rowView } from "./product-view.ts";

/** The sizes of the answer, all that are possible. A side without data is shown as unknown, not left out. */
export const sizesView = (answer: Answer, { texts, bootstrap }: ViewModel) => html`
	<dl class="sizes" part="sizes">
		${POSITIONS.map((position) => rowView(texts[position], formatSizes(sizesOf(answer, position), bootstrap)))}
	</dl>
`;
