import { and, desc, eq, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { auditEntriesTable as entries } from "../db/schema/audit.table.ts";
import { idempotencyKeysTable as keys } from "../db/schema/idempotency.table.ts";
import { BUSY_MS, KEEP_MS } from "./idempotency.rules.ts";

/** So that no statement takes long; what is left after so many pieces follows in the next nights. */
const ROWS_A_PIECE = 20_000;
const PIECES_A_NIGHT = 10;
/** By so much a released claim is older than it was: it is abandoned by any machine's clock. */
const RELEASED_MS = 2 * BUSY_MS;

type Request = { userId: number; key: string; requestHash: string };
/** `done`: written under the key, and the answer lost; the id of what it was about. */
export type Claim = "begun" | "busy" | "differs" | { status: number; answer: string } | { done: number };

export function createIdempotencyRepository(db: Database) {
	return { claim, storeAnswer, release, findRecorded, cleanUp };

	/** One of several requests at the same time starts; an abandoned claim may be started again. */
	async function claim(request: Request, now: number): Promise<Claim> {
		const { userId, key, requestHash } = request;
		const isAbandoned = sql`${keys.status} IS NULL AND ${keys.createdAt} < ${now - BUSY_MS} AND ${keys.requestHash} = ${requestHash}`;
		const [begun, [done], [row]] = await db.batch([
			db
				.insert(keys)
				.values({ userId, key, requestHash, createdAt: now })
				.onConflictDoUpdate({ target: [keys.userId, keys.key], set: { createdAt: now }, setWhere: isAbandoned })
				.returning({ key: keys.key }),
			recorded(request),
			db.select().from(keys).where(isKey(userId, key)),
		]);
		if (begun.length > 0) return done ? { done: Number(done.id) } : "begun";
		// Released in between: the caller may try again.
		if (!row) return "busy";
		if (row.requestHash !== requestHash) return "differs";
		if (row.status !== null) return { status: row.status, answer: row.answer ?? "" };
		// The write is done, but its answer isn't stored yet, or was lost.
		return done ? { done: Number(done.id) } : "busy";
	}

	async function findRecorded(request: Request): Promise<number | undefined> {
		const [done] = await recorded(request);
		return done && Number(done.id);
	}

	/** The last entry that was written under a key: the last of several is the record itself. */
	function recorded({ userId, key }: Request) {
		return db
			.select({ id: entries.entityId })
			.from(entries)
			.where(and(eq(entries.userId, userId), eq(entries.requestKey, key)))
			.orderBy(desc(entries.id))
			.limit(1);
	}

	async function storeAnswer({ userId, key }: Request, status: number, answer: string): Promise<void> {
		await db.update(keys).set({ status, answer }).where(isKey(userId, key));
	}

	/**
	 * Allows another attempt. A failed request may have been done: then only the same request may try again, and the claim
	 * stays its day, but counts as abandoned.
	 */
	async function release({ userId, key }: Request, allowsAnyRequest: boolean): Promise<void> {
		const isOpen = and(isKey(userId, key), isNull(keys.status));
		await (allowsAnyRequest
			? db.delete(keys).where(isOpen)
			: db
					.update(keys)
					.set({ createdAt: sql`${keys.createdAt} - ${RELEASED_MS}` })
					.where(isOpen));
	}

	/**
	 * Keys are valid for a day; then they may be used again. Without its claim, an entry would answer any request under its
	 * key: entries come first, and a claim is older than its entry, and once released by `RELEASED_MS` more.
	 */
	async function cleanUp(now: number): Promise<void> {
		const end = now - KEEP_MS;
		const expired = db
			.select({ id: entries.id })
			.from(entries)
			// The plus keeps SQLite from reading the whole log by time: the index of keys has those of a day, and the expired ones.
			.where(and(isNotNull(entries.requestKey), sql`+${entries.at} < ${end}`))
			.limit(ROWS_A_PIECE);
		const areCleared = await inPieces(() =>
			db.update(entries).set({ requestKey: null }).where(inArray(entries.id, expired)),
		);
		if (!areCleared) return;
		const old = db
			.select({ rowid: sql`rowid` })
			.from(keys)
			.where(lt(keys.createdAt, end - RELEASED_MS - BUSY_MS))
			.limit(ROWS_A_PIECE);
		await inPieces(() => db.delete(keys).where(sql`rowid IN ${old}`));
	}
}

/** True if nothing is left. */
async function inPieces(write: () => Promise<D1Result>): Promise<boolean> {
	for (let left = PIECES_A_NIGHT; left > 0; left--) {
		if ((await write()).meta.changes < ROWS_A_PIECE) return true;
	}
	return false;
}

const isKey = (userId: number, key: string) => and(eq(keys.userId, userId), eq(keys.key, key));
