import { searchText } from "../../db/search-text.rules.ts";

/**
 * The alphabetical order of names: case and accents folded, numbers by their value (`Golf 2` before `Golf 10`). It
 * doesn't use `Intl`, so that the same catalogue gives the same bytes on every machine.
 */
export function byName<Named>(nameOf: (item: Named) => string): (a: Named, b: Named) => number {
	const keys = new Map<string, string>();
	const keyOf = (name: string) => {
		const key = keys.get(name) ?? orderKey(name);
		keys.set(name, key);
		return key;
	};
	return (a, b) => compare(keyOf(nameOf(a)), keyOf(nameOf(b))) || compare(nameOf(a), nameOf(b));
}

/** Digits are padded, so that text order is the order of their values. */
const orderKey = (name: string): string => searchText(name).replace(/\d+/g, (digits) => digits.padStart(8, "0"));

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
