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
	/** SQL if the batch decides it. */
	to: OrderStatus | SQL | null;
};

/** Tells both companies' other systems. For the batch of the change; it writes only where `holds`. */
export function tellStatements(db: Database, passage: Passage, holds: SQL, now: number): Statement[] {
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
