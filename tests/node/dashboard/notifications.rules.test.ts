import { expect, test } from "vitest";
import { toSeen, unseen } from "../../../dashboard/src/shell/notifications.rules.ts";

const one = { id: 1, updatedAt: "2026-11-01T10:00:00.000Z" };
const two = { id: 2, updatedAt: "2026-11-02T10:00:00.000Z" };

test("everything is news to a browser that never opened the bell", () => {
	expect(unseen([one, two], null)).toEqual([one, two]);
});

test("what was shown is no news any more, until somebody edits it", () => {
	const seen = toSeen([one, two]);
	expect(unseen([one, two], seen)).toEqual([]);
	const edited = { ...one, updatedAt: "2026-11-03T10:00:00.000Z" };
	expect(unseen([edited, two], seen)).toEqual([edited]);
});

test("what was opened before the first notification marks none as seen", () => {
	expect(unseen([one], toSeen([]))).toEqual([one]);
});

test("what was seen in one language is no news again after the bell was opened in another", () => {
	expect(unseen([one], toSeen([two], toSeen([one])))).toEqual([]);
	const many = Array.from({ length: 1000 }, (_, id) => ({ ...one, id }));
	expect(toSeen([two], toSeen(many)).split(",")).toHaveLength(400);
});
