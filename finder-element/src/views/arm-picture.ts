import { html } from "lit";
import type { ArmType } from "#worker/catalogue/fitment/arm.rules.ts";

/** The end of an arm, and what holds the blade there: paths of a 120 × 48 drawing, hooks from the side, others from above. */
const DRAWN: Record<ArmType, [end: string, holder: string]> = {
	hook_9x3: ["M4 14H92a10 10 0 0 1 0 20H72V31H92a7 7 0 0 0 0-14H4Z", "M82 20V28M79 23l3-3 3 3"],
	hook_9x4: ["M4 8H90a16 16 0 0 1 0 32H62V33H90a9 9 0 0 0 0-18H4Z", "M80 19V29M76 23l4-4 4 4"],
	side_pin_22: ["M4 6H100q8 0 8 8V24q0 8-8 8H4", "M78 32V44H88V32"],
	push_button_16: ["M4 10H56l10 5H112V33H66L56 38H4", "M84 19H98V29H84Z"],
	push_button_19: ["M4 6H112V42H4", "M76 16H98V32H76Z"],
	top_lock: ["M4 24H112V42H4M52 24V42", "M62 24 70 9H98l8 15M78 15H92"],
	pinch_tab: ["M4 12H62V36H4M62 17H112V31H62", "M72 17V8H94V17M72 31V40H94V31"],
	bayonet: ["M4 10H52l12 6H108q4 0 4 4V28q0 4-4 4H64L52 38H4", "M82 24a6 6 0 1 0 12 0 6 6 0 1 0-12 0"],
};

/** The drawing of an arm type: the arm in the colour of the text, what holds the blade in the accent's. */
export function armPicture(type: ArmType) {
	const [end, holder] = DRAWN[type];
	return html`
		<svg viewBox="0 0 120 48" aria-hidden="true">
			<path d=${end} />
			<path class="mark" d=${holder} />
		</svg>
	`;
}
