import { expect, test } from "vitest";
import { searchedWords } from "#worker/audit/audit.rules.ts";

test.each([
	["AERO-26-18", ["AERO-26-18", "AERO-26", "AERO-18"]],
	["DEN-50-26-18", ["DEN-50-26-18", "DEN-50-26", "DEN-50-18"]],
	["DEN-50-26", ["DEN-50-26"]],
	["AERO-26", ["AERO-26"]],
])("a search for %s looks for %j: a set's blades, whatever the code ends with", (search, words) => {
	expect(searchedWords(search)).toEqual(words);
});
