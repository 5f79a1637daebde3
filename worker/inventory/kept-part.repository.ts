import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { inventoriesTable as inventories } from "../db/schema/inventory.table.ts";

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
