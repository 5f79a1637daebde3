import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { inventoriesTable as inventories, reservationsTable as reservations } from "../db/schema/inventory.table.ts";
import type { ReservedParts } from "./inventory.rules.ts";

/** A company and the key of a part. */
export type CompanyPart = readonly [companyId: number, partKey: string];

/** Which of these parts are rows of their companies' stock. */
export async function stockedParts(db: Database, parts: readonly CompanyPart[]): Promise<CompanyPart[]> {
	const rows = await db
		.select({ companyId: inventories.companyId, partKey: inventories.partKey })
		.from(inventories)
		.innerJoin(
			sql`(SELECT DISTINCT value ->> 0 AS company, value ->> 1 AS part FROM json_each(${JSON.stringify(parts)})) AS listed`,
			sql`${inventories.companyId} = listed.company AND ${inventories.partKey} = listed.part`,
		);
	return rows.map(({ companyId, partKey }) => [companyId, partKey]);
}

/**
 * What these orders have reserved, and how many of it are still to come: what is there is for those that reserved
 * first, which rowids tell: an order that was on hold reserves long after it was entered. Only of parts with backorder can more
 * be reserved than there is.
 */
export const reservedStatement = (db: Database, orderIds: readonly number[]) => {
	const isOfOrders = sql`order_id IN (SELECT value FROM json_each(${JSON.stringify(orderIds)}))`;
	// Each part's reservations are added up once, and only where it is short.
	const reached = sql`(SELECT own.rowid AS id, sum(own.quantity) OVER (PARTITION BY own.company_id, own.part_key ORDER BY own.rowid) AS upto
		FROM (SELECT DISTINCT company_id, part_key FROM ${reservations} WHERE ${isOfOrders}) AS part
		JOIN ${inventories} AS stock ON stock.company_id = part.company_id AND stock.part_key = part.part_key AND stock.on_hand < stock.reserved
		JOIN ${reservations} AS own ON own.company_id = part.company_id AND own.part_key = part.part_key) AS reached`;
	return db
		.select({
			orderId: reservations.orderId,
			partKey: reservations.partKey,
			missing: sql<number>`coalesce(max(0, min(${reservations.quantity}, reached.upto - ${inventories.onHand})), 0)`.as(
				"missing",
			),
		})
		.from(reservations)
		.leftJoin(
			inventories,
			and(eq(inventories.companyId, reservations.companyId), eq(inventories.partKey, reservations.partKey)),
		)
		.leftJoin(reached, sql`reached.id = ${reservations}.rowid`)
		.where(sql`${reservations}.${isOfOrders}`);
};

type ReservedRow = Awaited<ReturnType<typeof reservedStatement>>[number];

/** An order's reserved parts, of the rows of `reservedStatement`. */
export const toReserved = (rows: readonly ReservedRow[] = []): ReservedParts =>
	new Map(rows.map(({ partKey, missing }) => [partKey, missing]));
