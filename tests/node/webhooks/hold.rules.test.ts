import { expect, test } from "vitest";
import { nextAttempt, triedFor } from "#worker/outbox/outbox.rules.ts";
import { comesBackAt, holdAfter, isGivenUp } from "#worker/webhooks/hold.rules.ts";

const HOUR = 3_600_000;
const LONGEST = triedFor("webhook");

test("a receiver is left alone for three times as long as it gave no answer, ten seconds at least and an hour at most", () => {
	expect([0, 10_000, 60_000, HOUR, 20 * HOUR].map((now) => holdAfter(0, now) - now)).toEqual([
		10_000,
		30_000,
		180_000,
		HOUR,
		HOUR,
	]);
});

test("a webhook with one event is tried as often as without a pause", () => {
	let now = 0;
	for (let attempts = 1; ; attempts++) {
		const next = nextAttempt({ kind: "webhook", attempts }, now);
		if (next === null) break;
		expect(holdAfter(0, now)).toBeLessThanOrEqual(next);
		now = next;
	}
	expect(now).toBe(LONGEST);
});

test("what waits comes back over a tenth of the pause, never before its end", () => {
	const backAt = Array.from({ length: 200 }, (_, id) => comesBackAt(id, HOUR, 0));
	expect(Math.min(...backAt)).toBe(HOUR);
	expect(Math.max(...backAt)).toBeGreaterThan(HOUR * 1.09);
	expect(Math.max(...backAt)).toBeLessThan(HOUR * 1.1);
});

test("of a short pause it comes back over ten seconds, in whatever steps its numbers go up", () => {
	const secondsOf = (step: number) =>
		new Set(Array.from({ length: 200 }, (_, at) => Math.floor(comesBackAt(at * step, 1000, 0) / 1000)));
	for (const step of [1, 5, 10, 100])
		expect([...secondsOf(step)].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test("an event is given up once its receiver answered nothing for as long as eight attempts take", () => {
	const at = (createdAt: number, unansweredSince: number, now: number) =>
		isGivenUp({ createdAt, unansweredSince }, now);
	expect([at(0, 0, LONGEST), at(0, 0, LONGEST + 1)]).toEqual([false, true]);
	// It came later, or the receiver has answered in between.
	expect([at(5 * HOUR, 0, LONGEST + 1), at(0, 5 * HOUR, LONGEST + 1)]).toEqual([false, false]);
	expect([at(5 * HOUR, 0, LONGEST + 5 * HOUR + 1), at(0, 5 * HOUR, LONGEST + 5 * HOUR + 1)]).toEqual([true, true]);
});

test("no event waits for ever for a receiver that answers others now and then", () => {
	const answeredJustNow = (now: number) => isGivenUp({ createdAt: 0, unansweredSince: now - 1 }, now);
	expect([answeredJustNow(3 * LONGEST), answeredJustNow(3 * LONGEST + 1)]).toEqual([false, true]);
});
