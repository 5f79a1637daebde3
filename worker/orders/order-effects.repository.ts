import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { ordersTable as orders } from "../db/schema/order.table.ts";
import type { Statement } from "../db/statements.ts";
import { announceStatement } from "../webhooks/announce.repository.ts";
import type { OrderStatus } from "./order.rules.ts";

/** An order that comes into a status, or leaves one: null is new, or removed. */
export type Passage = {
	/** Its id; SQL for an order that the same batch creates. */
	orderId: number | SQL;
	mandantId: number;
	supplierId: number | null;
	from: OrderStatus | null;
	to: OrderStatus | null;
};

/**
 * What a move means to others, as statements of its own batch, each of which writes only where `holds`: what is reserved
 * or deducted in stock, and what is told to both companies.
 */
export function effectsOf(db: Database, passage: Passage, holds: SQL, now: number): Statement[] {
	const { orderId, mandantId, supplierId, from, to } = passage;
	const event = from === null ? "order.created" : to === null ? "order.removed" : "order.changed";
	const companies = new Set([mandantId, ...(supplierId === null ? [] : [supplierId])]);
	return [...companies].map((companyId) =>
		announceStatement(db, {
			...{ event, companyId, at: now, when: holds, from: sql`JOIN ${orders} AS told ON told.id = ${orderId}` },
			eventId: sql`'msg_' || lower(hex(randomblob(16)))`,
			data: sql`json_object('order', told.id, 'orderNumber', told.order_number, 'status', ${to}, 'previousStatus', ${from})`,
		}),
	);
}
