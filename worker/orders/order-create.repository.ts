import { type SQL, sql } from "drizzle-orm";
import { actedBy } from "../audit/acted-by.repository.ts";
import { type Actor, auditStatement } from "../audit/audit-entry.repository.ts";
import { withUniqueErrors } from "../db/constraint.ts";
import type { Database } from "../db/database.ts";
import { ALWAYS } from "../db/guards.ts";
import { insertRows } from "../db/insert-rows.ts";
import { orderItemsTable as items, type OrderItemRow, ordersTable as orders } from "../db/schema/order.table.ts";
import { searchText } from "../db/search-text.rules.ts";
import type { Statement } from "../db/statements.ts";
import { needsOf } from "../inventory/inventory.rules.ts";
import { permits, reserveStatements } from "../inventory/reserve.repository.ts";
import { numberTaken } from "./order.errors.ts";
import { type LockReason, type OrderStatus, summaryOf } from "./order.rules.ts";
import type { OrderInput } from "./order.schema.ts";
import { tellStatements } from "./order-effects.repository.ts";

/** An order as it is entered: its parties and its items are known, and whether it is open. */
export type NewOrder = Pick<OrderInput, "orderNumber" | "prime" | "note" | "deliverTo"> & {
	mandantId: number;
	supplierId: number | null;
	status: OrderStatus;
	lockReason: LockReason | null;
	items: NewOrderItem[];
};
export type NewOrderItem = Omit<OrderItemRow, "orderId" | "position" | "notAvailable">;

/** Of an order with as many items as there may be, of 40 letters each. */
const SEARCHED_LETTERS = 8000;

/** Stores the order with its items, and returns its id. What is written beside it may read its status. */
export async function createOrder(
	db: Database,
	order: NewOrder,
	by: Actor,
	now: number,
	beside: (isStatus: (status: OrderStatus) => SQL) => Statement[] = () => [],
): Promise<number> {
	const { items: lines, ...fields } = order;
	const { mandantId, supplierId, orderNumber, prime } = fields;
	const needs = lines.flatMap(({ setSku, quantity }) => needsOf(setSku, quantity));
	const reservation = { companyId: supplierId ?? 0, needs, writer: crypto.randomUUID() };
	// Decided with the write itself: of many orders for the last piece one opens.
	const isShort = fields.status === "open" ? sql`NOT ${permits(reservation)}` : sql`FALSE`;
	const status = sql<OrderStatus>`iif(${isShort}, 'locked', ${fields.status})`;
	const lockReason = sql<LockReason | null>`iif(${isShort}, 'stock', ${fields.lockReason})`;
	const id = sql`(SELECT ${orders.id} FROM ${orders} WHERE ${orders.mandantId} = ${mandantId} AND ${orders.orderNumber} = ${orderNumber})`;
	const hasStatus = (one: OrderStatus) =>
		sql`EXISTS (SELECT 1 FROM ${orders} WHERE ${orders.id} = ${id} AND ${orders.status} = ${one})`;
	// Brands are few, and own skus come before derived ones: a large order may have more names than are searched.
	const names = (["brand", "sku", "setSku"] as const).flatMap((key) => lines.map((one) => one[key]));
	const of = (key: keyof NewOrderItem) => sql.raw(`json_extract(value, '$.${key}')`);
	const [created] = await withUniqueErrors([[[orders.mandantId, orders.orderNumber], numberTaken]], () =>
		db.batch([
			db
				.insert(orders)
				.values({
					...fields,
					...{ status, lockReason },
					...summaryOf(lines),
					...{ ...actedBy(by), createdAt: now, updatedAt: now },
					searched: searchText(orderNumber, ...new Set(names)).slice(0, SEARCHED_LETTERS),
				})
				.returning({ id: orders.id }),
			insertRows(db, items, sql`FROM json_each(${JSON.stringify(lines)}) WHERE TRUE`, {
				...{ orderId: id, position: sql`key + 1`, sku: of("sku"), setSku: of("setSku"), brand: of("brand") },
				...{
					title: of("title"),
					quantity: of("quantity"),
					price: of("price"),
					currency: of("currency"),
					car: of("car"),
				},
			}),
			...reserveStatements(db, reservation, { orderId: id, by, now, when: hasStatus("open") }),
			...(["open", "locked"] as const).map((one) =>
				auditStatement(db, by, {
					...{ at: now, action: "create", entity: "order", entityId: id, title: orderNumber },
					...{ companyId: mandantId, before: null, when: hasStatus(one) },
					after: {
						...{ status: one, prime, supplier: supplierId },
						lockReason: one === "locked" ? (fields.lockReason ?? "stock") : null,
						items: lines.map(({ sku, quantity }) => ({ sku, quantity })),
					},
				}),
			),
			...tellStatements(
				db,
				{ orderId: id, mandantId, supplierId, from: null, to: sql`told.status`, version: 1 },
				ALWAYS,
				now,
			),
			...beside(hasStatus),
		]),
	);
	return created[0]?.id ?? 0;
}
