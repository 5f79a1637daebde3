import { eq, lt, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { insertRows } from "../db/insert-rows.ts";
import { findersTable as finders, registrationLookupsTable as lookups } from "../db/schema/finder.table.ts";
import { DAY_MS } from "../db/times.rules.ts";

/** Look-ups of one finder on a day, whoever asks: the registers are public, and free as long as they aren't flooded. */
export const LOOKUPS_A_DAY = 500;
const KEEP_DAYS = 30;

const toDay = (now: number): number => Math.floor(now / DAY_MS);

export function createRegistrationLookupRepository(db: Database) {
	return { count, secondsLeft, cleanUp };

	/**
	 * Counts one look-up; false if the finder has had its number for the day. The statement that counts also limits, so
	 * that requests at the same time can't exceed it.
	 */
	async function count(uuid: string, now: number): Promise<boolean> {
		const counted = await insertRows(db, lookups, sql`FROM ${finders} WHERE ${eq(finders.uuid, uuid)}`, {
			finderId: sql`${finders.id}`,
			day: toDay(now),
			count: 1,
		})
			.onConflictDoUpdate({
				target: [lookups.finderId, lookups.day],
				set: { count: sql`${lookups.count} + 1` },
				setWhere: lt(lookups.count, LOOKUPS_A_DAY),
			})
			.returning({ count: lookups.count });
		return counted.length > 0;
	}

	/** Until the finder has its number again: days are UTC's. */
	function secondsLeft(now: number): number {
		return Math.ceil(((toDay(now) + 1) * DAY_MS - now) / 1000);
	}

	async function cleanUp(now: number): Promise<void> {
		await db.delete(lookups).where(lt(lookups.day, toDay(now) - KEEP_DAYS));
	}
}
