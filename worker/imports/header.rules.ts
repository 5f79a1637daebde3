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
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replaceAll("ß", "ss")
		.replace(/["“”]|''|′′/g, " inch ")
		.split(/[^\p{L}\p{N}]+/u)
		.filter(Boolean);

const INCH = ["in", "inch", "inches", "zoll"];
const MM = ["mm", "millimeter", "millimeters", "millimetre", "millimetres"];

/** The words of a column's name without its unit, and the unit. */
export function unitWords(words: string[]): { bare: string[]; unit: "inch" | "mm" | undefined } {
	const bare = words.filter((word) => !INCH.includes(word) && !MM.includes(word));
	const unit = words.some((word) => MM.includes(word)) ? "mm" : bare.length < words.length ? "inch" : undefined;
	return { bare, unit };
}

/** Which field a column's name means. `aliases`: the names of each field, separated by commas. */
export const fieldsByAlias = <Field extends string>(
	fields: readonly Field[],
	aliases: Record<Field, string>,
): Map<string, Field> => new Map(fields.flatMap((field) => aliases[field].split(", ").map((alias) => [alias, field])));
