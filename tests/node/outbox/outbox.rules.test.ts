import { expect, test } from "vitest";
import { nextAttempt, OUTBOX_KINDS } from "#worker/outbox/outbox.rules.ts";

const HOUR_MS = 3_600_000;

/** The pauses between the attempts, until it is dead. */
function pausesOf(kind: (typeof OUTBOX_KINDS)[number]): number[] {
	const pauses: number[] = [];
	for (let next = nextAttempt({ kind, attempts: 1 }, 0); next !== null; ) {
		pauses.push(next);
		next = nextAttempt({ kind, attempts: pauses.length + 1 }, 0);
	}
	return pauses;
}

test("mails of messages are tried from Friday noon to Monday morning", () => {
	const hours = pausesOf("messages").reduce((sum, pause) => sum + pause, 0) / HOUR_MS;
	expect(hours).toBeGreaterThan(70);
});

test.each(OUTBOX_KINDS)("no pause of %s is longer than a queue can wait", (kind) => {
	expect(Math.max(...pausesOf(kind))).toBeLessThanOrEqual(12 * HOUR_MS);
});
