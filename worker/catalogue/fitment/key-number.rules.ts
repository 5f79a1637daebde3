import type { KeyNumber } from "./fitment.rules.ts";

/**
 * A German key number as one text, `0603BGU`: the maker's four digits (HSN, field 2.1 of the registration paper) and the
 * type's three characters (TSN, the first ones of field 2.2).
 */
const KEY_NUMBER = /^(\d{4})([A-Z\d]{3})$/;
/**
 * A pair in a file. Spreadsheets remove leading zeros, but only a separator tells which number has lost them. Papers have
 * up to six more characters after the type.
 */
const PAIR =
	/(\d{4}|\d{1,3}(?=\s*[/.-]))\s*[/.-]?\s*(?:([A-Z\d]{3})(?:\d{5}[\dX]?)?|(?<=[/.-]\s*)(\d{1,2}))(?=[\s|,;]|$)/y;
const BETWEEN_PAIRS = /[\s|,;]*/y;
const HSN = /^\d{1,4}$/;
const TSN = /^(?:([A-Z\d]{3})(?:\d{5}[\dX]?)?|(\d{1,2}))$/;
const HSN_LENGTH = 4;
const TSN_LENGTH = 3;

/** A key number as papers print it, and the years that have it; null: without an end. */
export type CarKeyNumber = { hsn: string; tsn: string; yearFrom: number; yearTo: number | null };

export function toKeyNumber([keyNumber, from, to]: KeyNumber): CarKeyNumber {
	const [, hsn = "", tsn = ""] = KEY_NUMBER.exec(keyNumber) ?? [];
	return { hsn, tsn, yearFrom: from, yearTo: to || null };
}

/** The key numbers in a cell such as `0603/BGU, 0603/BJL`; undefined if a part of it is none. */
export function parseKeyNumbers(cell: string): string[] | undefined {
	const text = cell.toUpperCase();
	const keys = new Set<string>();
	for (let at = skip(text, 0); at < text.length; at = skip(text, at)) {
		PAIR.lastIndex = at;
		const [pair, hsn = "", tsn, short = ""] = PAIR.exec(text) ?? [];
		if (pair === undefined) return undefined;
		keys.add(joined(hsn, tsn ?? short));
		at += pair.length;
	}
	return [...keys];
}

/**
 * The key numbers of two cells: one HSN with each TSN, or as many of one as of the other, by position. None if a cell is
 * empty; undefined if they don't match, or one is malformed.
 */
export function joinKeyNumbers(hsnCell: string, tsnCell: string): string[] | undefined {
	const [makers, types] = [listOf(hsnCell), listOf(tsnCell)];
	if (makers.length === 0 || types.length === 0) return [];
	if (makers.length !== types.length && makers.length !== 1) return undefined;
	const pairs = types.map((type, at) => {
		const hsn = makers[makers.length === 1 ? 0 : at] ?? "";
		const [, tsn, short] = TSN.exec(type) ?? [];
		const known = tsn ?? short;
		return HSN.test(hsn) && known ? joined(hsn, known) : undefined;
	});
	const known = pairs.filter((one) => one !== undefined);
	return known.length === pairs.length ? [...new Set(known)] : undefined;
}

const listOf = (cell: string): string[] =>
	cell
		.toUpperCase()
		.split(/[\s|,;/]+/)
		.filter(Boolean);

const joined = (hsn: string, tsn: string): string => hsn.padStart(HSN_LENGTH, "0") + tsn.padStart(TSN_LENGTH, "0");

function skip(text: string, at: number): number {
	BETWEEN_PAIRS.lastIndex = at;
	return at + (BETWEEN_PAIRS.exec(text)?.[0].length ?? 0);
}
