import { searchText } from "../../db/search-text.rules.ts";

/** Model years, both included; `to` 0: still built. */
export type YearRange = { from: number; to: number };

export type YearProblem =
	| "catalogue.year_missing"
	| "catalogue.year_invalid"
	| "catalogue.year_out_of_range"
	| "catalogue.years_reversed";

const FIRST_CAR = 1885;
/** Cars of the coming year are sold in this one; the end of a model may be announced long before. */
const FIRST_YEAR_AHEAD = 1;
const LAST_YEARS_AHEAD = 10;

/** True for a first or last year (0: still built) that no car can have yet. */
export const isTooLate = ({ from, to }: YearRange, currentYear: number): boolean =>
	from > currentYear + FIRST_YEAR_AHEAD || to > currentYear + LAST_YEARS_AHEAD;

/** Words as they are compared; digits and signs stay as they are. */
const folded = (text: string): string => text.trim().replace(/[\p{L}\p{M}]+/gu, (word) => searchText(word));

/** Words and signs for a car that is still built, in our six languages. */
const OPEN_WORDS = [
	...["present", "today", "now", "current", "ongoing", "heute", "aktuell", "laufend"],
	...["σήμερα", "bugün", "bugüne", "günümüz", "günümüze", "halen", "devam ediyor", "beri", "itibaren"],
	...["dziś", "dzisiaj", "obecnie", "teraz", "сейчас", "настоящее время", "н. в.", "н.в.", "н.в", "...", "…"],
].map(folded);
const FROM = ["ab", "seit", "von", "from", "since", "od", "с", "από"].map(folded).join("|");
const TO = ["bis", "to", "until", "till", "do", "по", "до", "έως", "ως", "μέχρι"].map(folded).join("|");
/** Beside a first year (`ab 2012`) and a last one (`bis 2016`, `2016'ya kadar`). */
const BEFORE_FIRST = new RegExp(`^(?:${FROM})\\s+`);
const BESIDE_LAST = new RegExp(`^(?:${TO})\\s+|(?:['’]y?[ae])?\\s+kadar$`, "g");
/** Between both: signs, `bis`, and the end of `2012'den`. */
const BETWEEN = new RegExp(
	`\\s*(?:->|[-\\u2010-\\u2015\\u2212→]|\\+$)\\s*|['’][dt][ae]n(?:\\s+|$)|\\s+(?:${TO})\\s+`,
	"g",
);
/** What databases write as the last year of a car that is still built. */
const NO_LAST_YEAR = /^(?:[-\u2010-\u2015\u2212]*|(?:0+|9999)(?:\.0+)?)$/;

const YEAR = /^(?:(?:0?[1-9]|1[0-2])[./](?=\d{4}$))?(\d{4})(?:\.0+)?$/;
const YEAR_AND_MONTH = /^(\d{4})[-/](0[1-9]|1[0-2])$/;

/** Of `2012`, `10.2012` and `10/2012`. */
function yearOf(text: string): number | undefined {
	const [, year] = YEAR.exec(text) ?? [];
	return year === undefined ? undefined : Number(year);
}

/** Of `2012-10` and `2012/10`. */
function yearBeforeMonth(text: string): number | undefined {
	const [, year] = YEAR_AND_MONTH.exec(text) ?? [];
	return year === undefined ? undefined : Number(year);
}

const anyYearOf = (text: string): number | undefined => yearOf(text) ?? yearBeforeMonth(text);

/** Of a text that may be a range: `2008-10` may also be 2008 to 2010, but `2013-06` is a month. */
function onlyYearOf(text: string): number | undefined {
	const [, year, month] = YEAR_AND_MONTH.exec(text) ?? [];
	return yearOf(text) ?? (Number(year) >= 2000 + Number(month) ? Number(year) : undefined);
}

/** Years that are written alike, so that nothing else can be meant. */
function rangeOf(first: string, last: string): YearRange | undefined {
	for (const read of [yearOf, yearBeforeMonth]) {
		const [from, to] = [read(first), last === "" || OPEN_WORDS.includes(last) ? 0 : read(last)];
		if (from !== undefined && to !== undefined) return { from, to };
	}
	return undefined;
}

/**
 * `2012`, `2012-2016`, `2012-` and `ab 2012` (still built), with months (`10.2008-12.2014`) where only one reading is
 * possible. Years of two digits and days are rejected.
 */
export function parseYears(cell: string, currentYear: number): YearRange | YearProblem {
	const text = folded(cell);
	if (text === "") return "catalogue.year_missing";
	const years = text.replace(BEFORE_FIRST, "");
	const from = onlyYearOf(years);
	if (from !== undefined) return validateRange({ from, to: years === text ? from : 0 }, currentYear);
	for (const { 0: sign, index } of years.matchAll(BETWEEN)) {
		const last = years.slice(index + sign.length).replace(BESIDE_LAST, "");
		const range = rangeOf(years.slice(0, index), last);
		if (range) return validateRange(range, currentYear);
	}
	return "catalogue.year_invalid";
}

/**
 * First and last year in separate cells; no last year, a dash, 0, 9999 or `heute`: still built, unless the first cell has
 * both.
 */
export function parseYearPair(fromCell: string, toCell: string, currentYear: number): YearRange | YearProblem {
	if (fromCell.trim() === "") return "catalogue.year_missing";
	const [first, last] = [folded(fromCell).replace(BEFORE_FIRST, ""), folded(toCell).replace(BESIDE_LAST, "")];
	const isOpen = NO_LAST_YEAR.test(last);
	const from = isOpen ? onlyYearOf(first) : anyYearOf(first);
	if (isOpen || OPEN_WORDS.includes(last)) {
		return from === undefined ? parseYears(fromCell, currentYear) : validateRange({ from, to: 0 }, currentYear);
	}
	const to = anyYearOf(last);
	return from === undefined || to === undefined ? "catalogue.year_invalid" : validateRange({ from, to }, currentYear);
}

function validateRange({ from, to }: YearRange, currentYear: number): YearRange | YearProblem {
	const isReal = from >= FIRST_CAR && (to === 0 || to >= FIRST_CAR);
	if (!isReal || isTooLate({ from, to }, currentYear)) return "catalogue.year_out_of_range";
	return to !== 0 && to < from ? "catalogue.years_reversed" : { from, to };
}

/** Ranges that overlap or follow each other become one; ascending. */
export function joinYears(ranges: readonly YearRange[]): YearRange[] {
	const joined: YearRange[] = [];
	for (const { from, to } of [...ranges].sort((one, other) => one.from - other.from)) {
		const last = joined.at(-1);
		if (!last || (last.to !== 0 && from > last.to + 1)) joined.push({ from, to });
		else if (last.to !== 0) last.to = to === 0 ? 0 : Math.max(last.to, to);
	}
	return joined;
}
