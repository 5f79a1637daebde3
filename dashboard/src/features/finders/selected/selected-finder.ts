import { createStore } from "../../../lib/create-store.ts";
import { createStoredValue } from "../../../lib/stored-value.ts";
import { toId } from "../../../lib/to-id.ts";

const stored = createStoredValue("selectedFinder");

/** This tab's own: other tabs have their own selection. */
const selected = createStore(toId(stored.get()));

/** Stores the selected configuration across reloads; null clears it. */
export function selectFinder(id: number | null): void {
	selected.set(id);
	stored.set(id === null ? null : String(id));
}

/** For who comes after this user: this tab continues as it is. */
export const forgetStoredFinder = () => stored.set(null);

/** Used if an address names no configuration. */
export const selectedFinderId = selected.get;
export const subscribeToSelection = selected.subscribe;
