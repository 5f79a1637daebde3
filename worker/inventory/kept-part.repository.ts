import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { inventoriesTable as inventories, reservationsTable as reservations } from "../db/schema/inventory.table.ts";

/** A company and the key of a part. */
export type CompanyPart = readonly [companyId: number, partKey: string];

/** Which of these parts are rows of their companies' stock. */
export async function keptParts(db: Database, parts: readonly CompanyPart[]): Promise<CompanyPart[]> {
	const rows = await db
		.select({ companyId: inventories.companyId, partKey: inventories.partKey })
		.from(inventories)
		.innerJoin(
			sql`(SELECT DISTINCT value ->> 0 AS company, value ->> 1 AS part FROM json_each(${JSON.stringify(parts)})) AS asked`,
			sql`${inventories.companyId} = asked.company AND ${inventories.partKey} = asked.part`,
		);
	return rows.map(({ companyId, partKey }) => [companyId, partKey]);
}

/** The parts that these orders have reserved; without an order that has none. */
export async function reservedParts(db: Database, orderIds: readonly number[]): Promise<Map<number, Set<string>>> {
	const rows = await db
		.select({ orderId: reservations.orderId, partKey: reservations.partKey })
		.from(reservations)
		.where(sql`${reservations.orderId} IN (SELECT value FROM json_each(${JSON.stringify(orderIds)}))`);
	const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
	return new Map([...byOrder].map(([orderId, parts]) => [orderId, new Set(parts.map(({ partKey }) => partKey))]));
}
