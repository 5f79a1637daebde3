import { DAY_MS, HOUR_MS } from "../db/times.rules.ts";
import { triedFor } from "../outbox/outbox.rules.ts";
import { ANSWER_MS } from "./webhook.rules.ts";

/** From the beginning of an attempt, as the pauses of the outbox: a time-out takes as long. */
const SHORTEST_MS = 10_000;
const LONGEST_MS = HOUR_MS;
const FACTOR = 3;
/** Those that wait come back over this part of what is left of the pause, or over so long: a queue waits whole seconds. */
const SPREAD = 0.1;
const SHORTEST_SPREAD_MS = 10_000;
/** A prime number: ids of one webhook may go up by ten. */
const PLACES = 101;

/** How long others wait for the one event that asks whether the receiver answers again: longer than that may take. */
export const PROBE_MS = ANSWER_MS + 5000;

type Silence = { unansweredSince: number | null; heldUntil: number | null };

/** Since when attempts in a row are given no answer, if this one is not: an attempt of days ago is not of that row. */
export const silentSince = ({ unansweredSince, heldUntil }: Silence, now: number): number =>
	unansweredSince === null || (heldUntil !== null && now - heldUntil > DAY_MS) ? now : unansweredSince;

/** Until when no event is tried after an attempt, begun at `now`, that was given no answer. */
export const holdAfter = (unansweredSince: number, now: number): number =>
	now + Math.min(LONGEST_MS, Math.max(SHORTEST_MS, FACTOR * (now - unansweredSince)));

/** When a message comes back that waits until then: not all at once, so that they don't meet in one second. */
export const comesBackAt = (id: number, heldUntil: number, now: number): number =>
	heldUntil + Math.floor(Math.max(SHORTEST_SPREAD_MS, SPREAD * (heldUntil - now)) * ((id % PLACES) / PLACES));

type Waiting = { createdAt: number; unansweredSince: number };

/**
 * Whether an event has waited for long enough: its receiver answered nothing for as long as eight attempts take, or answers
 * only now and then, and others, for three times as long.
 */
export function isGivenUp({ createdAt, unansweredSince }: Waiting, now: number): boolean {
	const longest = triedFor("webhook");
	return now - Math.max(createdAt, unansweredSince) > longest || now - createdAt > 3 * longest;
}
