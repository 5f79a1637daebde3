import { and, count, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../http/env.ts";
import { usersTable as users } from "../users/user.table.ts";
import { RESET_MS, RESETS_MAX } from "./session.rules.ts";
import { passwordResetsTable as resets, sessionsTable as sessions } from "./session.table.ts";

export function createPasswordResetRepository(db: Database) {
	return { begin, isGood, use, sweep };

	/** Keeps a new link and ends the older ones; false where the user was sent enough of them within the hour. */
	async function begin(userId: number, tokenHash: string, now: number): Promise<boolean> {
		const [recent] = await db
			.select({ sent: count() })
			.from(resets)
			.where(and(eq(resets.userId, userId), gt(resets.createdAt, now - RESET_MS)));
		if ((recent?.sent ?? 0) >= RESETS_MAX) return false;
		await db.batch([
			db
				.update(resets)
				.set({ endedAt: now })
				.where(and(eq(resets.userId, userId), isNull(resets.endedAt))),
			db.insert(resets).values({ tokenHash, userId, createdAt: now }),
			db.update(users).set({ passwordRequestedAt: now }).where(eq(users.id, userId)),
		]);
		return true;
	}

	async function isGood(tokenHash: string, now: number): Promise<boolean> {
		const [row] = await db.select({ userId: resets.userId }).from(resets).where(good(tokenHash, now));
		return row !== undefined;
	}

	/** Sets the password, ends all of the user's sessions and the link, all or none; of many at once one gets through. */
	async function use(tokenHash: string, passwordHash: string, now: number): Promise<boolean> {
		const owner = db.select({ userId: resets.userId }).from(resets).where(good(tokenHash, now));
		const [changed] = await db.batch([
			db
				.update(users)
				.set({ passwordHash })
				.where(and(inArray(users.id, owner), eq(users.enabled, true)))
				.returning({ id: users.id }),
			db.delete(sessions).where(inArray(sessions.userId, owner)),
			db.update(resets).set({ endedAt: now }).where(good(tokenHash, now)),
		]);
		return changed.length > 0;
	}

	async function sweep(now: number): Promise<void> {
		await db.delete(resets).where(lt(resets.createdAt, sql`${now - RESET_MS}`));
	}
}

const good = (tokenHash: string, now: number) =>
	and(eq(resets.tokenHash, tokenHash), isNull(resets.endedAt), gt(resets.createdAt, now - RESET_MS));
