import { and, asc, desc, eq, inArray, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { insertRows } from "../db/insert-rows.ts";
import { OUTBOX_STATES, type OutboxRow, outboxTable as outbox } from "../db/schema/outbox.table.ts";
import { HOUR_MS } from "../db/times.rules.ts";
import { LEASE_MS, nextAttempt, type OutboxKind } from "./outbox.rules.ts";

export type Announcement = { kind: OutboxKind; recipient: string | SQL; payload: string | SQL; at: number; when: SQL };

/** The statement that announces something, for the batch of the change: both happen, or neither. It returns the id. */
export const outboxStatement = (db: Database, { kind, recipient, payload, at, when }: Announcement) =>
	insertRows(db, outbox, sql`WHERE ${when}`, { kind, recipient, payload, createdAt: at, nextAt: at }).returning({
		id: outbox.id,
	});

const UNDELIVERED_LISTED_MAX = 20;
/** What waits for so long is shown before its last attempt: messages are tried for days. */
const LATE_MS = 9 * HOUR_MS;

export function createOutboxRepository(db: Database) {
	return { claim, get, delivered, failed, lost, fresh, handed, undelivered, cleanUp };

	/** One of several deliveries at once gets the row. */
	async function claim(id: number, now: number): Promise<OutboxRow | undefined> {
		const [row] = await db
			.update(outbox)
			.set({ attempts: sql`${outbox.attempts} + 1`, nextAt: now + LEASE_MS })
			.where(and(eq(outbox.id, id), eq(outbox.state, "waiting"), lte(outbox.nextAt, now)))
			.returning();
		return row;
	}

	async function get(id: number): Promise<OutboxRow | undefined> {
		const [row] = await db.select().from(outbox).where(eq(outbox.id, id));
		return row;
	}

	async function delivered(id: number): Promise<void> {
		await db.delete(outbox).where(eq(outbox.id, id));
	}

	/** When it is to be tried again; null: it is dead. */
	async function failed(row: OutboxRow, error: string, now: number): Promise<number | null> {
		const nextAt = nextAttempt(row, now);
		await db
			.update(outbox)
			.set(nextAt === null ? { state: "dead", error, nextAt: now, key: null } : { error, nextAt })
			.where(eq(outbox.id, row.id));
		return nextAt;
	}

	/** What should have been delivered by the first time, and was not brought to the queue since the second; the oldest first. */
	function lost(dueBefore: number, handedBefore: number, most: number) {
		const isHanded = or(isNull(outbox.handedAt), lt(outbox.handedAt, handedBefore));
		return db
			.select({ id: outbox.id, kind: outbox.kind })
			.from(outbox)
			.where(and(eq(outbox.state, "waiting"), lt(outbox.nextAt, dueBefore), isHanded))
			.orderBy(asc(outbox.nextAt))
			.limit(most);
	}

	/** What was not brought to the queue yet, the oldest first. */
	function fresh(most: number) {
		return db
			.select({ id: outbox.id, kind: outbox.kind })
			.from(outbox)
			.where(isNull(outbox.handedAt))
			.orderBy(asc(outbox.id))
			.limit(most);
	}

	async function handed(ids: readonly number[], now: number): Promise<void> {
		const isOne = sql`${outbox.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
		await db.update(outbox).set({ handedAt: now }).where(isOne);
	}

	async function cleanUp(before: number): Promise<void> {
		await db.delete(outbox).where(and(eq(outbox.state, "dead"), lt(outbox.nextAt, before)));
	}

	/** The latest that could not be delivered, or not until now: mails apart, so that no number of webhooks hides them. */
	function undelivered(now: number) {
		const isDead = eq(outbox.state, "dead");
		const failedAt = sql<number>`iif(${isDead}, ${outbox.nextAt}, ${outbox.createdAt})`.as("failed_at");
		const latest = db
			.select({ id: outbox.id, kind: outbox.kind, recipient: outbox.recipient, failedAt })
			.from(outbox)
			.where(and(inArray(outbox.state, OUTBOX_STATES), or(isDead, lt(outbox.createdAt, now - LATE_MS))))
			.as("latest");
		const rank = sql<number>`row_number() OVER (PARTITION BY ${latest.kind} = 'webhook' ORDER BY ${latest.failedAt} DESC)`;
		const ranked = db
			.select({
				id: latest.id,
				kind: latest.kind,
				recipient: latest.recipient,
				failedAt: latest.failedAt,
				rank: rank.as("rank"),
			})
			.from(latest)
			.as("ranked");
		const { id, kind, recipient, failedAt: at } = ranked;
		return db
			.select({ id, kind, recipient, failedAt: at })
			.from(ranked)
			.where(lte(ranked.rank, UNDELIVERED_LISTED_MAX))
			.orderBy(desc(at));
	}
}
