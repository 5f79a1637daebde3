import { html, nothing, svg } from "lit";

const MARK = "M22 48V64M218 48V64M26 56H214M34 51 26 56 34 61M206 51 214 56 206 61";

/** A wiper blade on its arm; measured: with its length marked from end to end, without the arm. */
export const bladePicture = (isMeasured: boolean) => html`
	<svg viewBox="0 0 240 72" aria-hidden="true">
		<path class="arm" d="M120 26 205 4" />
		<path class="blade" d="M22 38Q120 14 218 38" />
		${isMeasured ? svg`<path class="mark" d=${MARK} />` : nothing}
	</svg>
`;
