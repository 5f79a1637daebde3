import { HOUR_MS } from "../db/times.rules.ts";

/** What is told to others. */
export const OUTBOX_KINDS = ["password_reset", "webhook", "messages", "car_request", "car_found"] as const;
export type OutboxKind = (typeof OUTBOX_KINDS)[number];

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

/** An invocation may wait for six answers. A seventh request is queued while its time-out runs already, and one is left for others. */
export const DELIVERIES_AT_ONCE = 5;

/** How long one attempt may take: then another one may begin. */
export const LEASE_MS = MINUTE_MS;
/**
 * The pauses after each failed attempt; after the last one it is dead. A link is of no use later; another system may be, and
 * messages are after a weekend. A queue waits 12 hours at most.
 */
const PAUSES_MS: Readonly<Record<OutboxKind, readonly number[]>> = {
	password_reset: [10 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 10 * MINUTE_MS],
	car_request: [10 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS],
	car_found: [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 6 * HOUR_MS],
	messages: [
		MINUTE_MS,
		5 * MINUTE_MS,
		30 * MINUTE_MS,
		2 * HOUR_MS,
		6 * HOUR_MS,
		...Array<number>(6).fill(12 * HOUR_MS),
	],
	webhook: [10 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 6 * HOUR_MS, 12 * HOUR_MS],
};

/** How long it is tried, from the first attempt to the last. */
export const triedFor = (kind: OutboxKind): number => PAUSES_MS[kind].reduce((sum, pause) => sum + pause, 0);

/** When it is tried again after so many attempts; null: never. */
export const nextAttempt = ({ kind, attempts }: { kind: OutboxKind; attempts: number }, now: number): number | null => {
	const pause = PAUSES_MS[kind][attempts - 1];
	return pause === undefined ? null : now + pause;
};

/** A message of the queue: only where the row is. `purge`: it has none, and these tags leave the platform's cache. */
export type OutboxMessage = { id: number; purge?: string[] };

/**
 * For a workflow, which doesn't reach that cache: the worker's own calls and queues do. To the version before it is a row
 * that is gone.
 */
export const purgeMessage = (tags: string[]): OutboxMessage => ({ id: 0, purge: tags });
