import type { ArmAnswer } from "../catalogue/corrections/arm-answer.repository.ts";
import { inBackground } from "../http/background.ts";
import { describeError } from "../http/error-log.rules.ts";
import { NO_VISITS, toDay, VISIT_EVENTS, type VisitCounts } from "./visit.rules.ts";
import type { VisitBatch, VisitCount } from "./visit.schema.ts";

const FLUSH_MS = 5000;
/** A batch of this many is well below the size of a queue's message (128 KB), and is sent at once. */
const COUNTS_A_BATCH = 200;
/** Batches that wait for a queue that can't take them; then the oldest is dropped. */
const UNSENT_MAX = 20;
/** 74 random bits. The ids of millions of batches are kept for days, so each character counts. */
const ID_LENGTH = 23;
/** A planned flush whose request ended before it ran is planned again after this time. */
const PLAN_LOST_MS = 30_000;

const pending = new Map<string, VisitCount>();
const pendingArms = new Map<string, ArmAnswer>();
const unsent: VisitBatch[] = [];
let flushPlannedFor = 0;
let lastFlush = 0;

type Background = { waitUntil(work: Promise<unknown>): void };
export type VisitQueue = Pick<Queue<VisitBatch>, "send">;

/** Counts a beacon in memory, and hands all counts to the queue together, at most every few seconds. */
export function countVisit(
	queue: VisitQueue,
	background: Background,
	{ uuid, origin, counts }: { uuid: string; origin: string; counts: Partial<VisitCounts> },
	now: number,
): void {
	const key = `${uuid} ${origin} ${toDay(now)}`;
	const visits = pending.get(key) ?? { uuid, origin, day: toDay(now), lastSeenAt: now, counts: { ...NO_VISITS } };
	for (const event of VISIT_EVENTS) visits.counts[event] += counts[event] ?? 0;
	visits.lastSeenAt = now;
	pending.set(key, visits);
	planFlush(queue, background, now);
}

/** The same for a visitor's answer to which arm a car has. */
export function countArm(
	queue: VisitQueue,
	background: Background,
	answer: Omit<ArmAnswer, "day" | "count">,
	now: number,
): void {
	const key = Object.values(answer).join(" ");
	const known = pendingArms.get(key) ?? { ...answer, day: toDay(now), count: 0 };
	pendingArms.set(key, { ...known, count: known.count + 1 });
	planFlush(queue, background, now);
}

function planFlush(queue: VisitQueue, background: Background, now: number): void {
	if (pending.size + pendingArms.size >= COUNTS_A_BATCH) {
		inBackground(background, "flush", flush(queue, 0));
		return;
	}
	if (now < flushPlannedFor + PLAN_LOST_MS) return;
	flushPlannedFor = Math.max(now, lastFlush + FLUSH_MS);
	inBackground(background, "flush", flush(queue, flushPlannedFor - now));
}

/** A batch that can't be sent waits for the next flush, under its id, so that it is never counted twice. */
async function flush(queue: VisitQueue, delay: number): Promise<void> {
	if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
	const counts = [...pending.values()];
	const arms = [...pendingArms.values()];
	if (counts.length + arms.length > 0) unsent.push({ id: crypto.randomUUID().slice(0, ID_LENGTH), counts, arms });
	pending.clear();
	pendingArms.clear();
	flushPlannedFor = 0;
	lastFlush = Date.now();
	unsent.splice(0, unsent.length - UNSENT_MAX);
	// A batch leaves the list when it was sent, so that a request that is cut off while it sends loses none.
	for (const batch of [...unsent]) {
		try {
			await queue.send(batch);
			// Another flush may have sent it, or dropped it, in the meantime.
			const at = unsent.indexOf(batch);
			if (at >= 0) unsent.splice(at, 1);
		} catch (error) {
			console.error(`visits wait for the queue\n${describeError(error)}`);
		}
	}
}

/** For tests, which clear the storage behind it. */
export function clearVisits(): void {
	pending.clear();
	pendingArms.clear();
	unsent.length = 0;
	flushPlannedFor = 0;
	lastFlush = 0;
}
