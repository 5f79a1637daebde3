import { type Budget, holds, type Measure, onFasterMachine, type Section, type Unit } from "./measure.ts";

const DIGITS: Record<Unit, number> = {
	MB: 0,
	"requests/s": 0,
	"rows/s": 0,
	"of hello": 2,
	ms: 1,
	bytes: 0,
	requests: 0,
	queries: 0,
	score: 3,
	rows: 0,
	dollars: 2,
	s: 1,
};

/** A section as text: value, budget, whether it is met. */
export function sectionText({ title, how, measures, plans = [] }: Section): string {
	const rows = measures.map((measure) => [measure.name, shown(measure.value, measure.unit), verdict(measure)]);
	const widths = [0, 1].map((at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
	const lines = rows.map(([name = "", value = "", end = ""]) =>
		`  ${name.padEnd(widths[0] ?? 0)}  ${value.padStart(widths[1] ?? 0)}  ${end}`.trimEnd(),
	);
	return [`\n${title}`, ...wrapped(how, 100).map((line) => `  ${line}`), "", ...lines, ...planLines(plans)].join("\n");
}

const planLines = (plans: readonly string[]): string[] =>
	plans.length === 0 ? [] : ["", "  How the database answers:", ...plans.map((line) => `    ${line}`)];

/** The last lines: the number of budgets met, and those that aren't, here or on the machine of the documents, too. */
export function summaryText(sections: readonly Section[], slowness: number): string {
	const budgeted = sections.flatMap(({ title, measures }) =>
		measures.filter(({ budget }) => budget !== undefined).map((measure) => ({ title, measure })),
	);
	const missed = budgeted.filter(({ measure }) => holds(measure) === false);
	const lines = missed.map(
		({ title, measure }) =>
			`  ${title}: ${measure.name}: ${shown(measure.value, measure.unit)} (${verdict(measure)})${allowance(measure, slowness)}`,
	);
	return [`\n${budgeted.length - missed.length} of ${budgeted.length} budgets hold.`, ...lines].join("\n");
}

function allowance(measure: Measure, slowness: number): string {
	const there = onFasterMachine(measure, slowness);
	if (there === measure) return "";
	return `, on the machine of the documents ${shown(there.value, there.unit)}${holds(there) ? ", which holds" : ""}`;
}

function verdict(measure: Measure): string {
	const { budget, unit, note = "" } = measure;
	if (budget === undefined) return note;
	return `${holds(measure) ? "holds" : "MISSED"}  ${limit(budget, unit)}${note && `  ${note}`}`;
}

const limit = (budget: Budget, unit: Unit): string =>
	"atMost" in budget ? `at most ${shown(budget.atMost, unit)}` : `at least ${shown(budget.atLeast, unit)}`;

function shown(value: number, unit: Unit): string {
	const digits = Math.abs(value) < 10 ? DIGITS[unit] : Math.min(DIGITS[unit], 1);
	const number = value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
	return unit === "score" ? number : `${number} ${unit}`;
}

function wrapped(text: string, width: number): string[] {
	const lines: string[] = [];
	for (const word of text.split(" ")) {
		const last = lines.at(-1);
		if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
		else lines.push(word);
	}
	return lines;
}
