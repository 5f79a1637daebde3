import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { confirmLossBy } from "#scripts/import/confirm-loss.ts";
import { lostLines } from "#scripts/import/lost-lines.ts";
import { createProgress } from "#scripts/import/progress-line.ts";
import type { Difference } from "#worker/catalogue/import/import.schema.ts";

const REMOVAL = { removed: 136, total: 248 };
const FEW = { removed: 1, total: 248 };
const CAR = {
	change: "lost",
	brand: "Saab",
	model: "9-5",
	body: "",
	steering: "",
	note: "",
	before: null,
	after: null,
} as const;
const ALIASES: Difference = { ...CAR, aliases: { before: [{ text: "mk1", yearFrom: null, yearTo: null }], after: [] } };
const CORRECTION: Difference = { ...CAR, body: "Estate", before: [] };
const NUMBERS: Difference = {
	...{ ...CAR, note: "facelift\u001b[2J" },
	keyNumbers: { before: [{ hsn: "9116", tsn: "ABC", yearFrom: 1999, yearTo: null }], after: [] },
};

const cars = { removal: REMOVAL, lost: 0, listed: [] };
const entries = { removal: FEW, lost: 3, listed: [ALIASES, CORRECTION] };
const typing = (...answers: string[]) => ({ print: () => undefined, ask: async () => answers.shift() ?? "" });
const silent = { print: () => undefined };

test("the number that a command was given, or that somebody types, confirms what an import removes", async () => {
	expect(await confirmLossBy({ removed: 136 }, silent)(cars)).toBe(136);
	expect(await confirmLossBy({}, typing("136"))(cars)).toBe(136);
});

test("so does the number of corrections, aliases and key numbers that have no car then", async () => {
	expect(await confirmLossBy({ lost: 3 }, silent)(entries)).toBeUndefined();
	expect(await confirmLossBy({}, typing("3"))(entries)).toBeUndefined();
	expect(await confirmLossBy({ lost: 3 }, typing("136"))({ ...entries, removal: REMOVAL })).toBe(136);
});

test("what loses nothing, and few cars, needs nobody", async () => {
	expect(await confirmLossBy({}, silent)({ removal: FEW, lost: 0, listed: [] })).toBeUndefined();
});

test.each([
	["nobody can be asked", confirmLossBy({}, silent)],
	["another number was given", confirmLossBy({ removed: 135 }, typing("136"))],
	["another number is typed", confirmLossBy({}, typing("1366"))],
	["nothing is typed", confirmLossBy({}, typing(""))],
])("where %s, the command ends and says what to add", async (_, confirm) => {
	await expect(confirm(cars)).rejects.toThrow(
		"This import removes 136 of 248 cars. Nothing was activated. To activate it, add --confirm-removed 136.",
	);
	await expect(confirmLossBy({}, silent)(entries)).rejects.toThrow(
		"Corrections, aliases and key numbers without a car after this import: 3. Nothing was activated. To activate it, add --confirm-lost 3.",
	);
	await expect(confirmLossBy({ removed: 136 }, silent)({ ...entries, removal: REMOVAL })).rejects.toThrow(
		"To activate it, add --confirm-removed 136 --confirm-lost 3.",
	);
});

test("what has no car then is listed before anybody is asked, whatever a file has in its names", async () => {
	const printed: string[] = [];
	const confirm = confirmLossBy({ lost: 5 }, { print: (text) => void printed.push(text) });
	await confirm({ removal: FEW, lost: 5, listed: [ALIASES, CORRECTION, NUMBERS] });
	expect(printed.join("\n").split("\n")).toEqual([
		"",
		"Without a car after this import:",
		"  Saab 9-5: aliases mk1",
		"  Saab 9-5 Estate: a correction",
		"  Saab 9-5 facelift\uFFFD[2J: key numbers 9116/ABC",
		"  … and 2 more; the import's review in the back-office lists all.",
	]);
});

test("a dry run, whose import is discarded, sends nobody to its review", () => {
	expect(lostLines(5, [ALIASES, CORRECTION, NUMBERS]).at(-1)).toBe("  … and 2 more.");
});

test("the bar, which hides the cursor and cuts lines, has ended before anything is listed or asked", async () => {
	const terminal = Object.assign(new PassThrough(), { isTTY: true });
	const { progress, stop } = createProgress(true, terminal);
	progress("sending", 1, 1);
	const shown: string[] = [];
	const show = () => void shown.push(String(terminal.read() ?? ""));
	show();
	const ask = async () => {
		show();
		return "3";
	};
	await confirmLossBy({}, { print: show, ask, clear: stop })(entries);
	const [bar, beforeList, beforeQuestion] = shown;
	expect(bar).toContain("\x1B[?7l");
	expect(beforeList).toContain("\x1B[?25h\x1B[?7h");
	expect(beforeQuestion).toBe("");
});
