import { html } from "lit";
import type { FinderTexts } from "#worker/finders/texts/en.ts";
import type { Safely } from "../safely.ts";

export const noticeView = (text: string) => html`<p class="notice" part="notice" role="status">${text}</p>`;

/** Bootstraps cached before a release may lack one. */
export type FailureTexts = Partial<Pick<FinderTexts, "loadFailed" | "offline" | "retry">>;

/** The error in the visitor's words, and what to do next. */
export const failureView = (
	{ loadFailed, offline, retry: label }: FailureTexts,
	retry: () => void,
	safely: Safely,
) => html`
	<div class="notice error" part="notice error" role="alert">
		<p .textContent=${navigator.onLine ? loadFailed : offline}></p>
		<button class="button" part="button" @click=${safely(retry)}>${label}</button>
	</div>
`;

const bone = html`<i class="bone" part="bone"></i>`;

/** The outline of the form. It fades in late, so that a fast answer doesn't flicker. */
export const skeletonView = () => html`
	<div class="skeleton" part="skeleton">
		${bone}${bone}
		<div class="selects" part="selects">${bone}${bone}${bone}</div>
	</div>
`;
