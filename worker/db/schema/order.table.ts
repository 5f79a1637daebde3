import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { LockReason, OrderStatus } from "../../orders/order.rules.ts";
import type { DeliverTo } from "../../orders/order.schema.ts";
import type { OrderParties } from "../../orders/order-parties.rules.ts";
import { acted, edited } from "../columns.ts";
import { companiesTable } from "./company.table.ts";
import { usersTable } from "./user.table.ts";

/** What a mandant orders from its supplier. It belongs to both companies (docs/adr/0053). */
export const ordersTable = sqliteTable(
	"orders",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		orderNumber: text("order_number").notNull(),
		mandantId: integer("mandant_id")
			.notNull()
			.references(() => companiesTable.id),
		/** Null: nobody ships it yet, so it is locked. */
		supplierId: integer("supplier_id").references(() => companiesTable.id),
		/** Who entered it. */
		userId: integer("user_id")
			.notNull()
			.references(() => usersTable.id),
		...acted,
		prime: integer("prime", { mode: "boolean" }).notNull(),
		status: text("status").$type<OrderStatus>().notNull(),
		/** Why it is locked; null: it isn't. */
		lockReason: text("lock_reason").$type<LockReason>(),
		/** Of its items: the one value; empty if they differ. */
		brand: text("brand").notNull(),
		sku: text("sku").notNull(),
		setSku: text("set_sku").notNull(),
		/** The sum of its items' quantities. */
		quantity: integer("quantity").notNull(),
		itemCount: integer("item_count").notNull(),
		note: text("note").notNull(),
		/** Personal data, never recorded or logged; null: to the mandant's own address, or erased. */
		deliverTo: text("deliver_to", { mode: "json" }).$type<DeliverTo>(),
		/** Why it is on hold or not available, in the words of who said so. */
		reason: text("reason").notNull().default(""),
		downloadedAt: integer("downloaded_at"),
		/** When it was confirmed or said to be not available. */
		endedAt: integer("ended_at"),
		/** Its companies on the day on which it ended, for its papers; only an order that has ended goes by it. */
		parties: text("parties", { mode: "json" }).$type<OrderParties>(),
		/** When the delivery address was erased. */
		erasedAt: integer("erased_at"),
		/** Indexed by `orders_search` (docs/adr/0053), which triggers keep in step. */
		searched: text("searched").notNull(),
		...edited,
	},
	// The id is also the order of creation.
	(table) => [
		uniqueIndex("orders_number").on(table.mandantId, table.orderNumber),
		index("orders_mandant").on(table.mandantId, table.id),
		index("orders_mandant_status").on(table.mandantId, table.status, table.id),
		index("orders_mandant_status_number").on(table.mandantId, table.status, table.orderNumber),
		index("orders_supplier").on(table.supplierId, table.id),
		index("orders_supplier_number").on(table.supplierId, table.orderNumber),
		index("orders_supplier_status").on(table.supplierId, table.status, table.id),
		index("orders_supplier_status_number").on(table.supplierId, table.status, table.orderNumber),
		index("orders_all_number").on(table.orderNumber),
		index("orders_status").on(table.status, table.id),
		index("orders_status_number").on(table.status, table.orderNumber),
		index("orders_user").on(table.userId),
		// Where a period begins and ends among the ids.
		index("orders_created").on(table.createdAt),
		index("orders_erasable")
			.on(table.endedAt)
			.where(sql`${table.endedAt} IS NOT NULL AND ${table.deliverTo} IS NOT NULL`),
	],
);
export type OrderRow = typeof ordersTable.$inferSelect;

/** An order's lines, with titles and prices as they were when it was made. */
export const orderItemsTable = sqliteTable(
	"order_items",
	{
		orderId: integer("order_id")
			.notNull()
			.references(() => ordersTable.id, { onDelete: "cascade" }),
		/** From 1, in the order in which they were entered. */
		position: integer("position").notNull(),
		sku: text("sku").notNull(),
		/** The derived sku of the same parts. */
		setSku: text("set_sku").notNull(),
		brand: text("brand").notNull(),
		title: text("title").notNull(),
		quantity: integer("quantity").notNull(),
		/** Minor units of one piece. */
		price: integer("price").notNull(),
		/** The currency's sign. */
		currency: text("currency").notNull(),
		/** `variantId-year`; empty: not known. */
		car: text("car").notNull(),
		notAvailable: integer("not_available", { mode: "boolean" }).notNull().default(false),
	},
	(table) => [primaryKey({ columns: [table.orderId, table.position] })],
);
export type OrderItemRow = typeof orderItemsTable.$inferSelect;

/** Confirmation files: what the supplier sends to confirm an order. */
export const orderFilesTable = sqliteTable(
	"order_files",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		orderId: integer("order_id")
			.notNull()
			.references(() => ordersTable.id, { onDelete: "cascade" }),
		/** As the sender called it; never part of a key or a header as it is. */
		name: text("name").notNull(),
		type: text("type").notNull(),
		bytes: integer("bytes").notNull(),
		/** Its object, which no public address leads to. */
		key: text("key").notNull().unique(),
		/** From before the order was placed again: it no longer confirms. */
		earlier: integer("earlier", { mode: "boolean" }).notNull().default(false),
		/** Who shipped the order in that earlier round: a supplier sees no other one's files. Null: of the present round. */
		earlierSupplierId: integer("earlier_supplier_id"),
		userId: integer("user_id")
			.notNull()
			.references(() => usersTable.id),
		createdAt: integer("created_at").notNull(),
	},
	(table) => [index("order_files_order").on(table.orderId), index("order_files_user").on(table.userId)],
);
export type OrderFileRow = typeof orderFilesTable.$inferSelect;
