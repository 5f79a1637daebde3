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

const SINGLE = /^(\d{4})(?:\.0+)?$/;
const RANGE = /^(\d{4})\s*[-\u2010-\u2015\u2212]\s*(\d{4})?$/;
/** Words and signs for a car that is still built, in our six languages. */
const OPEN_WORDS = [
	...["present", "today", "now", "current", "ongoing", "heute", "aktuell", "laufend"],
	...["σήμερα", "bugün", "günümüz", "halen", "dziś", "dzisiaj", "obecnie", "teraz"],
	...["сейчас", "настоящее время", "н. в.", "н.в.", "...", "…"],
];
const OPEN = new RegExp(
	`^(\\d{4})\\s*(?:\\+|[-\\u2010-\\u2015\\u2212]\\s*(?:${OPEN_WORDS.join("|").replaceAll(".", "\\.")}))$`,
	"iu",
);
const isOpen = (cell: string): boolean =>
	/^[-\u2010-\u2015\u2212]*$/.test(cell.trim()) || OPEN_WORDS.includes(cell.trim().toLowerCase());

/** `2012`, `2012-2016`, `2012-` and `2012+` (still built). Two-digit years and months are ambiguous and rejected. */
export function parseYears(cell: string, currentYear: number): YearRange | YearProblem {
	const text = cell.trim();
	if (text === "") return "catalogue.year_missing";
	const single = SINGLE.exec(text);
	const validate = (from: number, to: number) => validateRange({ from, to }, currentYear);
	if (single) return validate(Number(single[1]), Number(single[1]));
	const open = OPEN.exec(text);
	if (open) return validate(Number(open[1]), 0);
	const range = RANGE.exec(text);
	return range ? validate(Number(range[1]), Number(range[2] ?? 0)) : "catalogue.year_invalid";
}

/** First and last year in separate cells; no last year, a dash or `heute`: still built, unless the first cell has both. */
export function parseYearPair(fromCell: string, toCell: string, currentYear: number): YearRange | YearProblem {
	const from = SINGLE.exec(fromCell.trim());
	if (fromCell.trim() === "") return "catalogue.year_missing";
	if (isOpen(toCell)) {
		return from ? validateRange({ from: Number(from[1]), to: 0 }, currentYear) : parseYears(fromCell, currentYear);
	}
	if (!from) return "catalogue.year_invalid";
	const to = SINGLE.exec(toCell.trim());
	if (!to) return "catalogue.year_invalid";
	const isReal = Number(to[1]) >= FIRST_CAR;
	return isReal
		? validateRange({ from: Number(from[1]), to: Number(to[1]) }, currentYear)
		: "catalogue.year_out_of_range";
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
