import { and, asc, desc, eq, gt, isNull, lt, not, or, type SQL, sql } from "drizzle-orm";
import { type Actor, auditStatement } from "../audit/audit-entry.repository.ts";
import type { Database } from "../db/database.ts";
import { folded } from "../db/folded-order.ts";
import { expectRow, HAS_WRITTEN } from "../db/guards.ts";
import { insertRows } from "../db/insert-rows.ts";
import { readPage } from "../db/list-clauses.ts";
import { type ApiKeyRow, apiKeysTable as keys } from "../db/schema/api-key.table.ts";
import { companiesTable as companies } from "../db/schema/company.table.ts";
import { usersTable as users } from "../db/schema/user.table.ts";
import { toIso } from "../db/times.rules.ts";
import type { List } from "../http/list.schema.ts";
import type { Scope } from "../http/scope.ts";
import { apiKeyNotFound, apiUserUnknown, tooManyApiKeys } from "./api-key.errors.ts";
import { KEY_TOUCH_MS, KEYS_MAX, keyState, SHOWN_LENGTH } from "./api-key.rules.ts";
import type { ApiKey, ApiKeyInput, ApiKeyListInput } from "./api-key.schema.ts";
import type { ActiveSession } from "./session.repository.ts";
import { hashToken } from "./token.ts";

const IS_API_USER = sql`EXISTS (SELECT 1 FROM json_each(${users.roles}) WHERE value = 'ROLE_API_USER')`;
const CAN_ACT = and(eq(users.enabled, true), eq(companies.active, true), IS_API_USER);
const isUsable = (now: number) => and(isNull(keys.revokedAt), or(isNull(keys.expiresAt), gt(keys.expiresAt, now)));
const isOlder = (validFrom: number) => lt(keys.createdAt, validFrom);

/** `expiresAt` is also the end of a key that is given in days. */
type StoredKey = Omit<ApiKeyInput, "expiresInDays">;

