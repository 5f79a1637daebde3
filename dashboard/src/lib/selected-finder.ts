import { createStoredValue } from "./stored-value.ts";

const stored = createStoredValue("selectedFinder");

/** Remembers which configuration is being worked on, across reloads; null forgets it. */
export const selectFinder = (id: number | null): void => stored.set(id === null ? null : String(id));

export const selectedFinderId = (): number | null => toId(stored.get());

/** An id as it is stored or stands in an address, or null where it is none. */
export function toId(raw: unknown): number | null {
	const id = raw === null || raw === "" ? Number.NaN : Number(raw);
	return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** Calls back when the selection changes, here or in another tab. */
export const subscribeToSelection = stored.subscribe;
