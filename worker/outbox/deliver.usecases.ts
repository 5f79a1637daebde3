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

/** Webhooks have a queue of their own: a receiver that doesn't answer keeps no mail waiting. */
export type OutboxQueues = Record<"OUTBOX" | "WEBHOOKS", Queue<OutboxMessage>>;

/** So many at most: what is left goes with the next write, or ten minutes later. */
const PAGES_MAX = 50;
/** A queue brings a message for 50 minutes; what it has dropped then is handed to it again. */
const HANDED_MS = 3_600_000;

/**
 * Brings what was not brought yet to the queue, after the batch that wrote it. What another one brings as well is
 * delivered once; what is lost here is handed over ten minutes later.
 */
export const handOver = (db: Database, queues: OutboxQueues, now: number): Promise<void> =>
	bring(db, queues, now, (outbox) => outbox.fresh(SENDS_AT_ONCE));

/** Every ten minutes: hands what a queue has lost to it again. */
export const handOverLost = (db: Database, queues: OutboxQueues, now: number): Promise<void> =>
	bring(db, queues, now, (outbox) => outbox.lost(now - LEASE_MS, now - HANDED_MS, SENDS_AT_ONCE));

/** Nightly: forgets what could not be delivered a month ago. */
export const cleanUpOutbox = (db: Database, now: number): Promise<void> =>
	createOutboxRepository(db).cleanUp(now - KEEP_DEAD_MS);

type Outbox = ReturnType<typeof createOutboxRepository>;

/** Page by page: what was brought is not in the next one. */
async function bring(
	db: Database,
	{ OUTBOX, WEBHOOKS }: OutboxQueues,
	now: number,
	read: (outbox: Outbox) => Promise<Pick<OutboxRow, "id" | "kind">[]>,
): Promise<void> {
	const outbox = createOutboxRepository(db);
	for (let page = 0; page < PAGES_MAX; page++) {
		const rows = await read(outbox);
		const send = async (queue: Queue<OutboxMessage>, isOf: (kind: OutboxKind) => boolean) => {
			const messages = rows.filter(({ kind }) => isOf(kind)).map(({ id }) => ({ body: { id } }));
			if (messages.length > 0) await queue.sendBatch(messages);
		};
		await send(OUTBOX, (kind) => kind !== "webhook");
		await send(WEBHOOKS, (kind) => kind === "webhook");
		if (rows.length > 0)
			await outbox.handed(
				rows.map(({ id }) => id),
				now,
			);
		if (rows.length < SENDS_AT_ONCE) return;
	}
}