/** `validFrom`: keys made before that time (milliseconds) are as good as revoked, and count as that. */
export function createApiKeyRepository(db: Database, scope: Scope, validFrom: number) {
	const isInScope = scope === "all" ? undefined : eq(keys.companyId, scope.companyId);
	return { list, get, create, revoke, apiUsers };

	async function list({ page, pageSize, sortOrder }: ApiKeyListInput, now: number): Promise<List<ApiKey>> {
		const orderBy = [sortOrder === "asc" ? asc(keys.id) : desc(keys.id)];
		const clauses = { orderBy, limit: pageSize, offset: (page - 1) * pageSize, most: undefined };
		const { rows, totalItemCount } = await readPage(db, selectKeys(isInScope), clauses, {
			table: keys,
			where: isInScope,
		});
		return { data: rows.map((row) => toApiKey(row, now)), totalItemCount };
	}

	async function get(id: number, now: number): Promise<ApiKey> {
		const [row] = await selectKeys(and(isInScope, eq(keys.id, id)));
		if (!row) throw apiKeyNotFound();
		return toApiKey(row, now);
	}

	/** Stores a key's hash, unless its user can't act now or the company has as many as it may have. */
	async function create(input: StoredKey, key: string, by: Actor, now: number): Promise<ApiKey> {
		const [user] = await selectUsers(eq(users.id, input.user));
		if (!user) throw apiUserUnknown();
		const { companyId } = user;
		const { name, scopes, expiresAt } = input;
		const ofCompany = db
			.select({ total: sql`count(*)` })
			.from(keys)
			.where(and(eq(keys.companyId, companyId), isUsable(now), not(isOlder(validFrom))));
		const isOwner = and(eq(users.id, user.id), eq(users.companyId, companyId), CAN_ACT);
		const actor = sql`FROM ${users} INNER JOIN ${companies} ON ${companies.id} = ${users.companyId} WHERE ${isOwner}`;
		const [created] = await db.batch([
			insertRows(db, keys, sql`${actor} AND (${ofCompany}) < ${KEYS_MAX}`, {
				...{ companyId, userId: user.id, name, scopes, createdAt: now },
				...{ prefix: key.slice(0, SHOWN_LENGTH), keyHash: hashToken(key) },
				expiresAt: expiresAt === null ? null : Date.parse(expiresAt),
			}).returning({ id: keys.id }),
			auditStatement(db, by, {
				...{ at: now, action: "create", entity: "api_key", title: name, companyId, when: HAS_WRITTEN },
				entityId: sql`(SELECT max(${keys.id}) FROM ${keys})`,
				...{ before: null, after: { name, apiUser: user.username, scopes, expiresAt } },
			}),
		]);
		if (created[0]) return get(created[0].id, now);
		const [stillActing] = await selectUsers(isOwner);
		throw stillActing ? tooManyApiKeys() : apiUserUnknown();
	}

	/** From the next request on it is refused. Revoking it again changes nothing. */
	async function revoke(id: number, by: Actor, now: number): Promise<void> {
		const { name, company } = await get(id, now);
		const row = expectRow(db, keys, and(isInScope, eq(keys.id, id), isNull(keys.revokedAt)));
		await row.write([
			auditStatement(db, by, {
				...{ at: now, action: "revoke", entity: "api_key", entityId: id, title: name, companyId: company.id },
				...{ before: null, after: null, when: row.holds },
			}),
			db.update(keys).set({ revokedAt: now }).where(row.isExpected),
		]);
	}

	/** The users as whom a key can act. */
	function apiUsers() {
		return selectUsers(CAN_ACT);
	}

	function selectUsers(where: SQL | undefined) {
		const isOfScope = scope === "all" ? undefined : eq(users.companyId, scope.companyId);
		return db
			.select({
				id: users.id,
				username: users.username,
				companyId: sql<number>`${companies.id}`.as("user_company"),
				companyTitle: companies.title,
			})
			.from(users)
			.innerJoin(companies, eq(companies.id, users.companyId))
			.where(and(isOfScope, where))
			.orderBy(asc(folded(companies.searched, companies.title)), asc(users.usernameKey));
	}

	function selectKeys(where: SQL | undefined) {
		return db
			.select({ key: keys, username: users.username, companyTitle: companies.title })
			.from(keys)
			.innerJoin(users, eq(users.id, keys.userId))
			.innerJoin(companies, eq(companies.id, keys.companyId))
			.where(where)
			.$dynamic();
	}

	function toApiKey({ key, username, companyTitle }: SelectedKey, now: number): ApiKey {
		const times = {
			expiresAt: toIso(key.expiresAt),
			revokedAt: toIso(key.revokedAt ?? (key.createdAt < validFrom ? validFrom : null)),
		};
		return {
			...{ id: key.id, name: key.name, prefix: key.prefix, scopes: key.scopes },
			user: { id: key.userId, username },
			company: { id: key.companyId, title: companyTitle },
			createdAt: toIso(key.createdAt),
			lastUsedAt: toIso(key.lastUsedAt),
			...times,
			state: keyState(times, now),
		};
	}
}

type SelectedKey = { key: ApiKeyRow; username: string; companyTitle: string };

/**
 * The session of a request with a key, as that of a user who is signed in: a disabled user, one that is no API user any
 * more or has another company, and an inactive company end it.
 */
export async function findByKey(db: Database, keyHash: string, now: number): Promise<ActiveSession | undefined> {
	const [row] = await db
		.select({ key: keys, roles: users.roles })
		.from(keys)
		.innerJoin(users, and(eq(users.id, keys.userId), eq(users.enabled, true), eq(users.companyId, keys.companyId)))
		.innerJoin(companies, and(eq(companies.id, keys.companyId), eq(companies.active, true)))
		.where(and(eq(keys.keyHash, keyHash), isUsable(now), IS_API_USER));
	if (!row) return undefined;
	const { key } = row;
	return {
		...{ tokenHash: keyHash, userId: key.userId, companyId: key.companyId, impersonatedBy: null },
		// Whatever else the user may do: a key is for other systems.
		roles: ["ROLE_API_USER"],
		scopes: key.scopes,
		createdAt: key.createdAt,
		stale: key.lastUsedAt === null || key.lastUsedAt < now - KEY_TOUCH_MS,
	};
}

/** Keys that stop being valid with their user or company don't come back with it. */
export const endKeysStatement = (db: Database, which: SQL | undefined, now: number) =>
	db
		.update(keys)
		.set({ revokedAt: now })
		.where(and(which, isNull(keys.revokedAt)));

/** Revokes the keys from before a time, which is shown as that of their end. */
export async function endOlderKeys(db: Database, validFrom: number): Promise<void> {
	await endKeysStatement(db, isOlder(validFrom), validFrom);
}

export async function touchKey(db: Database, keyHash: string, now: number): Promise<void> {
	await db.update(keys).set({ lastUsedAt: now }).where(eq(keys.keyHash, keyHash));
}
