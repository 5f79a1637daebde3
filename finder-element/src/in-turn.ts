import { nothing } from "lit";

/** A frame comes between. */
const PAUSE_MS = 20;

/** The last part that may be drawn. */
let turn = 0;

/**
 * A part of the results, 1 or 2. On a page's first ones each part is drawn in a task and a frame of its own, since all of
 * them together stop a phone's page for too long; what is drawn again takes half of that, and is drawn at once.
 */
export function inTurn<View>(place: number, view: () => View, update: () => void) {
	if (turn >= place) return view();
	setTimeout(() => {
		turn = Math.max(turn, place);
		update();
	}, PAUSE_MS);
	return nothing;
}

/** The focus is to move to a result: it has to be there. */
export function drawAll(): void {
	turn = 2;
}
