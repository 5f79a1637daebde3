import { expect, test } from "vitest";
import { confirmRemovalBy } from "#scripts/import/confirm-removal.ts";

const removal = { removed: 136, total: 248 };
const typing = (answer: string) => async () => answer;

test("the number that a command was given, or that somebody types, confirms what an import removes", async () => {
	expect(await confirmRemovalBy(136, undefined)(removal)).toBe(136);
	expect(await confirmRemovalBy(undefined, typing("136"))(removal)).toBe(136);
});

test.each([
	["nobody can be asked", confirmRemovalBy(undefined, undefined)],
	["another number was given", confirmRemovalBy(135, typing("136"))],
	["another number is typed", confirmRemovalBy(undefined, typing("1366"))],
	["nothing is typed", confirmRemovalBy(undefined, typing(""))],
])("where %s, the command ends and says what to add", async (_, confirm) => {
	await expect(confirm(removal)).rejects.toThrow(
		"This import removes 136 of 248 cars. Nothing was activated. To activate it, add --confirm-removed 136.",
	);
});
