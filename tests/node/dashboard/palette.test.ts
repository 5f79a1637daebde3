import { LayoutGrid } from "lucide-react";
import { describe, expect, test } from "vitest";
import { matching } from "../../../dashboard/src/shell/palette/command.ts";
import { addRecent, type Recent, readRecents } from "../../../dashboard/src/shell/palette/recent.rules.ts";

const command = (text: string, detail = "") => ({ id: text, text, detail, icon: LayoutGrid, run: () => undefined });
const place = (at: number): Recent => ({ kind: "finder", href: `/c/overview?finder=${at}`, text: `Finder ${at}` });

test("a command is found by every word, in any order, whatever case or accents", () => {
	const commands = [command("Żarówki", "Łódź"), command("Prices"), command("Ρυθμίσεις")];
	const textsOf = (typed: string) => matching(commands, typed).map(({ text }) => text);
	expect(textsOf("lodz zarowki")).toEqual(["Żarówki"]);
	expect(textsOf("ΡΥΘΜΙΣΕΙΣ")).toEqual(["Ρυθμίσεις"]);
	expect(textsOf("prices lodz")).toEqual([]);
	expect(textsOf(" ")).toHaveLength(3);
});

test("what begins with the typed letters comes before what only holds them", () => {
	const commands = [command("Overview"), command("Prices", "View"), command("Preview")];
	expect(matching(commands, "view").map(({ text }) => text)).toEqual(["Prices", "Overview", "Preview"]);
});

test("what a page is also called finds it, after those that are called so", () => {
	const commands = [{ ...command("Settings"), words: "options, preferences" }, command("Wiper options")];
	const textsOf = (typed: string) => matching(commands, typed).map(({ text }) => text);
	expect(textsOf("options")).toEqual(["Wiper options", "Settings"]);
	expect(textsOf("pref")).toEqual(["Settings"]);
	expect(textsOf("ptions")).toEqual(["Wiper options"]);
});

describe("the places somebody went to", () => {
	test("are kept newest first, each once, and only the last six", () => {
		let stored: string | null = null;
		for (const at of [1, 2, 3, 4, 5, 6, 7, 3]) stored = addRecent(stored, 9, place(at));
		expect(readRecents(stored, 9).map(({ text }) => text)).toEqual([3, 7, 6, 5, 4, 2].map((at) => `Finder ${at}`));
	});

	test("are nobody else's", () => {
		const stored = addRecent(null, 9, place(1));
		expect(readRecents(stored, 8)).toEqual([]);
		expect(readRecents(addRecent(stored, 8, place(2)), 8)).toEqual([place(2)]);
	});

	test.each([
		"nonsense",
		"null",
		"[]",
		'{"user":9}',
		'{"user":9,"items":[null,1,{}]}',
		'{"user":9,"items":[{"kind":"page","href":"//evil.example","text":"x"}]}',
		'{"user":9,"items":[{"kind":"page","href":"javascript:alert(1)","text":"x"}]}',
		'{"user":9,"items":[{"kind":"order","href":"/c","text":"x"}]}',
	])("are none where what is stored makes no sense: %s", (stored) => {
		expect(readRecents(stored, 9)).toEqual([]);
	});
});
