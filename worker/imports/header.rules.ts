import { nameKey } from "../db/search-text.rules.ts";

/** A longer column name is cut before it is sent. */
export const MAX_HEADER_CELL = 200;

/** The key of files with the same columns: the folded names, in their order. */
export const headerKey = (header: readonly string[]): string => JSON.stringify(header.map(nameKey));

/** The folded names of such a key. */
export function namesOfHeader(key: string): string[] {
	const names: string[] = JSON.parse(key);
	return names;
}

/** `Driver-Size (″)` and `driverSizeInch` alike: driver, size, inch. */
export const wordsOf = (cell: string): string[] =>
	cell
		.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
		.normalize("NFKD")
		.replace(/[\p{M}\p{Cf}]/gu, "")
		.toLowerCase()
		.replaceAll("ß", "ss")
		.replaceAll("ı", "i")
		.replaceAll("ł", "l")
		.replace(/["“”]|''|′′|(?<![\p{L}\p{N}])in(?=\s*[/|,;+&])/gu, " inch ")
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

const METRIC_WORDS = [...UNIT_WORDS.mm, ...UNIT_WORDS.cm];

/** The words of a column's name without units, and its units: `rear in cm` is in centimetres, `rear (cm/inch)` in both. */
export function unitWords(words: string[]): { bare: string[]; units: LengthUnit[] } {
	const isPreposition = (word: string, at: number) => word === "in" && METRIC_WORDS.includes(words[at + 1] ?? "");
	const telling = words.filter((word, at) => !isPreposition(word, at));
	const units = LENGTH_UNITS.filter((unit) => telling.some((word) => UNIT_WORDS[unit].includes(word)));
	return { bare: telling.filter((word) => !units.some((unit) => UNIT_WORDS[unit].includes(word))), units };
}

/**
 * The unit of sizes, and the columns in it: a unit that every field has, if there is one. A name without a unit means inches;
 * beside millimetres it means these, since no number is a size in both. A name with several units is not used. `assumed`:
 * what a person says that both mean.
 */
export function ofOneUnit<Column extends { field: string; units: LengthUnit[] }>(
	columns: readonly Column[],
	assumed?: LengthUnit,
): { unit: LengthUnit; columns: Column[] } {
	const isNamed = (unit: LengthUnit) => columns.some(({ units }) => units.length === 1 && units[0] === unit);
	const unnamed = assumed ?? (isNamed("mm") && !isNamed("inch") ? "mm" : "inch");
	const unitOf = ({ units }: Column) =>
		units.length > 1 ? units.find((unit) => unit === assumed) : (units[0] ?? unnamed);
	const isIn = (unit: LengthUnit, column: Column) => unitOf(column) === unit;
	const order = [unnamed, ...LENGTH_UNITS];
	const fields = [...new Set(columns.map(({ field }) => field))];
	const hasAll = (unit: LengthUnit) =>
		fields.every((field) => columns.some((column) => column.field === field && isIn(unit, column)));
	const unit = order.find(hasAll) ?? order.find((one) => columns.some((column) => isIn(one, column))) ?? unnamed;
	return { unit, columns: columns.filter((column) => isIn(unit, column)) };
}

/** Names, separated by commas, folded by `wordsOf`. */
export const wordSet = (names: string): ReadonlySet<string> =>
	new Set(names.split(",").map((name) => wordsOf(name).join(" ")));

/** Which field a column's name, folded by `wordsOf`, means. `aliases`: the names of each field, by commas and lines. */
export const fieldsByAlias = <Field extends string>(
	fields: readonly Field[],
	aliases: Record<Field, string>,
): Map<string, Field> =>
	new Map(
		fields.flatMap((field) => aliases[field].split(/,|\n/).map((alias) => [wordsOf(alias).join(" "), field] as const)),
	);

/** The column of each field that a header names. Of two columns, the one counts whose name is the earlier alias. */
export function columnsByAlias<Field extends string>(
	header: readonly string[],
	fieldByAlias: ReadonlyMap<string, Field>,
): { [Known in Field]?: number | undefined } {
	const names = header.map((cell) => wordsOf(cell).join(" "));
	const columns: { [Known in Field]?: number | undefined } = {};
	for (const [alias, field] of fieldByAlias) {
		const at = names.indexOf(alias);
		if (at >= 0) columns[field] ??= at;
	}
	return columns;
}
