import { nothing } from "lit";

/** A frame comes between. */
const PAUSE_MS = 20;

/** How many parts may be drawn. */
let turn = 0;

/**
 * A part of the results. On a page's first ones each part is drawn in a task and a frame of its own, since all of them
 * together stop a phone's page for too long; what is drawn again takes half of that, and is drawn at once.
 */
export function inTurn<View>(place: number, view: () => View, update: () => void) {
	if (turn >= place) return view();
	setTimeout(() => {
		turn++;
		update();
	}, PAUSE_MS);
	return nothing;
}
