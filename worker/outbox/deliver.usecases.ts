import type { Database } from "../db/database.ts";
import type { OutboxRow } from "../db/schema/outbox.table.ts";
import { DAY_MS } from "../db/times.rules.ts";
import { describeError } from "../http/error-log.rules.ts";
import { createOutboxRepository } from "./outbox.repository.ts";
import { LEASE_MS, type OutboxKind, type OutboxMessage } from "./outbox.rules.ts";

/** Delivers a row, or throws. It may happen again: a delivery whose end was lost is repeated. */
export type Deliver = (row: OutboxRow, now: number) => Promise<void>;

const KEEP_DEAD_MS = 30 * DAY_MS;
const SENDS_AT_ONCE = 100;
const ERROR_LENGTH = 200;

/** Delivers one row. When it has to come again, in milliseconds; null: it is done, or dead. */
export async function deliver(
	db: Database,
	id: number,
	deliveries: Readonly<Record<OutboxKind, Deliver>>,
	now: number,
): Promise<number | null> {
	const outbox = createOutboxRepository(db);
	const row = await outbox.claim(id, now);
	if (!row) {
		const waiting = await outbox.get(id);
		return waiting?.state === "waiting" ? waiting.nextAt : null;
	}
	try {
		await deliveries[row.kind](row, now);
	} catch (error) {
		console.error(`outbox ${row.kind} failed\n${describeError(error)}`);
		const [line = ""] = describeError(error).split("\n");
		return outbox.failed(row, line.slice(0, ERROR_LENGTH), now);
	}
	await outbox.delivered(id);
	return null;
}

/** So many at most: what is left goes with the next write, or at night. */
const PAGES_MAX = 50;

/**
 * Brings what was not brought yet to the queue, after the batch that wrote it. What another one brings as well is
 * delivered once; what is lost here comes at night.
 */
export async function handOver(db: Database, queue: Queue<OutboxMessage>, now: number): Promise<void> {
	const outbox = createOutboxRepository(db);
	for (let page = 0; page < PAGES_MAX; page++) {
		const ids = await outbox.fresh(SENDS_AT_ONCE);
		if (ids.length === 0) return;
		await send(queue, ids);
		await outbox.handed(ids, now);
		if (ids.length < SENDS_AT_ONCE) return;
	}
}

/** Nightly: hands what a queue has lost to it again, and forgets what could not be delivered a month ago. */
export async function cleanUpOutbox(db: Database, queue: Queue<OutboxMessage>, now: number): Promise<void> {
	const outbox = createOutboxRepository(db);
	await send(queue, await outbox.overdue(now - LEASE_MS));
	await outbox.cleanUp(now - KEEP_DEAD_MS);
}

async function send(queue: Queue<OutboxMessage>, ids: readonly number[]): Promise<void> {
	for (let at = 0; at < ids.length; at += SENDS_AT_ONCE)
		await queue.sendBatch(ids.slice(at, at + SENDS_AT_ONCE).map((id) => ({ body: { id } })));
}
