import { createStore } from "./create-store.ts";
import { createStoredValue } from "./stored-value.ts";

const remembered = createStoredValue("selectedFinder");

/** This tab's own: another tab works on whatever it likes. */
const selected = createStore(toId(remembered.get()));

/** Remembers which configuration is being worked on, across reloads; null forgets it. */
export function selectFinder(id: number | null): void {
	selected.set(id);
	remembered.set(id === null ? null : String(id));
}

/** What decides where an address names no configuration. */
export const selectedFinderId = selected.get;
export const subscribeToSelection = selected.subscribe;

/** An id as it is stored or stands in an address, or null where it is none. */
export function toId(raw: unknown): number | null {
	const id = raw === null || raw === "" ? Number.NaN : Number(raw);
	return Number.isSafeInteger(id) && id > 0 ? id : null;
}
