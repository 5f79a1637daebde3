import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { messagesTable as messages } from "../db/schema/message.table.ts";
import { ordersTable as orders } from "../db/schema/order.table.ts";

/** The order that a message is about, to be joined by its id. */
export const messageOrders = alias(orders, "message_orders");

/** True while that order is still the company's, on the side that was told. */
export const IS_ORDER_THEIRS = sql`coalesce(
	${messages.companyId} = iif(${messages.kind} = 'order_open', ${messageOrders.supplierId}, ${messageOrders.mandantId}), FALSE)`;
