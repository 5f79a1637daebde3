import { html } from "lit";
import type { Bootstrap } from "#worker/delivery/bootstrap.rules.ts";

type Part = "results-title" | "group-title" | "product-title";

/** A heading so many levels below the finder's own title, or in place of a missing one. */
export const headingView = (part: Part, { look, title }: Bootstrap, levelsBelow: number, text: string) => html`
	<div
		class=${part}
		part=${part}
		role="heading"
		tabindex="-1"
		aria-level=${(Number(look.titleTag.slice(1)) || 2) + levelsBelow - (title[0] ? 0 : 1)}
		.textContent=${text}
	></div>
`;
