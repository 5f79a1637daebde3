import type { Database } from "../db/database.ts";
import { inBackground } from "../http/background.ts";
import { createVisitRepository, type VisitCount } from "./visit.repository.ts";
import { toDay, type VisitEvent } from "./visit.rules.ts";

const FLUSH_MS = 5000;
/** At most this many counts wait in memory; then all are written at once, so that no visit is lost. */
const PENDING_MAX = 1000;

const pending = new Map<string, VisitCount>();
let flushPlannedFor = 0;
let lastFlush = 0;
/** A scheduled write whose request ended before it ran is scheduled again after this time. */
const PLAN_LOST_MS = 30_000;

type Background = { waitUntil(work: Promise<unknown>): void };

/** Counts an event in memory and writes all counts together, at most every few seconds, not once per visit. */
export function countVisitEvent(
	db: Database,
	background: Background,
	{ uuid, origin, event }: { uuid: string; origin: string; event: VisitEvent },
	now: number,
): void {
	const key = `${uuid} ${origin} ${toDay(now)}`;
	const existing = pending.get(key);
	const visits = existing ?? {
		uuid,
		origin,
		day: toDay(now),
		lastSeenAt: now,
		counts: { ready: 0, vehicle: 0, results: 0, no_result: 0, no_car: 0, product_click: 0 },
	};
	visits.counts[event] += 1;
	visits.lastSeenAt = now;
	pending.set(key, visits);
	if (pending.size >= PENDING_MAX) {
		inBackground(background, "flush", flush(db, 0));
		return;
	}
	if (now < flushPlannedFor + PLAN_LOST_MS) return;
	flushPlannedFor = Math.max(now, lastFlush + FLUSH_MS);
	inBackground(background, "flush", flush(db, flushPlannedFor - now));
}

async function flush(db: Database, delay: number): Promise<void> {
	if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
	const counts = [...pending.values()];
	pending.clear();
	flushPlannedFor = 0;
	lastFlush = Date.now();
	await createVisitRepository(db).add(counts);
}
