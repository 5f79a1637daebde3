import { and, desc, eq, sql } from "drizzle-orm";
import { actorColumns } from "../audit/actor-columns.repository.ts";
import type { Database } from "../db/database.ts";
import { auditEntriesTable as entries } from "../db/schema/audit.table.ts";
import { usersTable as users } from "../db/schema/user.table.ts";
import { toIso } from "../db/times.rules.ts";
import type { List } from "../http/list.schema.ts";
import type { PricedFinder } from "./pricing.rules.ts";
import type { PriceHistoryEntry, PriceHistoryInput } from "./pricing.schema.ts";

/**
 * Who set which special price of some parts, latest first, from the audit log. The caller has checked that the finder
 * is the user's.
 */
export async function readPriceHistory(
	db: Database,
	{ id, sign }: Pick<PricedFinder, "id" | "sign">,
	{ skus, page, pageSize }: PriceHistoryInput,
): Promise<List<PriceHistoryEntry>> {
	const path = sql`'$."' || requested.value || '"'`;
	const namesSku = and(
		eq(entries.entity, "pricing"),
		eq(entries.entityId, String(id)),
		sql`(json_type(${entries.before}, ${path}) IS NOT NULL OR json_type(${entries.after}, ${path}) IS NOT NULL)`,
	);
	const skuRows = sql`json_each(${JSON.stringify(skus)}) AS requested`;
	// The finder's currency at that time: the one that its next change of currency replaced.
	const currencyThen = sql`coalesce((
		SELECT next.before ->> '$.currency' FROM ${entries} AS next
		WHERE next.entity = 'finder' AND next.entity_id = ${String(id)} AND next.id > ${entries.id}
			AND json_type(next.before, '$.currency') = 'text'
		ORDER BY next.id LIMIT 1
	), ${sign})`;
	const of = <Value>(side: typeof entries.before | typeof entries.after, name: string) =>
		sql<Value>`json_extract(${side}, ${path})`.as(name);
	const [rows, totals] = await db.batch([
		db
			.select({
				...{ id: entries.id, at: entries.at, sku: sql<string>`requested.value`.as("sku") },
				...{ from: of<number | null>(entries.before, "was"), to: of<number | null>(entries.after, "is") },
				fromCurrency: sql<string>`coalesce(${entries.before} ->> '$.currency', ${currencyThen})`.as("from_currency"),
				toCurrency: sql<string>`coalesce(${entries.after} ->> '$.currency', ${currencyThen})`.as("to_currency"),
				...actorColumns,
			})
			.from(entries)
			.crossJoin(skuRows)
			.leftJoin(users, eq(users.id, entries.userId))
			.where(namesSku)
			.orderBy(desc(entries.id))
			.limit(pageSize)
			.offset((page - 1) * pageSize),
		db.select({ total: sql<number>`count(*)` }).from(entries).crossJoin(skuRows).where(namesSku),
	]);
	const data = rows.map((row) => ({ ...row, at: toIso(row.at) }));
	return { data, totalItemCount: totals[0]?.total ?? 0 };
}
