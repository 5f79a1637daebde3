import { asc, inArray, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { orderFilesTable as files, ordersTable as orders } from "../db/schema/order.table.ts";
import { DAY_MS } from "../db/times.rules.ts";
import { type CallBudget, inSteps, NO_LIMIT } from "../imports/call-budget.rules.ts";
import { ADDRESS_KEPT_DAYS } from "./order.rules.ts";

const ORDERS_A_STEP = 1000;

/**
 * Erases the delivery addresses of orders that ended long enough ago, their notes and reasons, and their confirmation files,
 * which name the buyer too: without its row a file is deleted like that of a removed order (docs/adr/0060). In pieces, so that no statement
 * takes long.
 */
export async function eraseAddresses(db: Database, now: number, budget: CallBudget = NO_LIMIT): Promise<void> {
	const ended = db
		.select({ id: orders.id })
		.from(orders)
		// The first two are the condition of the index that holds these orders alone.
		.where(
			sql`${orders.endedAt} IS NOT NULL AND ${orders.deliverTo} IS NOT NULL AND ${orders.endedAt} <= ${now - ADDRESS_KEPT_DAYS * DAY_MS}`,
		)
		.orderBy(asc(orders.endedAt), asc(orders.id))
		.limit(ORDERS_A_STEP);
	await inSteps(budget, async () => {
		const [, { meta }] = await db.batch([
			// First: afterwards these orders are not found any more.
			db.delete(files).where(inArray(files.orderId, ended)),
			db.update(orders).set({ deliverTo: null, note: "", reason: "", erasedAt: now }).where(inArray(orders.id, ended)),
		]);
		return meta.changes < ORDERS_A_STEP;
	});
}
