import { and, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { type Actor, auditStatement } from "../audit/audit-entry.repository.ts";
import { endKeysStatement } from "../auth/api-key.repository.ts";
import { isImpersonatable } from "../auth/session.rules.ts";
import { forgetFailuresStatement } from "../auth/sign-in-failure.repository.ts";
import { withUniqueErrors } from "../db/constraint.ts";
import { MOST_COUNTED } from "../db/counted.rules.ts";
import type { Database } from "../db/database.ts";
import { caseless } from "../db/folded-order.ts";
import { expectRow, when } from "../db/guards.ts";
import { indexedClauses, type Page, readPage } from "../db/list-clauses.ts";
import { apiKeysTable as keys } from "../db/schema/api-key.table.ts";
import { companiesTable as companies } from "../db/schema/company.table.ts";
import { passwordResetsTable as resets, sessionsTable as sessions } from "../db/schema/session.table.ts";
import { usersTable as users } from "../db/schema/user.table.ts";
import { idsMatching } from "../db/search-index.ts";
import type { Session } from "../http/env.ts";
import type { List } from "../http/list.schema.ts";
import { withPart } from "../http/part.rules.ts";
import { arrivalStatements } from "../messages/arrival.repository.ts";
import { isMessageReader } from "../messages/message.rules.ts";
import { emailTaken, userCompanyUnknown, userNotFound, usernameTaken, userStale } from "./user.errors.ts";
import type { User, UserEdit, UserListInput, UserPart } from "./user.schema.ts";
import { editedBefore, editedFields, toRow, toUser } from "./user-row.rules.ts";

const SORTED = {
	id: users.id,
	username: users.usernameKey,
	email: users.emailKey,
	roles: users.roles,
	name: caseless(users.name),
	lastLogin: users.lastLogin,
};

type Update = { id: number; part: UserPart; version: number; passwordHash: string | undefined };

/** All users' accounts, for administrators only. */
export function createUserAdminRepository(db: Database) {
	return { list, get, create, update };

	async function list(input: UserListInput): Promise<List<User>> {
		const { where, ...page } = indexedClauses(input, { sorted: SORTED, toIds });
		const { rows, totalItemCount } = await (where
			? readPage(db, read(onPage(where, page)), { ...page, offset: 0 }, { table: users, where })
			: readPage(db, read(undefined), page, { table: users, where }));
		return { data: rows.map(toUser), totalItemCount };
	}

	async function get(id: number): Promise<User> {
		const [row] = await read(eq(users.id, id));
		if (!row) throw userNotFound();
		return toUser(row);
	}

	async function create(input: UserEdit, passwordHash: string, by: Actor, now: number): Promise<User> {
		await checkCompany(input.company);
		const row = toRow(input, now);
		const entityId = sql`(SELECT ${users.id} FROM ${users} WHERE ${users.usernameKey} = ${row.usernameKey})`;
		const [created] = await withUniqueErrors(TAKEN, () =>
			db.batch([
				db
					.insert(users)
					.values({ ...row, passwordHash, createdAt: now })
					.returning({ id: users.id }),
				auditStatement(db, by, {
					...{ at: now, action: "create", entity: "user", entityId, title: input.username },
					...{ companyId: input.company, before: null, after: editedFields(input) },
				}),
			]),
		);
		return get(created[0]?.id ?? 0);
	}

	/**
	 * Writes everything, or nothing if the user is no longer at this version: every statement checks the version, which
	 * is raised last. A user who is disabled, moves to another company or gets another password is signed out everywhere,
	 * except in the session that does it; links for a new password end, also those mailed to an older address.
	 * Simulations and keys that a role no longer allows end too, so that giving the role back doesn't revive them. A new
	 * password unlocks the user. Who comes to another company, or begins to read its messages, has none of before as news.
	 */
	async function update({ id, part, version, passwordHash }: Update, by: Session, now: number): Promise<User> {
		await checkCompany(part.company);
		const before = await get(id);
		const input = withPart(editedBefore(before), part);
		const row = expectRow(db, users, and(eq(users.id, id), eq(users.version, version)));
		const moves = input.company !== before.company;
		const arrives = moves || (isMessageReader(input.roles) && !isMessageReader(before.roles));
		const endsSessions = passwordHash !== undefined || !input.enabled || moves;
		const endsLinks = endsSessions || input.email !== before.email;
		const endsKeys = !input.enabled || !input.roles.includes("ROLE_API_USER") || moves;
		const isSaved = await withUniqueErrors(TAKEN, () =>
			row.write([
				auditStatement(db, by, {
					...{ at: now, action: "update", entity: "user", entityId: id, title: input.username },
					...{ companyId: input.company, when: row.holds, before: editedBefore(before) },
					after: { ...editedFields(input), ...(passwordHash !== undefined && { passwordChanged: true }) },
				}),
				db
					.delete(sessions)
					.where(and(eq(sessions.userId, id), ne(sessions.tokenHash, by.tokenHash), when(endsSessions), row.holds)),
				db.delete(sessions).where(and(endedSimulations(id, input), row.holds)),
				forgetFailuresStatement(db, before, now, and(when(passwordHash !== undefined), row.holds)),
				endKeysStatement(db, and(eq(keys.userId, id), when(endsKeys), row.holds), now),
				db
					.update(resets)
					.set({ endedAt: now })
					.where(and(eq(resets.userId, id), isNull(resets.endedAt), when(endsLinks), row.holds)),
				...arrivalStatements(db, id, and(when(arrives), row.holds)),
				db
					.update(users)
					.set({ ...toRow(input, now), ...(passwordHash && { passwordHash }), version: sql`${users.version} + 1` })
					.where(row.isExpected),
			]),
		);
		if (!isSaved) throw userStale();
		return get(id);
	}

	async function checkCompany(id: number): Promise<void> {
		const known = await db.select({ id: companies.id }).from(companies).where(eq(companies.id, id));
		if (known.length === 0) throw userCompanyUnknown();
	}

	/** Of those who are found, only the page's users are read whole. */
	function onPage(where: SQL, { orderBy, limit, offset }: Page) {
		const ids = db.select({ id: users.id }).from(users).where(where);
		return inArray(
			users.id,
			ids
				.orderBy(...orderBy)
				.limit(limit)
				.offset(offset),
		);
	}

	/** The cross join makes SQLite use the order of the users. */
	function read(where: SQL | undefined) {
		return db
			.select({ user: users, companyTitle: sql<string>`${companies.title}`.as("company_title") })
			.from(users)
			.crossJoin(companies)
			.where(and(eq(companies.id, users.companyId), where))
			.$dynamic();
	}
}

/** The simulations that these roles no longer allow, as administrator or as simulated user. */
function endedSimulations(id: number, { enabled, roles }: UserEdit): SQL | undefined {
	const endsOwnSimulations = when(!enabled || !roles.includes("ROLE_ADMIN"));
	return or(
		and(eq(sessions.impersonatorId, id), endsOwnSimulations),
		and(eq(sessions.userId, id), isNotNull(sessions.impersonatorId), when(!isImpersonatable(roles))),
	);
}

/** The ids of users who are found by their own text, by their company's or by their id. */
function toIds(search: string): SQL {
	const ofCompany = sql`SELECT ${users.id} AS id FROM ${users}
		WHERE ${users.companyId} IN (${idsMatching("companies", search)}) LIMIT ${sql.raw(String(MOST_COUNTED))}`;
	const id = /^\d{1,15}$/.test(search) ? Number(search) : null;
	return sql`SELECT id FROM (${idsMatching("users", search)}) UNION ALL SELECT id FROM (${ofCompany})
		UNION ALL SELECT ${users.id} FROM ${users} WHERE ${users.id} = ${id}`;
}

/** The unique indexes decide about names and addresses; here a violation becomes a readable error. */
const TAKEN = [
	[users.usernameKey, usernameTaken],
	[users.emailKey, emailTaken],
] as const;
