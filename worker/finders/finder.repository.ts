import { and, count, eq, type SQL, sql } from "drizzle-orm";
import { listClauses } from "../db/list-clauses.ts";
import { searchText } from "../db/search-text.rules.ts";
import type { Database } from "../http/env.ts";
import type { List } from "../http/list.schema.ts";
import type { Scope } from "../http/scope.ts";
import { finderNotFound, finderStale } from "./finder.errors.ts";
import type { Finder, FinderInput, FinderListInput } from "./finder.schema.ts";
import { type FinderRow, findersTable as finders, finderSightingsTable as sightings } from "./finder.table.ts";
import { sanitizeRichText } from "./rich-text.ts";
import { currenciesTable as currencies } from "./select-lists.table.ts";

export function createFinderRepository(db: Database, scope: Scope) {
	const ours = scope === "all" ? undefined : eq(finders.companyId, scope.companyId);
	return { list, get, create, update, remove };

	async function list({ companyId, ...input }: FinderListInput): Promise<List<Finder>> {
		const { where, orderBy, limit, offset } = listClauses(input, { searched: finders.searched, sorted: finders });
		const matching = and(ours, companyId === undefined ? undefined : eq(finders.companyId, companyId), where);
		const [rows, totals] = await db.batch([
			found(matching)
				.orderBy(...orderBy)
				.limit(limit)
				.offset(offset),
			db.select({ total: count() }).from(finders).where(matching),
		]);
		return { data: rows.map(toFinder), totalItemCount: totals[0]?.total ?? 0 };
	}

	async function get(id: number): Promise<Finder> {
		const [row] = await found(and(ours, eq(finders.id, id)));
		if (!row) throw finderNotFound();
		return toFinder(row);
	}

	async function create(input: FinderInput, companyId: number, uuid: string, now: number): Promise<Finder> {
		const [row] = await db
			.insert(finders)
			.values({ ...stored(input, now), companyId, uuid, createdAt: now })
			.returning({ id: finders.id });
		return get(row?.id ?? 0);
	}

	/** The stale write and the foreign id are decided by the row itself, in one statement. */
	async function update(id: number, input: FinderInput, version: number, now: number): Promise<Finder> {
		const updated = await db
			.update(finders)
			.set({ ...stored(input, now), version: sql`${finders.version} + 1` })
			.where(and(ours, eq(finders.id, id), eq(finders.version, version)))
			.returning({ id: finders.id });
		const finder = await get(id);
		if (updated.length === 0) throw finderStale();
		return finder;
	}

	async function remove(id: number): Promise<void> {
		const removed = await db
			.delete(finders)
			.where(and(ours, eq(finders.id, id)))
			.returning({ id: finders.id });
		if (removed.length === 0) throw finderNotFound();
	}

	function found(where: SQL | undefined) {
		const connectedAt = sql<number | null>`(
			SELECT max(${sightings.lastSeenAt}) FROM ${sightings} WHERE ${sightings.finderId} = ${finders.id}
		)`;
		return db
			.select({ finder: finders, currencyIso: currencies.iso, connectedAt })
			.from(finders)
			.leftJoin(currencies, eq(currencies.sign, finders.currency))
			.where(where)
			.$dynamic();
	}
}

const stored = (input: FinderInput, now: number) => ({
	...input,
	title: sanitizeRichText(input.title),
	instructions: sanitizeRichText(input.instructions),
	searched: searchText(input.label, input.shopProductUrl, input.topSellerText),
	updatedAt: now,
});

type Found = { finder: FinderRow; currencyIso: string | null; connectedAt: number | null };

function toFinder({ finder: { searched, ...finder }, currencyIso, connectedAt }: Found): Finder {
	return {
		...finder,
		currencyIso: currencyIso ?? "EUR",
		connectedAt: connectedAt === null ? null : new Date(connectedAt).toISOString(),
		createdAt: new Date(finder.createdAt).toISOString(),
		updatedAt: new Date(finder.updatedAt).toISOString(),
	};
}
