import { is, SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { ALWAYS } from "../db/guards.ts";
import { ordersTable as orders } from "../db/schema/order.table.ts";
import type { Statement } from "../db/statements.ts";
import type { MessageKind } from "../messages/message.rules.ts";
import { messageStatements } from "../messages/tell.repository.ts";
import { announceStatement } from "../webhooks/announce.repository.ts";
import type { OrderSide, OrderStatus } from "./order.rules.ts";

/** An order that comes into a status, or leaves one: null is new, or removed. */
export type Passage = {
	/** Its id; SQL for an order that the same batch creates. */
	orderId: number | SQL;
	mandantId: number;
	supplierId: number | null;
	from: OrderStatus | null;
	/** SQL if the batch decides it. */
	to: OrderStatus | SQL | null;
	/** The order's version afterwards: names this passage among its others. */
	version: number;
};

/** Who is told that an order has come into a status. */
const MESSAGES: Partial<Record<OrderStatus, { kind: MessageKind; to: OrderSide }>> = {
	open: { kind: "order_open", to: "supplier" },
	confirmed: { kind: "order_confirmed", to: "mandant" },
	notavail: { kind: "order_notavail", to: "mandant" },
};

/** Tells both companies' other systems and people. For the batch of the change; it writes only where `holds`. */
export const tellStatements = (db: Database, passage: Passage, holds: SQL, now: number): Statement[] => [
	...announceStatements(db, passage, holds, now),
	...tellPeople(db, passage, holds, now),
];

function announceStatements(db: Database, passage: Passage, holds: SQL, now: number): Statement[] {
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

/** The same for many orders that come from one status into another, of which no person is told: `which` chooses them. */
export function announceMany(db: Database, which: SQL | undefined, to: OrderStatus, now: number): Statement[] {
	const ofMandant = { companyId: sql`${orders.mandantId}`, when: sql`${which}` };
	const ofSupplier = {
		companyId: sql`${orders.supplierId}`,
		when: sql`${which} AND ${orders.supplierId} <> ${orders.mandantId}`,
	};
	return [ofMandant, ofSupplier].map((one) =>
		announceStatement(db, {
			...{ event: "order.changed", at: now, from: sql`JOIN ${orders}`, ...one },
			eventId: sql`'msg_' || lower(hex(randomblob(16)))`,
			data: sql`json_object('order', ${orders.id}, 'orderNumber', ${orders.orderNumber}, 'status', ${to}, 'previousStatus', ${orders.status})`,
		}),
	);
}

function tellPeople(db: Database, { orderId, to, version, ...parties }: Passage, holds: SQL, now: number): Statement[] {
	// An order that is entered is open, or locked, which nobody is told.
	const status = is(to, SQL) ? "open" : to;
	const message = status && MESSAGES[status];
	const companyId = message?.to === "supplier" ? parties.supplierId : parties.mandantId;
	if (!message || companyId === null) return [];
	return messageStatements(db, {
		...{ kind: message.kind, companyId, at: now, orderId: sql`told.id`, subject: sql`told.order_number` },
		key: sql`'order-' || told.id || '-' || cast(${version} AS integer)`,
		from: sql`${orders} AS told`,
		when: sql`told.id = ${orderId} AND ${is(to, SQL) ? sql`${to} = ${status}` : ALWAYS} AND ${holds}`,
	});
}
