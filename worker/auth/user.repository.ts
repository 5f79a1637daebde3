import { and, eq, exists, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { type Actor, auditStatement } from "../audit/audit-entry.repository.ts";
import type { Database } from "../db/database.ts";
import { expectRow } from "../db/guards.ts";
import { companiesTable as companies } from "../db/schema/company.table.ts";
import { inventoriesTable as inventories } from "../db/schema/inventory.table.ts";
import { ordersTable as orders } from "../db/schema/order.table.ts";
import { passwordResetsTable as resets, sessionsTable as sessions } from "../db/schema/session.table.ts";
import { usersTable as users } from "../db/schema/user.table.ts";
import type { CurrentUser } from "./auth.schema.ts";
import { forgetFailuresStatement } from "./sign-in-failure.repository.ts";

/** Hashes of the passwords, and of the token whose session stays valid. */
type PasswordChange = { from: string; to: string; keptTokenHash: string };

export function createUserRepository(db: Database) {
	return { findForSignIn, findForImpersonation, findByEmail, current, passwordHash, setPassword };

	/**
	 * By the folded user name or e-mail address. Two users can't share either, and one's name can't be another's address.
	 */
	async function findForSignIn(key: string) {
		const [row] = await db
			.select({
				id: users.id,
				passwordHash: users.passwordHash,
				enabled: users.enabled,
				companyActive: companies.active,
			})
			.from(users)
			.innerJoin(companies, eq(companies.id, users.companyId))
			.where(or(eq(users.usernameKey, key), eq(users.emailKey, key)))
			.limit(1);
		return row && { id: row.id, passwordHash: row.passwordHash, maySignIn: row.enabled && row.companyActive };
	}

	async function findForImpersonation(id: number) {
		const { username, roles, companyId, enabled } = users;
		const [row] = await db
			.select({ id: users.id, username, roles, companyId, enabled, companyActive: companies.active })
			.from(users)
			.innerJoin(companies, eq(companies.id, users.companyId))
			.where(eq(users.id, id));
		return row && { ...row, maySignIn: row.enabled && row.companyActive };
	}

	/** Who gets a mail about a forgotten password: only users who could then sign in. */
	async function findByEmail(emailKey: string) {
		const [row] = await db
			.select({
				id: users.id,
				email: users.email,
				name: users.name,
				username: users.username,
				language: users.language,
			})
			.from(users)
			.innerJoin(companies, and(eq(companies.id, users.companyId), eq(companies.active, true)))
			.where(and(eq(users.emailKey, emailKey), eq(users.enabled, true)));
		return row;
	}

	async function passwordHash(id: number): Promise<string | undefined> {
		const [row] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, id));
		return row?.passwordHash;
	}

	/**
	 * Replaces a password, ends every other session, the mailed links and a lock, and writes the log's entry, which holds neither
	 * password. False, and nothing is done, if the password is no longer the one to be replaced.
	 */
	async function setPassword(by: Actor, { from, to, keptTokenHash }: PasswordChange, now: number): Promise<boolean> {
		const { userId: id } = by;
		const user = await current(id);
		if (!user) return false;
		const row = expectRow(db, users, and(eq(users.id, id), eq(users.passwordHash, from)));
		return row.write([
			auditStatement(db, by, {
				...{ at: now, action: "change_password", entity: "user", entityId: id, title: user.username },
				...{ companyId: user.company.id, before: null, after: null, when: row.holds },
			}),
			db.delete(sessions).where(and(eq(sessions.userId, id), ne(sessions.tokenHash, keptTokenHash), row.holds)),
			db
				.update(resets)
				.set({ endedAt: now })
				.where(and(eq(resets.userId, id), isNull(resets.endedAt), row.holds)),
			forgetFailuresStatement(db, user, now, row.holds),
			db.update(users).set({ passwordHash: to }).where(row.isExpected),
		]);
	}

	async function current(
		id: number,
	): Promise<(Omit<CurrentUser["user"], "impersonatedBy"> & { hasStock: boolean }) | undefined> {
		// A company that ships no more still ships the orders that it has (docs/adr/0053).
		const inWork = db
			.select({ one: sql`1` })
			.from(orders)
			.where(and(eq(orders.supplierId, companies.id), inArray(orders.status, ["open", "accepted", "processing"])));
		const supplier = sql`(${companies.supplier} OR ${exists(inWork)})`.mapWith(companies.supplier);
		const stock = db.select({ one: sql`1` }).from(inventories).where(eq(inventories.companyId, companies.id));
		const [row] = await db
			.select({
				id: users.id,
				username: users.username,
				name: users.name,
				email: users.email,
				roles: users.roles,
				language: users.language,
				company: { id: companies.id, title: companies.title, supplier },
				hasStock: sql`${exists(stock)}`.mapWith(companies.supplier),
			})
			.from(users)
			.innerJoin(companies, eq(companies.id, users.companyId))
			.where(eq(users.id, id));
		return row;
	}
}
