import { expect, test } from "vitest";
import { isConfirmed, needsConfirmation } from "#worker/catalogue/versions/removal.rules.ts";

test.each([
	[0, 0, false],
	[0, 248, false],
	[24, 248, false],
	[25, 248, true],
	[1, 10, false],
	[1, 9, true],
	[248, 248, true],
])("removing %i of %i cars needs a confirmation: %s", (removed, total, expected) => {
	expect(needsConfirmation({ removed, total })).toBe(expected);
});

test("only the number of cars that are removed confirms it", () => {
	const removal = { removed: 136, total: 248 };
	expect([undefined, 0, 135, 137, 248, 136].map((typed) => isConfirmed(removal, typed))).toEqual([
		...Array(5).fill(false),
		true,
	]);
	expect(isConfirmed({ removed: 3, total: 248 }, undefined)).toBe(true);
});
