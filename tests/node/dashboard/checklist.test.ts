import { expect, test } from "vitest";
import { checklistOf } from "../../../dashboard/src/features/finders/overview/checklist.rules.ts";

const SEEN = { connectedAt: "2026-11-21T10:00:00.000Z" };
const UNSEEN = { connectedAt: null };
const EMPTY = { hasChosenAssortments: false, hasOffer: true, hasPrices: false };

const open = (...known: Parameters<typeof checklistOf>) =>
	checklistOf(...known).flatMap(({ step, isDone }) => (isDone ? [] : [step]));

test("a new configuration has everything before it but its creation", () => {
	expect(open(UNSEEN, EMPTY, false)).toEqual(["assortments", "prices", "publish", "seen"]);
});

test("each step is done by what people did", () => {
	expect(open(UNSEEN, { hasChosenAssortments: true, hasOffer: true, hasPrices: true }, true)).toEqual(["seen"]);
});

test("once it was seen in a shop only prices can be missing", () => {
	expect(open(SEEN, EMPTY, false)).toEqual(["prices"]);
	expect(open(SEEN, { ...EMPTY, hasPrices: true }, false)).toEqual([]);
});

test("who offers nothing has assortments to choose, even after the finder was seen in a shop", () => {
	const nothing = { hasChosenAssortments: true, hasOffer: false, hasPrices: false };
	expect(open(UNSEEN, nothing, true)).toEqual(["assortments", "prices", "seen"]);
	expect(open(SEEN, nothing, false)).toEqual(["assortments", "prices"]);
});
