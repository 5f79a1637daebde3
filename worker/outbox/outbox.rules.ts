/** What is told to others. */
export const OUTBOX_KINDS = ["password_reset"] as const;
export type OutboxKind = (typeof OUTBOX_KINDS)[number];

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

/** How long one attempt may take: then another one may begin. */
export const LEASE_MS = MINUTE_MS;
/** The pauses after each failed attempt; after the last one it is dead. */
const PAUSES_MS = [10 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 10 * MINUTE_MS];

/** When it is tried again after so many attempts; null: never. */
export const nextAttempt = (attempts: number, now: number): number | null => {
	const pause = PAUSES_MS[attempts - 1];
	return pause === undefined ? null : now + pause;
};

/** A message of the queue: only where the row is. */
export type OutboxMessage = { id: number };
