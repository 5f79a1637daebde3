import { nameKey } from "../../db/search-text.rules.ts";
import { cleanText } from "../../imports/cell-text.rules.ts";
import { type Cells, parseRow, type Rejection, RowError } from "../../imports/row-error.rules.ts";
import { isUnknownWord } from "../../imports/unknown-word.rules.ts";
import type { AdapterIds } from "../fitment/fitment.rules.ts";
import { type Equipment, equipmentKey, type FitmentRow } from "../fitment/fitment.rules.ts";
import { joinKeyNumbers, parseKeyNumbers } from "../fitment/key-number.rules.ts";
import { ADAPTER_UNIVERSAL, ADAPTER_UNKNOWN } from "../fitment/shard.rules.ts";
import { plainName, plainTexts } from "../fitment/spelling.rules.ts";
import { parseSizes, type SizeProblem } from "../fitment/trade-size.rules.ts";
import { parseYearPair, parseYears, type YearProblem, type YearRange } from "../vehicles/model-year.rules.ts";
import type { Mapping } from "./import.schema.ts";
import { type Field, saysKeyNumbers } from "./mapping.rules.ts";
import { isSpreadsheetDate } from "./spreadsheet-date.rules.ts";
import { readSteering } from "./steering-word.rules.ts";

export type RowProblem =
	| YearProblem
	| SizeProblem
	| "catalogue.brand_missing"
	| "catalogue.model_missing"
	| "catalogue.name_is_date"
	| "catalogue.steering_unknown"
	| "catalogue.adapter_unknown"
	| "catalogue.pairs_differ"
	| "catalogue.list_too_long"
	| "catalogue.key_number_invalid"
	| "catalogue.key_numbers_unmatched";

/** A longer list may be one that was cut before it was sent (`CELL_MAX`), and its last part another one. */
export const LIST_MAX = 2300;

const UNIVERSAL = ["universal", "universal adapter", "universaladapter"];

const BOTH_SIDES = ["both", "both sides", "beide", "beides", "beide seiten", "her ikisi", "obie", "oba", "обе", "оба"];
const BETWEEN_SIDES = /\s*[/&+,;|]\s*|\s+(?:and|or|und|oder|και|ή|ve|veya|i|lub|и|или)\s+/;

const reject = (field: Field, code: RowProblem, value: string) => new RowError(field, code, value);

/** The parsed cells of a row, or its first error. */
export const readFitmentRow = (
	rowNo: number,
	cells: string[],
	mapping: Mapping,
	adapters: AdapterIds,
	currentYear: number,
): { brand: string; row: FitmentRow } | { error: Rejection } =>
	parseRow<Field, { brand: string; row: FitmentRow }>(cells, mapping, ({ cell, text }) => {
		const brand = nameOf("brand", text("brand"), "catalogue.brand_missing");
		const model = nameOf("model", text("model"), "catalogue.model_missing");
		const years = yearsOf(cell, mapping, currentYear);
		const steering = steeringOf(text("steering"), mapping.bySide);
		const named = { model, steering, ...plainTexts({ body: bodyOf(text("body")), note: text("note") }) };
		const options = equipmentsOf({ cell, text }, { ...mapping, steering }, adapters);
		const aliases = mapping.columns.aliases === undefined ? {} : { aliases: aliasesOf(listOf("aliases", cell)) };
		const keyNumbers = keyNumbersOf(cell, mapping);
		return { brand, row: { rowNo, ...named, ...years, options, ...aliases, ...(keyNumbers && { keyNumbers }) } };
	});

/** A cell with several values, unchanged. Repeated blanks don't count, as they are taken away before it is cut. */
function listOf(field: Field, cell: Cells<Field>["cell"]): string {
	const list = cell(field);
	if (list.trim().replace(/\s+/gu, " ").length > LIST_MAX) throw reject(field, "catalogue.list_too_long", list);
	return list;
}

function orReject<Parsed extends object>(field: Field, value: string, parsed: Parsed | RowProblem): Parsed {
	if (typeof parsed === "string") throw reject(field, parsed, value);
	return parsed;
}

/** The name of a brand or model, in one spelling. */
function nameOf(field: Field, text: string, missing: RowProblem): string {
	if (isUnknownWord(text)) throw reject(field, missing, text);
	if (isSpreadsheetDate(text)) throw reject(field, "catalogue.name_is_date", text);
	return plainName(text);
}

/** A part of what a car is known by, as its model is. */
function bodyOf(text: string): string {
	if (isSpreadsheetDate(text)) throw reject("body", "catalogue.name_is_date", text);
	return text;
}

