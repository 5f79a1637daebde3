import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Database } from "../http/env.ts";
import { SIGN_IN_FAILURES_MAX, SIGN_IN_WINDOW_MS } from "./session.rules.ts";
import { signInFailuresTable as failures } from "./session.table.ts";

/** Counts wrong passwords by address and name: an attacker waits, the owner on another address still gets in. */
export function createSignInFailureRepository(db: Database) {
	return { blockedUntil, record, forget, sweep };

	async function blockedUntil(address: string, usernameKey: string, now: number): Promise<number | undefined> {
		const [row] = await db
			.select()
			.from(failures)
			.where(and(of(address, usernameKey), gt(failures.windowStart, now - SIGN_IN_WINDOW_MS)));
		return row && row.failures >= SIGN_IN_FAILURES_MAX ? row.windowStart + SIGN_IN_WINDOW_MS : undefined;
	}

	async function record(address: string, usernameKey: string, now: number): Promise<void> {
		const isOver = sql`${failures.windowStart} <= ${now - SIGN_IN_WINDOW_MS}`;
		await db
			.insert(failures)
			.values({ address, usernameKey, windowStart: now, failures: 1 })
			.onConflictDoUpdate({
				target: [failures.address, failures.usernameKey],
				set: {
					failures: sql`CASE WHEN ${isOver} THEN 1 ELSE ${failures.failures} + 1 END`,
					windowStart: sql`CASE WHEN ${isOver} THEN ${now} ELSE ${failures.windowStart} END`,
				},
			});
	}

	async function forget(address: string, usernameKey: string): Promise<void> {
		await db.delete(failures).where(of(address, usernameKey));
	}

	async function sweep(now: number): Promise<void> {
		await db.delete(failures).where(lt(failures.windowStart, now - SIGN_IN_WINDOW_MS));
	}
}

const of = (address: string, usernameKey: string) =>
	and(eq(failures.address, address), eq(failures.usernameKey, usernameKey));
