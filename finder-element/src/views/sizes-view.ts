import { html } from "lit";
import { POSITIONS } from "#worker/catalogue/fitment/shard.rules.ts";
import type { FinderTexts } from "#worker/finders/texts/en.ts";
import type { Answer } from "#worker/offers/answer.rules.ts";

/** The sizes of the answer. A side without data is shown as unknown, not left out. */
export const sizesView = ({ sizes }: Answer, texts: FinderTexts) => html`
	<dl class="sizes" part="sizes">
		${POSITIONS.map((position) => {
			const size = sizes[position];
			return html`<div><dt>${texts[position]}</dt><dd>${size === null ? texts.unknown : `${size}″`}</dd></div>`;
		})}
	</dl>
`;
