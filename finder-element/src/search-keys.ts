import type { CarSearch } from "./car-search.ts";

/** A key pressed in the text box: the arrows move through the list, Enter selects, Escape closes. */
export function pressKey(event: KeyboardEvent, cars: CarSearch, select: () => void): void {
	const { key } = event;
	if (key === "ArrowDown") cars.move(1);
	else if (key === "ArrowUp") cars.move(-1);
	else if (key === "Enter") cars.enter(select);
	else if (key === "Escape" && cars.isOpen) cars.close();
	else return;
	event.preventDefault();
}
