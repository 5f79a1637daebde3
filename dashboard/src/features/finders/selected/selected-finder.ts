import { createStore } from "../../../lib/create-store.ts";
import { createStoredValue } from "../../../lib/stored-value.ts";

const remembered = createStoredValue("selectedFinder");

/** This tab's own: other tabs have their own selection. */
const selected = createStore(toId(remembered.get()));

/** Stores the selected configuration across reloads; null clears it. */
export function selectFinder(id: number | null): void {
	selected.set(id);
	remembered.set(id === null ? null : String(id));
}

/** Used if an address names no configuration. */
export const selectedFinderId = selected.get;
export const subscribeToSelection = selected.subscribe;

/** A stored id or one in an address, or null if it is invalid. */
export function toId(raw: unknown): number | null {
	const id = raw === null || raw === "" ? Number.NaN : Number(raw);
	return Number.isSafeInteger(id) && id > 0 ? id : null;
}
