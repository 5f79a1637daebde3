import { nothing } from "lit";

let turn = 0;

export function inTurn<View>(place: number, view: () => View, update: () => void) {
	if (turn >= place) return view();
	requestAnimationFrame(() =>
		setTimeout(() => {
			turn = Math.max(turn, place);
			update();
		}),
	);
	return nothing;
}
