import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");

/** Names of what was done with a thing, and of earlier terms, with what says it (docs/adr/0037). */
const REPLACEMENTS: Readonly<Record<string, string>> = {
	asked: "what is requested: request, options, requestedLocale",
	found: "what the search is for: row, matches, result",
	wanted: "what is expected: expected, options, requested",
	said: "the text or the values: text, names, output",
	saying: "the values: withUniqueErrors, rows",
	told: "the message, the counts",
	kept: "the thing: stored, rows, used",
	isThis: "the condition: isExpected, isOwner",
	isAsked: "the condition: isSelected, isRequested",
	isWanted: "the condition: isNeeded, isRequested",
	isTheirs: "the condition: isVisible, isOwn",
	NOTHING: "what is empty: EMPTY_SELECTION",
	quietly: "guard",
	goOn: "where it goes: moveFocus",
	understood: "parseRows, mapping",
	remembered: "the cache: pages, memoised",
	recall: "get",
	sane: "validateRange",
	lane: "worker",
	sweep: "cleanUp",
	stamp: "revision",
	insights: "statistics",
	finding: "issue",
	findings: "issues",
	sighting: "visit",
	sightings: "visits",
};

const FILES = globSync("{worker,dashboard/src,finder-element,scripts,tests}/**/*.{ts,tsx,mjs}", { cwd: ROOT });
const NAMES = Object.keys(REPLACEMENTS).join("|");
/** Declared by a keyword, taken from an array, given another name in a pattern, private, or a parameter. */
const DECLARED = new RegExp(
	[
		`\\b(?:const|let|function\\*?|type|class)\\s+(${NAMES})\\b`,
		`\\b(?:const|let)\\s+\\[[^\\]=]*\\b(${NAMES})\\b[^\\]=]*\\]\\s*=`,
		`\\b(?:const|let)\\s+\\{[^}=]*:\\s*(${NAMES})\\b[^}=]*\\}\\s*=`,
		`#(${NAMES})\\b(?!["'\`])`,
		`[(,]\\s*(${NAMES})\\??:\\s[^()]*\\)(?::[^={]+)?\\s*(?:=>|\\{)`,
		`\\b(${NAMES})\\s*=>`,
		`\\((?:\\w+,\\s*)*(${NAMES})(?:,\\s*\\w+)*\\)\\s*=>`,
	].join("|"),
	"g",
);

test("a variable, a function or a type is named by what it is", () => {
	expect(FILES.length).toBeGreaterThan(1000);
	const declared = FILES.filter((file) => !file.endsWith("names.test.ts")).flatMap((file) => {
		const text = readFileSync(join(ROOT, file), "utf8");
		return [...text.matchAll(DECLARED)].map((match) => {
			const name = match.slice(1).find((one) => one !== undefined) ?? "";
			const line = text.slice(0, match.index).split("\n").length;
			return `${file}:${line} ${name}: better ${REPLACEMENTS[name]}`;
		});
	});
	expect(declared).toEqual([]);
});
