import { eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { findersTable as finders } from "../db/schema/finder.table.ts";
import { inventoriesTable as inventories } from "../db/schema/inventory.table.ts";
import { type AvailableParts, isShort, needsOf, partKeysOf } from "./inventory.rules.ts";
import { holderOf, toAvailable } from "./short-part.repository.ts";

/** Which of these products, by their derived skus, a configuration can't sell at the moment: what its visitors would see. */
export async function outOfStock(db: Database, finder: number, keys: readonly string[]): Promise<Set<string>> {
	const needs = new Map(keys.map((key) => [key, needsOf(key, 1)]));
	const parts = [...needs.values()].flatMap(partKeysOf);
	const available = await readParts(db, finder, [...new Set(parts)]);
	return new Set(keys.filter((key) => isShort(needs.get(key) ?? [], available)));
}

async function readParts(db: Database, finder: number, parts: readonly string[]): Promise<AvailableParts> {
	const rows = await db
		.select({
			partKey: inventories.partKey,
			available: sql<number>`${inventories.onHand} - ${inventories.reserved}`,
			backorder: sql<number>`${inventories.backorder}`,
		})
		.from(inventories)
		.where(
			sql`${inventories.companyId} = (${holderOf(eq(finders.id, finder))})
				AND ${inventories.partKey} IN (SELECT value FROM json_each(${JSON.stringify(parts)}))`,
		);
	return toAvailable(rows);
}
