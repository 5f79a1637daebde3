import { and, eq, gte, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { auditEntriesTable as entries } from "../audit/audit.table.ts";
import type { Database } from "../http/env.ts";
import { BUSY_MS, KEPT_MS } from "./idempotency.rules.ts";
import { idempotencyKeysTable as keys } from "./idempotency.table.ts";

const NIGHTS = 7;

type Request = { userId: number; key: string; requestHash: string };
export type Claim = "begun" | "busy" | "differs" | { status: number; answer: string };

export function createIdempotencyRepository(db: Database) {
	return { claim, keep, forget, sweep };

	/** Of many at once one begins; a claim whose request died is begun anew. */
	async function claim({ userId, key, requestHash }: Request, now: number): Promise<Claim> {
		const isDead = sql`${keys.status} IS NULL AND ${keys.createdAt} < ${now - BUSY_MS} AND ${keys.requestHash} = ${requestHash}`;
		const begun = await db
			.insert(keys)
			.values({ userId, key, requestHash, createdAt: now })
			.onConflictDoUpdate({ target: [keys.userId, keys.key], set: { createdAt: now }, setWhere: isDead })
			.returning({ key: keys.key });
		if (begun.length > 0) return "begun";
		const [row] = await db.select().from(keys).where(isKey(userId, key));
		// Freed in between: whoever asks again may begin.
		if (!row) return "busy";
		if (row.requestHash !== requestHash) return "differs";
		return row.status === null ? "busy" : { status: row.status, answer: row.answer ?? "" };
	}

	async function keep({ userId, key }: Request, status: number, answer: string): Promise<void> {
		await db.update(keys).set({ status, answer }).where(isKey(userId, key));
	}

	async function forget({ userId, key }: Request): Promise<void> {
		await db.delete(keys).where(and(isKey(userId, key), isNull(keys.status)));
	}

	/** Keys are good for a day; then they may name something new. The log is looked through for a few nights back. */
	async function sweep(now: number): Promise<void> {
		const end = now - KEPT_MS;
		await db.batch([
			db.delete(keys).where(lt(keys.createdAt, end)),
			db
				.update(entries)
				.set({ requestKey: null })
				.where(and(gte(entries.at, end - NIGHTS * KEPT_MS), lt(entries.at, end), isNotNull(entries.requestKey))),
		]);
	}
}

const isKey = (userId: number, key: string) => and(eq(keys.userId, userId), eq(keys.key, key));
