import { and, eq, gt, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { signInFailuresTable as failures } from "../db/schema/session.table.ts";
import { SIGN_IN_FAILURES_MAX, SIGN_IN_PENDING_MS, SIGN_IN_WINDOW_MS } from "./session.rules.ts";

/**
 * Counts password attempts by address and user: an attacker is locked out, the owner can still sign in from another
 * address. The statement that allows an attempt also counts it, so that attempts at the same time can't exceed the
 * limit; the right password removes it from the count.
 */
export function createSignInFailureRepository(db: Database) {
	return { attempt, forget, cleanUp };

	/** Undefined if the attempt is allowed; else the time of the next allowed one. */
	async function attempt(address: string, person: string, now: number): Promise<number | undefined> {
		const isOver = sql`${failures.windowStart} <= ${now - SIGN_IN_WINDOW_MS}`;
		const counted = await db
			.insert(failures)
			.values({ address, usernameKey: person, windowStart: now, failures: 1 })
			.onConflictDoUpdate({
				target: [failures.address, failures.usernameKey],
				set: {
					failures: sql`CASE WHEN ${isOver} THEN 1 ELSE ${failures.failures} + 1 END`,
					windowStart: sql`CASE WHEN ${isOver} THEN ${now} ELSE ${failures.windowStart} END`,
				},
				setWhere: sql`${isOver} OR ${failures.failures} < ${SIGN_IN_FAILURES_MAX}`,
			})
			.returning({ failures: failures.failures });
		if (counted.length > 0) return undefined;
		const [row] = await db.select().from(failures).where(of(address, person));
		const isPending = !row || row.windowStart > now - SIGN_IN_PENDING_MS;
		return isPending ? now + SIGN_IN_PENDING_MS : row.windowStart + SIGN_IN_WINDOW_MS;
	}

	async function forget(address: string, person: string): Promise<void> {
		await db.delete(failures).where(of(address, person));
	}

	async function cleanUp(now: number): Promise<void> {
		await db.delete(failures).where(lt(failures.windowStart, now - SIGN_IN_WINDOW_MS));
	}
}

/** For the batch that sets a user's password: who mistyped the old one, from wherever, can sign in with the new one. */
export function forgetFailuresStatement(db: Database, userId: number, now: number, when: SQL | undefined) {
	const isCounted = gt(failures.windowStart, now - SIGN_IN_WINDOW_MS);
	return db.delete(failures).where(and(isCounted, eq(failures.usernameKey, personOf(userId, "")), when));
}

const of = (address: string, person: string) => and(eq(failures.address, address), eq(failures.usernameKey, person));

/** One user's attempts count together, whether by user name, by e-mail address or when changing the password. */
export const personOf = (userId: number | undefined, typedKey: string): string =>
	userId === undefined ? `?${typedKey}` : `#${userId}`;
