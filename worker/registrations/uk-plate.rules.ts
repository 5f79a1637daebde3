import { isNameLike } from "./name-letters.rules.ts";

/** Since 2001: two letters of the place, two digits of the half-year, three letters (`AB12 CDE`). */
const CURRENT = /^[A-HK-PRSVWY][A-HJ-PR-Y](?:0[2-9]|[12]\d|5[1-9]|[67]\d)[ -]?([A-HJ-PR-Z]{3})$/;
/** 1983 to 2001: the letter of the year first (`A123 BCD`). */
const PREFIX = /^[A-HJ-NPRSTV-Y](\d{2,3})[ -]?([A-HJ-PR-Y]{3})$/;
/** 1963 to 1983: the letter of the year last (`ABC 123D`). */
const SUFFIX = /^([A-HJ-PR-Y]{3})[ -]?(\d{2,3})[A-HJ-NPRSTV-Y]$/;
const FIRST_ISSUED = 21;
/** Numbers in the names of cars: `V60`, `E350`. */
const NAME_NUMBER = /^\d0$|[05]0$/;

/**
 * A number plate of the United Kingdom, in capitals; undefined for anything else. With a single digit, or a round number, it
 * may as well be the name of a car (`A4 AVA…`): these are none.
 */
export function ukPlateOf(typed: string): string | undefined {
	const [, current] = CURRENT.exec(typed) ?? [];
	const [, prefixed = "", ofPrefix] = PREFIX.exec(typed) ?? [];
	const [, ofSuffix, suffixed = ""] = SUFFIX.exec(typed) ?? [];
	const letters = current ?? ofPrefix ?? ofSuffix;
	if (letters === undefined || isNameLike(letters)) return undefined;
	const digits = prefixed || suffixed;
	const isIssued = Number(digits) >= FIRST_ISSUED && !NAME_NUMBER.test(digits);
	return current || isIssued ? typed.replace(/[ -]/, "") : undefined;
}
