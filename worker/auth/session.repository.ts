import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { auditStatement } from "../audit/audit-entry.repository.ts";
import type { Database } from "../db/database.ts";
import { companiesTable as companies } from "../db/schema/company.table.ts";
import { type SessionRow, sessionsTable as sessions } from "../db/schema/session.table.ts";
import { usersTable as users } from "../db/schema/user.table.ts";
import type { Session } from "../http/env.ts";
import type { Role } from "../http/roles.rules.ts";
import {
	IMPERSONATION_MS,
	isImpersonatable,
	isLive,
	SESSION_IDLE_MS,
	SESSION_MS,
	SESSION_TOUCH_MS,
} from "./session.rules.ts";

const parents = alias(sessions, "parents");
const impersonators = alias(users, "impersonators");
const impersonatorCompanies = alias(companies, "impersonator_companies");

/** `stale`: the time of its last use has to be updated. */
export type ActiveSession = Session & { createdAt: number; stale: boolean };

type Target = { id: number; username: string; companyId: number };

export function createSessionRepository(db: Database) {
	return { find, create, impersonate, revoke, touch, endOlder, cleanUp };

	/** The user of a token: disabling, role changes and the company's state apply to the next request. */
	async function find(tokenHash: string, now: number): Promise<ActiveSession | undefined> {
		const [row] = await db
			.select({
				session: sessions,
				roles: users.roles,
				companyId: users.companyId,
				parent: parents,
				impersonator: {
					id: impersonators.id,
					username: impersonators.username,
					name: impersonators.name,
					enabled: impersonators.enabled,
					roles: impersonators.roles,
				},
				impersonatorCompanyActive: impersonatorCompanies.active,
			})
			.from(sessions)
			.innerJoin(users, and(eq(users.id, sessions.userId), eq(users.enabled, true)))
			.innerJoin(companies, and(eq(companies.id, users.companyId), eq(companies.active, true)))
			.leftJoin(parents, eq(parents.tokenHash, sessions.parentHash))
			.leftJoin(impersonators, eq(impersonators.id, sessions.impersonatorId))
			.leftJoin(impersonatorCompanies, eq(impersonatorCompanies.id, impersonators.companyId))
			.where(eq(sessions.tokenHash, tokenHash));
		if (!row || !isLive(row.session, now)) return undefined;
		const { session, impersonator } = row;
		if (session.impersonatorId !== null && !isStillAllowed(row, now)) return undefined;
		return {
			tokenHash,
			userId: session.userId,
			companyId: row.companyId,
			roles: row.roles,
			impersonatedBy: impersonator && { id: impersonator.id, name: impersonator.name || impersonator.username },
			createdAt: session.createdAt,
			stale: session.lastUsedAt < now - SESSION_TOUCH_MS,
		};
	}

	/** Signs a user in: stores the session and its time together. */
	async function create(userId: number, tokenHash: string, now: number): Promise<void> {
		await db.batch([
			db.insert(sessions).values({ tokenHash, userId, createdAt: now, lastUsedAt: now, expiresAt: now + SESSION_MS }),
			db.update(users).set({ lastLogin: now }).where(eq(users.id, userId)),
		]);
	}

	/** A second session that names both users; it does not count as a sign-in of the user. */
	async function impersonate(target: Target, tokenHash: string, by: Session, now: number): Promise<void> {
		await db.batch([
			db.insert(sessions).values({
				tokenHash,
				userId: target.id,
				parentHash: by.tokenHash,
				impersonatorId: by.userId,
				createdAt: now,
				lastUsedAt: now,
				expiresAt: now + IMPERSONATION_MS,
			}),
			auditStatement(db, by, {
				...{ at: now, action: "simulate", entity: "user", entityId: target.id, title: target.username },
				...{ companyId: target.companyId, before: null, after: null },
			}),
		]);
	}

	/** Ends a session, and with an administrator's own session the impersonations started from it. */
	async function revoke(tokenHash: string): Promise<void> {
		await db.delete(sessions).where(or(eq(sessions.tokenHash, tokenHash), eq(sessions.parentHash, tokenHash)));
	}

	async function touch(tokenHash: string, now: number): Promise<void> {
		await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.tokenHash, tokenHash));
	}

	/** Deletes the sessions from before a time, found by their end: so long after their beginning at the latest. */
	async function endOlder(validFrom: number): Promise<void> {
		const mayBeOlder = lt(sessions.expiresAt, validFrom + SESSION_MS);
		await db.delete(sessions).where(and(mayBeOlder, lt(sessions.createdAt, validFrom)));
	}

	/** Deletes expired sessions. */
	async function cleanUp(now: number): Promise<void> {
		const idle = and(isNull(sessions.parentHash), lt(sessions.lastUsedAt, sql`${now - SESSION_IDLE_MS}`));
		await db.delete(sessions).where(or(lt(sessions.expiresAt, now), idle));
	}
}

type Impersonation = {
	session: SessionRow;
	parent: SessionRow | null;
	roles: readonly Role[];
	impersonator: { enabled: boolean; roles: readonly Role[] } | null;
	impersonatorCompanyActive: boolean | null;
};

/**
 * An impersonation is valid while the administrator's own session is, both users may sign in, and neither changed role.
 */
function isStillAllowed(
	{ session, parent, roles, impersonator, impersonatorCompanyActive }: Impersonation,
	now: number,
) {
	const hasParent = parent !== null && isLive(parent, now) && parent.userId === session.impersonatorId;
	const isAdmin = impersonator?.enabled && impersonatorCompanyActive && impersonator.roles.includes("ROLE_ADMIN");
	return hasParent && isAdmin === true && isImpersonatable(roles);
}
