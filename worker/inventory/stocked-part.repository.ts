import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
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

const earlier = alias(reservations, "earlier");

/**
 * What these orders have reserved, and how many of it are still to come: what is there is for those that reserved
 * first, which rowids tell: an order that was on hold reserves long after it was entered. Only of parts with backorder can more
 * be reserved than there is.
 */
export const reservedStatement = (db: Database, orderIds: readonly number[]) =>
	db
		.select({
			orderId: reservations.orderId,
			partKey: reservations.partKey,
			missing: sql<number>`iif(${inventories.onHand} < ${inventories.reserved}, max(0, min(${reservations.quantity}, (
				SELECT sum(${earlier.quantity}) FROM ${reservations} AS earlier WHERE ${earlier.companyId} = ${reservations.companyId}
					AND ${earlier.partKey} = ${reservations.partKey} AND earlier.rowid <= ${reservations}.rowid
			) - ${inventories.onHand})), 0)`.as("missing"),
		})
		.from(reservations)
		.leftJoin(
			inventories,
			and(eq(inventories.companyId, reservations.companyId), eq(inventories.partKey, reservations.partKey)),
		)
		.where(sql`${reservations.orderId} IN (SELECT value FROM json_each(${JSON.stringify(orderIds)}))`);

type ReservedRow = Awaited<ReturnType<typeof reservedStatement>>[number];

/** An order's reserved parts, of the rows of `reservedStatement`. */
export const toReserved = (rows: readonly ReservedRow[] = []): ReservedParts =>
	new Map(rows.map(({ partKey, missing }) => [partKey, missing]));
