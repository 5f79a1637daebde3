import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { insertRows } from "../db/insert-rows.ts";
import {
	specialAdapterPricesTable as adapterPrices,
	specialPricesTable as wiperPrices,
} from "../db/schema/special-price.table.ts";
import type { PriceChange } from "./pricing.rules.ts";

type Change = Pick<PriceChange, "kind" | "id" | "price" | "expected">;

/**
 * The conflicting parts of changes, as a FROM with its WHERE: a guarded part must have the expected price, or already
 * the new one. That holds before and after each statement or not at all, so every statement can check it itself.
 */
export const conflictsOf = (finderId: number, changes: readonly Change[]): SQL => sql`
	${changedRows(changes)} AS requested
	LEFT JOIN ${wiperPrices} AS w ON requested.kind <> 'adapter' AND w.finder_id = ${finderId} AND w.wiper_id = requested.id
	LEFT JOIN ${adapterPrices} AS a
		ON requested.kind = 'adapter' AND a.finder_id = ${finderId} AND a.assortment_id = requested.id
	WHERE requested.guarded AND coalesce(w.price, a.price) IS NOT requested.expected
		AND coalesce(w.price, a.price) IS NOT requested.price`;

/** True while a finder has a special price that is not among the changes. */
export const hasOthers = (finderId: number, changes: readonly Change[]): SQL => {
	const ids = (kinds: SQL) => sql`(SELECT id FROM ${changedRows(changes)} WHERE ${kinds})`;
	return sql`(
		EXISTS (SELECT 1 FROM ${wiperPrices} AS w WHERE w.finder_id = ${finderId} AND w.wiper_id NOT IN ${ids(sql`kind <> 'adapter'`)})
		OR EXISTS (SELECT 1 FROM ${adapterPrices} AS a WHERE a.finder_id = ${finderId} AND a.assortment_id NOT IN ${ids(sql`kind = 'adapter'`)})
	)`;
};

/** Sets and clears special prices where `when` holds. */
export function priceStatements(db: Database, finderId: number, changes: readonly Change[], when: SQL) {
	const rows = changedRows(changes);
	const setPrices = (kinds: SQL) => sql`FROM ${rows} WHERE ${kinds} AND price IS NOT NULL AND ${when}`;
	const clearedIds = (kinds: SQL) => sql`(SELECT id FROM ${rows} WHERE ${kinds} AND price IS NULL)`;
	const [wiperKinds, adapterKind] = [sql`kind <> 'adapter'`, sql`kind = 'adapter'`];
	const price = sql`excluded.price`;
	return [
		insertRows(db, wiperPrices, setPrices(wiperKinds), {
			finderId,
			wiperId: sql`id`,
			price: sql`price`,
		}).onConflictDoUpdate({ target: [wiperPrices.finderId, wiperPrices.wiperId], set: { price } }),
		db
			.delete(wiperPrices)
			.where(
				sql`${wiperPrices.finderId} = ${finderId} AND ${wiperPrices.wiperId} IN ${clearedIds(wiperKinds)} AND ${when}`,
			),
		insertRows(db, adapterPrices, setPrices(adapterKind), {
			finderId,
			assortmentId: sql`id`,
			price: sql`price`,
		}).onConflictDoUpdate({ target: [adapterPrices.finderId, adapterPrices.assortmentId], set: { price } }),
		db
			.delete(adapterPrices)
			.where(
				sql`${adapterPrices.finderId} = ${finderId} AND ${adapterPrices.assortmentId} IN ${clearedIds(adapterKind)} AND ${when}`,
			),
	] as const;
}

/** The changes as rows, by one bound value. */
function changedRows(changes: readonly Change[]): SQL {
	const rows = changes.map(({ kind, id, price, expected }) => [
		kind,
		id,
		price,
		expected ?? null,
		expected !== undefined,
	]);
	return sql`(
		SELECT value ->> 0 AS kind, value ->> 1 AS id, value ->> 2 AS price, value ->> 3 AS expected, value ->> 4 AS guarded
		FROM json_each(${JSON.stringify(rows)})
	)`;
}
