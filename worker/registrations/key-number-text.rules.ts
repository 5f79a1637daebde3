import { isNameLike } from "./name-letters.rules.ts";

/** HSN, a separator, TSN, and what papers print after it: `1234/ABC`, `1234 ABC000123`. */
const TYPED = /^(\d{4})(\s*[/.-]\s*|\s*)([A-Z\d]{3})((?:\s?\d(?:\s?[\dX]){0,5})?)$/;
/** Numbers in the names of cars: years, round ones (`9000`, `1750`), Peugeot's (`1007`, `3008`). */
const NAME_NUMBER = /^(?:18|19|20)\d\d$|[05]0$|^[1-9]00[78]$/;
/**
 * What stands beside numbers in the names of cars, and may be a plate's letters: drives, valves and engines (`2121 4x4`,
 * `2110 16V`), and Ladas, also while they are typed (`2121 Niva`, `2126 Oda`).
 */
const NAME_WORD = /^\dX\d$|^\dWD$|^\d\d[DIV]$|^(?:IZH|KAL|LAD|NIV|ODA|OKA|PRI|SAM|VAZ)$/;
/** The rest of field 2.2. */
const REST = /^\d{5}/;

/**
 * The German key number that a text in capitals is, as `1234ABC`; undefined for anything else. A slash, a leading zero or the
 * whole of field 2.2 make it one for certain; else it is one only if it can't be the name of a car (`3008 GTI`).
 */
export function keyNumberOf(typed: string): string | undefined {
	const [, hsn, between = "", tsn, tail = ""] = TYPED.exec(typed) ?? [];
	if (hsn === undefined || tsn === undefined) return undefined;
	const isCertain = between.includes("/") || hsn.startsWith("0") || REST.test(tail);
	const isName = NAME_NUMBER.test(hsn) || isNameLike(tsn) || NAME_WORD.test(tsn) || /^\d+$/.test(tsn);
	return isCertain || !isName ? hsn + tsn : undefined;
}
