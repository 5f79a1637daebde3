import { and, eq, sql } from "drizzle-orm";
import { actedBy } from "../audit/acted-by.repository.ts";
import { type Actor, auditStatement } from "../audit/audit-entry.repository.ts";
import type { Database } from "../db/database.ts";
import { expectRow } from "../db/guards.ts";
import { insertRows } from "../db/insert-rows.ts";
import { inventoriesTable as inventories, inventoryMovementsTable as movements } from "../db/schema/inventory.table.ts";
import { belowReserved, inventoryStale, stockOutOfRange, stockReserved } from "./inventory.errors.ts";
import { STOCK_MAX } from "./inventory.rules.ts";
import type { Inventory, InventoryAdjustment, InventoryRemoval } from "./inventory.schema.ts";
import { lowStatements } from "./low-stock.repository.ts";
import { createStockReader } from "./stock-reader.repository.ts";

/** Changes one row of a company's stock. */
export function createStockChanger(db: Database, companyId: number) {
	const { get } = createStockReader(db, companyId);
	const isPart = (partKey: string) => and(eq(inventories.companyId, companyId), eq(inventories.partKey, partKey));
	return { adjust, remove };

	/** More or fewer pieces than there are, never fewer than are reserved, nor more than can be saved. */
	async function adjust(
		{ partKey, by: more, reason }: InventoryAdjustment,
		by: Actor,
		now: number,
	): Promise<Inventory> {
		const { onHand } = await get(partKey);
		const isEnough = sql`(${inventories.backorder} OR ${inventories.onHand} + ${more} >= ${inventories.reserved})`;
		// A row that is beyond already may come back.
		const isSavable = sql`abs(${inventories.onHand} + ${more}) <= max(${STOCK_MAX}, abs(${inventories.onHand}))`;
		const row = expectRow(db, inventories, and(isPart(partKey), isEnough, isSavable));
		const isAdjusted = await row.write([
			auditStatement(db, by, {
				...{ at: now, action: "update", entity: "stock", entityId: companyId, companyId, title: partKey },
				...{ before: null, after: { [partKey]: more, reason }, when: row.holds },
			}),
			insertRows(db, movements, sql`FROM ${inventories} WHERE ${row.isExpected}`, {
				...{ companyId, partKey, at: now, why: "adjust", ...actedBy(by), note: reason },
				...{ onHandBefore: sql`${inventories.onHand}`, onHandAfter: sql`${inventories.onHand} + ${more}` },
				...{ reservedBefore: sql`${inventories.reserved}`, reservedAfter: sql`${inventories.reserved}` },
			}),
			db
				.update(inventories)
				.set({
					onHand: sql`${inventories.onHand} + ${more}`,
					version: sql`${inventories.version} + 1`,
					updatedAt: now,
				})
				.where(row.isExpected),
			...lowStatements(db, companyId, sql`${partKey}`, now),
		]);
		if (!isAdjusted) throw Math.abs(onHand + more) > STOCK_MAX ? stockOutOfRange("by") : belowReserved("by");
		return get(partKey);
	}

	/** The part isn't tracked any more. Not while orders have reserved some of it. */
	async function remove({ partKey, version }: InventoryRemoval, by: Actor, now: number): Promise<void> {
		const before = await get(partKey);
		if (before.version !== version) throw inventoryStale();
		const row = expectRow(
			db,
			inventories,
			and(isPart(partKey), eq(inventories.version, version), eq(inventories.reserved, 0)),
		);
		const isRemoved = await row.write([
			auditStatement(db, by, {
				...{ at: now, action: "remove", entity: "stock", entityId: companyId, companyId, title: partKey },
				...{ before: { [partKey]: before.onHand }, after: null, when: row.holds },
			}),
			insertRows(db, movements, sql`FROM ${inventories} WHERE ${row.isExpected}`, {
				...{ companyId, partKey, at: now, why: "count", ...actedBy(by) },
				...{ onHandBefore: sql`${inventories.onHand}`, onHandAfter: 0, reservedBefore: 0, reservedAfter: 0 },
			}),
			db.delete(inventories).where(row.isExpected),
		]);
		if (!isRemoved) throw stockReserved();
	}
}
