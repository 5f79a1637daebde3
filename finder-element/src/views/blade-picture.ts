import { html } from "lit";

const MARK = "M22 48V64M218 48V64M26 56H214M34 51 26 56 34 61M206 51 214 56 206 61";

/** A wiper blade on its arm; measured: with its length marked from end to end, without the arm. */
export const bladePicture = (isMeasured: boolean) => html`
	<svg viewBox="0 0 240 72" aria-hidden="true">
		<path class="arm" d="M120 26 205 4" />
		<path class="blade" d="M22 38Q120 14 218 38" />
		<path class="mark" d=${isMeasured ? MARK : ""} />
	</svg>
`;

/** How wide the longest blade of a drawing to scale is. */
const WIDEST = 240;

/** Blades below each other, to scale: the longest of `max` inches takes the whole width. */
export const bladesToScale = (inches: number[], max: number) => html`
	<svg viewBox=${`0 0 ${WIDEST} ${inches.length * 16}`} aria-hidden="true">
		<path class="blade" d=${inches.map((inch, at) => bladeOf(Math.round((inch / max) * WIDEST) - 4, at * 16)).join("")} />
	</svg>
`;

const bladeOf = (end: number, top: number) => `M4 ${top + 11}Q${end / 2} ${top + 2} ${end} ${top + 11}`;
