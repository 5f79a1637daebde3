/** Model years, both included; `to` 0: still built. */
export type YearRange = { from: number; to: number };

export type YearProblem =
	| "catalogue.year_missing"
	| "catalogue.year_invalid"
	| "catalogue.year_out_of_range"
	| "catalogue.years_reversed";

const FIRST_CAR = 1885;
const LAST_YEAR = 2100;

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
export function parseYears(cell: string): YearRange | YearProblem {
	const text = cell.trim();
	if (text === "") return "catalogue.year_missing";
	const single = SINGLE.exec(text);
	if (single) return validateRange(Number(single[1]), Number(single[1]));
	const open = OPEN.exec(text);
	if (open) return validateRange(Number(open[1]), 0);
	const range = RANGE.exec(text);
	return range ? validateRange(Number(range[1]), Number(range[2] ?? 0)) : "catalogue.year_invalid";
}

/** First and last year in separate cells; no last year, a dash or `heute`: still built, unless the first cell has both. */
export function parseYearPair(fromCell: string, toCell: string): YearRange | YearProblem {
	const from = SINGLE.exec(fromCell.trim());
	if (fromCell.trim() === "") return "catalogue.year_missing";
	if (isOpen(toCell)) return from ? validateRange(Number(from[1]), 0) : parseYears(fromCell);
	if (!from) return "catalogue.year_invalid";
	const to = SINGLE.exec(toCell.trim());
	return to ? validateRange(Number(from[1]), Number(to[1]), false) : "catalogue.year_invalid";
}

function validateRange(from: number, to: number, mayBeOpen = true): YearRange | YearProblem {
	const inRange = (year: number) => year >= FIRST_CAR && year <= LAST_YEAR;
	if (!inRange(from) || !(inRange(to) || (to === 0 && mayBeOpen))) return "catalogue.year_out_of_range";
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
