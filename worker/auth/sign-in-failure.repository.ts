import { and, eq, gt, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { signInFailuresTable as failures } from "../db/schema/session.table.ts";
import { nameKey } from "../db/search-text.rules.ts";
import { SIGN_IN_FAILURES_MAX, SIGN_IN_PENDING_MS, SIGN_IN_WINDOW_MS } from "./session.rules.ts";
import { hashToken } from "./token.ts";

/**
 * Counts password attempts by address, and by what was typed and by its user: an attacker is locked out, the owner can
 * still sign in from another address. The statement that allows an attempt also counts it, so that attempts at the same
 * time can't exceed the limit; the right password removes it from the counts.
 */
export function createSignInFailureRepository(db: Database) {
	return { attempt, secondsLeft, forget, cleanUp };

	/** Those of the keys for which the attempt is allowed. */
	async function attempt(address: string, keys: string[], now: number): Promise<Set<string>> {
		const isOver = sql`${failures.windowStart} <= ${now - SIGN_IN_WINDOW_MS}`;
		const counted = await db
			.insert(failures)
			.values(keys.map((usernameKey) => ({ address, usernameKey, windowStart: now, failures: 1 })))
			.onConflictDoUpdate({
				target: [failures.address, failures.usernameKey],
				set: {
					failures: sql`CASE WHEN ${isOver} THEN 1 ELSE ${failures.failures} + 1 END`,
					windowStart: sql`CASE WHEN ${isOver} THEN ${now} ELSE ${failures.windowStart} END`,
				},
				setWhere: sql`${isOver} OR ${failures.failures} < ${SIGN_IN_FAILURES_MAX}`,
			})
			.returning({ key: failures.usernameKey });
		return new Set(counted.map(({ key }) => key));
	}

	/** Until the next attempt for a key that allowed none. */
	async function secondsLeft(address: string, key: string, now: number): Promise<number> {
		const [row] = await db
			.select()
			.from(failures)
			.where(of(address, [key]));
		const isPending = !row || row.windowStart > now - SIGN_IN_PENDING_MS;
		return Math.ceil((isPending ? SIGN_IN_PENDING_MS : row.windowStart + SIGN_IN_WINDOW_MS - now) / 1000);
	}

	async function forget(address: string, keys: string[]): Promise<void> {
		await db.delete(failures).where(of(address, keys));
	}

	async function cleanUp(now: number): Promise<void> {
		await db.delete(failures).where(lt(failures.windowStart, now - SIGN_IN_WINDOW_MS));
	}
}

/** For the batch that sets a user's password: who mistyped the old one, from wherever, can sign in with the new one. */
export function forgetFailuresStatement(
	db: Database,
	{ id, username, email }: { id: number; username: string; email: string },
	now: number,
	when: SQL | undefined,
) {
	const isCounted = gt(failures.windowStart, now - SIGN_IN_WINDOW_MS);
	const keys = [personKey(id), changeKey(id), ...[username, email].map((name) => typedKey(nameKey(name)))];
	return db.delete(failures).where(and(isCounted, inArray(failures.usernameKey, keys), when));
}

const of = (address: string, keys: string[]) => and(eq(failures.address, address), inArray(failures.usernameKey, keys));

const TYPED = "?";

/** What was typed, whether or not it is a user's: a lock of it tells nothing. Its hash, because it may be a password. */
export const typedKey = (key: string): string => `${TYPED}${hashToken(key)}`;

/** One user's attempts to sign in count together, whether by user name or by e-mail address. */
export const personKey = (userId: number): string => `#${userId}`;

/** Those at the present password, when it is changed, count apart: a lock of the person would refuse the right password at sign-in. */
export const changeKey = (userId: number): string => `${personKey(userId)} change`;
