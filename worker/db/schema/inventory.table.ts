import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { MovementReason } from "../../inventory/inventory.rules.ts";
import { acted } from "../columns.ts";
import { companiesTable } from "./company.table.ts";
import { ordersTable } from "./order.table.ts";

/** What a supplier has of a part. A part without a row isn't tracked: it can be ordered without end. */
export const inventoriesTable = sqliteTable(
	"inventories",
	{
		companyId: integer("company_id")
			.notNull()
			.references(() => companiesTable.id, { onDelete: "cascade" }),
		/** The derived sku of one blade or adapter (`AERO-26`), or of a packed set (`AERO-26-18`). */
		partKey: text("part_key").notNull(),
		onHand: integer("on_hand").notNull(),
		/** Of open, accepted and processing orders. */
		reserved: integer("reserved").notNull().default(0),
		/** Its supplier is told when no more than this is available; null: never. */
		lowAt: integer("low_at"),
		/** Orders open although nothing is available. */
		backorder: integer("backorder", { mode: "boolean" }).notNull().default(false),
		/** It was told that it is low, and has not been refilled since. */
		lowTold: integer("low_told", { mode: "boolean" }).notNull().default(false),
		version: integer("version").notNull().default(1),
		updatedAt: integer("updated_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.partKey] }),
		// Few rows are short: visitors' finders read these alone.
		index("inventories_short").on(table.companyId, sql`on_hand - reserved`).where(sql`NOT backorder`),
		// Parts that are out, for the start pages.
		index("inventories_out").on(table.companyId).where(sql`on_hand - reserved <= 0`),
		check("inventories_reserved", sql`${table.reserved} >= 0`),
		check("inventories_available", sql`${table.backorder} OR ${table.onHand} >= ${table.reserved}`),
	],
);
export type InventoryRow = typeof inventoriesTable.$inferSelect;

/** Explains every number. Rows are added, never changed. */
export const inventoryMovementsTable = sqliteTable(
	"inventory_movements",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		companyId: integer("company_id")
			.notNull()
			.references(() => companiesTable.id, { onDelete: "cascade" }),
		partKey: text("part_key").notNull(),
		at: integer("at").notNull(),
		why: text("why").$type<MovementReason>().notNull(),
		userId: integer("user_id").notNull(),
		...acted,
		/** Null: by hand. Without a reference, so that it outlives the order, as does the number. */
		orderId: integer("order_id"),
		orderNumber: text("order_number"),
		note: text("note").notNull().default(""),
		onHandBefore: integer("on_hand_before").notNull(),
		onHandAfter: integer("on_hand_after").notNull(),
		reservedBefore: integer("reserved_before").notNull(),
		reservedAfter: integer("reserved_after").notNull(),
	},
	(table) => [index("inventory_movements_part").on(table.companyId, table.partKey, table.id)],
);
export type MovementRow = typeof inventoryMovementsTable.$inferSelect;

/** What an order has reserved, so that exactly that is given back or deducted. */
export const reservationsTable = sqliteTable(
	"reservations",
	{
		orderId: integer("order_id")
			.notNull()
			.references(() => ordersTable.id, { onDelete: "cascade" }),
		companyId: integer("company_id").notNull(),
		partKey: text("part_key").notNull(),
		quantity: integer("quantity").notNull(),
		/** The batch that wrote it. */
		writer: text("writer").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.orderId, table.partKey] }),
		index("reservations_part").on(table.companyId, table.partKey),
		index("reservations_writer").on(table.writer),
	],
);
