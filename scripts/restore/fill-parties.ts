import { and, inArray, isNull } from "drizzle-orm";
import { openDatabase } from "#worker/db/database.ts";
import { ordersTable as orders } from "#worker/db/schema/order.table.ts";
import { hasEnded, ORDER_STATUSES } from "#worker/orders/order.rules.ts";
import { PARTIES_NOW } from "#worker/orders/order-parties.repository.ts";

/** In a backup of before orders kept them, those that have ended lack their parties: they get the restored companies'. */
export async function fillParties(db: D1Database): Promise<void> {
	await openDatabase(db)
		.update(orders)
		.set({ parties: PARTIES_NOW })
		.where(and(isNull(orders.parties), inArray(orders.status, ORDER_STATUSES.filter(hasEnded))));
}