function yearsOf(cell: (field: Field) => string, { columns }: Mapping, currentYear: number): YearRange {
	const isYear = cell("yearFrom").trim() === "" && cell("year").trim() !== "";
	const field = isYear ? "year" : "yearFrom";
	const [from, to] = [cell(field), cell("yearTo")];
	// `Baujahr; bis`
	const isFirst = columns.yearTo !== undefined && columns.yearFrom === undefined;
	if (isYear && !isFirst && to.trim() === "") return orReject(field, from, parseYears(from, currentYear));
	return orReject(field, [from, to].filter(Boolean).join(" - "), parseYearPair(from, to, currentYear));
}

/** The first Mazda MX-5 is called `NA`. */
const isNoAlias = (alias: string): boolean => isUnknownWord(alias) && alias.toLowerCase() !== "na";

/** A comma inside a name (`golf 1,6`) has no blank after it. */
const BETWEEN_ALIASES = /[|;\r\n]|,\s/;

/** `golf 7|mk7`: several, separated by a bar, a semicolon, a comma with a blank, or in lines. */
function aliasesOf(cell: string): string[] {
	const aliases = cell.split(BETWEEN_ALIASES).map((alias) => {
		const cleaned = cleanText(alias);
		if (typeof cleaned === "string") throw new RowError("aliases", cleaned, alias);
		return cleaned.text;
	});
	return [...new Set(aliases)].filter((alias) => !isNoAlias(alias));
}

/** Pairs in a column of their own, or HSN and TSN in a column each; undefined: the file has neither. */
function keyNumbersOf(cell: (field: Field) => string, { columns }: Mapping): string[] | undefined {
	if (!saysKeyNumbers(columns)) return undefined;
	const [both, hsn, tsn] = [listOf("keyNumbers", cell), listOf("hsn", cell), listOf("tsn", cell)];
	// `NAN` may be a TSN, so what can be read as a key number is one.
	const noneIf = (...cells: string[]) => (cells.some(isUnknownWord) ? [] : undefined);
	const pairs = parseKeyNumbers(both) ?? noneIf(both);
	if (!pairs) throw reject("keyNumbers", "catalogue.key_number_invalid", both);
	const joined = joinKeyNumbers(hsn, tsn) ?? noneIf(hsn, tsn);
	if (!joined) throw reject("tsn", "catalogue.key_numbers_unmatched", `${hsn} - ${tsn}`);
	return [...new Set([...pairs, ...joined])];
}

/** Empty where a row is about both sides, unless its sizes depend on the side. */
function steeringOf(text: string, bySide = false): string {
	const side = isUnknownWord(text) || (isBothSides(text) && !bySide) ? "" : readSteering(text);
	if (side === undefined) throw reject("steering", "catalogue.steering_unknown", text);
	return side;
}

function isBothSides(text: string): boolean {
	const sides = new Set(text.split(BETWEEN_SIDES).map(readSteering));
	return BOTH_SIDES.includes(text.toLowerCase()) || (sides.size === 2 && sides.has("left") && sides.has("right"));
}

function adapterOf(name: string, adapters: AdapterIds): number {
	const key = nameKey(name);
	const none = isUnknownWord(name) ? ADAPTER_UNKNOWN : undefined;
	const id = UNIVERSAL.includes(key) ? ADAPTER_UNIVERSAL : (adapters.get(key) ?? none);
	if (id === undefined) throw reject("adapter", "catalogue.adapter_unknown", name);
	return id;
}

function equipmentsOf(
	{ cell, text }: Cells<Field>,
	{ unit, paired, bySide, steering }: Mapping & { steering: string },
	adapters: AdapterIds,
): Equipment[] {
	const sizesOf = (field: Field) => orReject(field, cell(field), parseSizes(cell(field), unit));
	const [left, right, rear] = [sizesOf("driver"), sizesOf("passenger"), sizesOf("rear")];
	const [driver, passenger] = bySide && steering === "right" ? [right, left] : [left, right];
	const adapter = adapterOf(text("adapter"), adapters);
	if (!paired) return [[ascending(driver), ascending(passenger), ascending(rear), adapter]];
	const pairs = Math.max(driver.length, passenger.length, 1);
	for (const sizes of [driver, passenger]) {
		if (sizes.length > 1 && sizes.length < pairs) {
			throw reject("passenger", "catalogue.pairs_differ", `${cell("driver")} - ${cell("passenger")}`);
		}
	}
	const options = Array.from({ length: pairs }, (_, at): Equipment => {
		const sizeAt = (sizes: (number | null)[]) => ascending([(sizes.length > 1 ? sizes[at] : sizes[0]) ?? null]);
		return [sizeAt(driver), sizeAt(passenger), ascending(rear), adapter];
	});
	return [...new Map(options.map((option) => [equipmentKey(option), option])).values()];
}

const ascending = (sizes: (number | null)[]): number[] =>
	[...new Set(sizes.filter((size) => size !== null))].sort((a, b) => a - b);
