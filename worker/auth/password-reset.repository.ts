import { and, count, eq, gt, gte, inArray, isNull, lt, ne, sql } from "drizzle-orm";
import { auditStatement } from "../audit/audit-entry.repository.ts";
import type { Database } from "../db/database.ts";
import { expectRow } from "../db/guards.ts";
import { insertRows } from "../db/insert-rows.ts";
import { companiesTable as companies } from "../db/schema/company.table.ts";
import { type OutboxRow, outboxTable as outbox } from "../db/schema/outbox.table.ts";
import { passwordResetsTable as resets, sessionsTable as sessions } from "../db/schema/session.table.ts";
import { usersTable as users } from "../db/schema/user.table.ts";
import { outboxStatement } from "../outbox/outbox.repository.ts";
import { RESET_MS, RESETS_MAX } from "./session.rules.ts";
import { forgetFailuresStatement } from "./sign-in-failure.repository.ts";

type ResetOwner = { userId: number; username: string; email: string; companyId: number };

export function createPasswordResetRepository(db: Database) {
	return { begin, renew, owner, use, endOlder, cleanUp };

	/**
	 * Stores a new link, announces its mail and ends the older ones; undefined if the user was sent enough of them within
	 * the hour, or may not sign in. The statement that stores it also counts, so that requests at the same time can't exceed the limit.
	 */
	async function begin(
		{ id: userId, username }: { id: number; username: string },
		tokenHash: string,
		now: number,
	): Promise<number | undefined> {
		const sent = db
			.select({ sent: count() })
			.from(resets)
			.where(and(eq(resets.userId, userId), gt(resets.createdAt, now - RESET_MS)));
		const isStored = inArray(
			users.id,
			db.select({ userId: resets.userId }).from(resets).where(eq(resets.tokenHash, tokenHash)),
		);
		const mayReset = and(eq(users.id, userId), eq(users.enabled, true), eq(companies.active, true));
		const owner = sql`FROM ${users} INNER JOIN ${companies} ON ${companies.id} = ${users.companyId} WHERE ${mayReset}`;
		const [, announced] = await db.batch([
			insertRows(db, resets, sql`${owner} AND (${sent}) < ${RESETS_MAX}`, {
				tokenHash,
				userId: sql`${users.id}`,
				createdAt: now,
			}),
			outboxStatement(db, {
				...{ kind: "password_reset", recipient: username, payload: tokenHash, at: now },
				when: sql`EXISTS (SELECT 1 FROM ${resets} WHERE token_hash = ${tokenHash})`,
			}),
			db
				.update(resets)
				.set({ endedAt: now })
				.where(
					and(
						inArray(resets.userId, db.select({ id: users.id }).from(users).where(isStored)),
						isNull(resets.endedAt),
						ne(resets.tokenHash, tokenHash),
					),
				),
			db.update(users).set({ passwordRequestedAt: now }).where(isStored),
		]);
		return announced[0]?.id;
	}

	/** Gives an announced link a new token; undefined if the link has ended, or its user. */
	async function renew({ id, payload }: OutboxRow, tokenHash: string, now: number) {
		const isLink = isValidLink(payload, now);
		const [rows] = await db.batch([
			db
				.select({ email: users.email, name: users.name, username: users.username, language: users.language })
				.from(resets)
				.innerJoin(users, and(eq(users.id, resets.userId), eq(users.enabled, true)))
				.where(isLink),
			db.update(resets).set({ tokenHash }).where(isLink),
			db
				.update(outbox)
				.set({ payload: tokenHash })
				.where(and(eq(outbox.id, id), eq(outbox.payload, payload))),
		]);
		return rows[0];
	}

	/** The user of a link, if it is valid and was requested after `since`. */
	async function owner(tokenHash: string, now: number, since: number): Promise<ResetOwner | undefined> {
		const [row] = await db
			.select({ userId: users.id, username: users.username, email: users.email, companyId: users.companyId })
			.from(resets)
			.innerJoin(users, eq(users.id, resets.userId))
			.where(and(isValidLink(tokenHash, now), gte(resets.createdAt, since)));
		return row;
	}

	/**
	 * Sets the password, ends all of the user's sessions, a lock and the link, all or none; of several requests at once only one
	 * succeeds.
	 */
	async function use(
		{ userId, username, email, companyId }: ResetOwner,
		tokenHash: string,
		passwordHash: string,
		now: number,
	): Promise<boolean> {
		const ofLink = db.select({ userId: resets.userId }).from(resets).where(isValidLink(tokenHash, now));
		const row = expectRow(db, users, and(inArray(users.id, ofLink), eq(users.enabled, true)));
		return row.write([
			auditStatement(
				db,
				{ userId, impersonatedBy: null },
				{
					...{ at: now, action: "reset_password", entity: "user", entityId: userId, title: username, companyId },
					...{ before: null, after: null, when: row.holds },
				},
			),
			db.delete(sessions).where(inArray(sessions.userId, ofLink)),
			forgetFailuresStatement(db, { id: userId, username, email }, now, row.holds),
			db.update(users).set({ passwordHash }).where(row.isExpected),
			db.update(resets).set({ endedAt: now }).where(isValidLink(tokenHash, now)),
		]);
	}

	/** Deletes the links from before a time. */
	async function endOlder(validFrom: number): Promise<void> {
		await db.delete(resets).where(lt(resets.createdAt, validFrom));
	}

	async function cleanUp(now: number): Promise<void> {
		await db.delete(resets).where(lt(resets.createdAt, sql`${now - RESET_MS}`));
	}
}

const isValidLink = (tokenHash: string, now: number) =>
	and(eq(resets.tokenHash, tokenHash), isNull(resets.endedAt), gt(resets.createdAt, now - RESET_MS));
