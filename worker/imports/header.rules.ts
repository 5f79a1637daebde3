import { nameKey } from "../db/search-text.rules.ts";

/** A longer column name is cut before it is sent. */
export const MAX_HEADER_CELL = 200;

/** The key of files with the same columns: the folded names, in their order. */
export const headerKey = (header: readonly string[]): string => JSON.stringify(header.map(nameKey));

/** `Driver-Size (″)` and `driverSizeInch` alike: driver, size, inch. */
export const wordsOf = (cell: string): string[] =>
	cell
		.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
		.normalize("NFKD")
		.replace(/[\p{M}\p{Cf}]/gu, "")
		.toLowerCase()
		.replaceAll("ß", "ss")
		.replace(/["“”]|''|′′/g, " inch ")
		.split(/[^\p{L}\p{N}]+/u)
		.filter(Boolean);

/** Units of sizes; of a size in several, the first one counts. */
export const LENGTH_UNITS = ["inch", "mm", "cm"] as const;
export type LengthUnit = (typeof LENGTH_UNITS)[number];

const UNIT_WORDS: Record<LengthUnit, string[]> = {
	inch: ["in", "inch", "inches", "zoll"],
	mm: ["mm", "millimeter", "millimeters", "millimetre", "millimetres"],
	cm: ["cm", "zentimeter", "centimeter", "centimeters", "centimetre", "centimetres"],
};

/** The words of a column's name without its unit, and the unit: `rear in cm` is in centimetres. */
export function unitWords(words: string[]): { bare: string[]; unit: LengthUnit | undefined } {
	const named = LENGTH_UNITS.filter((unit) => words.some((word) => UNIT_WORDS[unit].includes(word)));
	const bare = words.filter((word) => !named.some((unit) => UNIT_WORDS[unit].includes(word)));
	return { bare, unit: named.find((unit) => unit !== "inch") ?? named[0] };
}

/** Which field a column's name means. `aliases`: the names of each field, separated by commas. */
export const fieldsByAlias = <Field extends string>(
	fields: readonly Field[],
	aliases: Record<Field, string>,
): Map<string, Field> => new Map(fields.flatMap((field) => aliases[field].split(", ").map((alias) => [alias, field])));
