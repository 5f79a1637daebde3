import { and, asc, count, eq, type SQL, sql } from "drizzle-orm";
import { MOST_COUNTED } from "../db/counted.rules.ts";
import type { Database } from "../db/database.ts";
import { countMatches } from "../db/list-clauses.ts";
import { inventoriesTable as inventories } from "../db/schema/inventory.table.ts";
import { ordersTable as orders } from "../db/schema/order.table.ts";
import { DAY_MS } from "../db/times.rules.ts";
import type { Scope } from "../http/scope.ts";
import { IS_OUT } from "../inventory/stock-reader.repository.ts";
import { OLD_DAYS, type OrderSide } from "./order.rules.ts";
import type { OrderNumbers } from "./order.schema.ts";
import { isOnSide } from "./order-scope.repository.ts";

/** What waits for a company, or for all, in one round trip; each number comes from an index. */
export async function readOrderNumbers(db: Database, scope: Scope, now: number): Promise<OrderNumbers> {
	const isOwn = scope === "all" ? undefined : eq(inventories.companyId, scope.companyId);
	const [placed, incoming, out] = await db.batch([
		countOpen("mandant"),
		countOpen("supplier"),
		countMatches(db, inventories, and(isOwn, IS_OUT), MOST_COUNTED),
	]);
	const numbersOf = ([row]: typeof placed) => ({ open: row?.open ?? 0, old: row?.old ?? 0 });
	return { mandant: numbersOf(placed), supplier: numbersOf(incoming), outOfStock: out[0]?.total ?? 0 };

	/** Oldest first, so that of too many the old ones are counted. */
	function countOpen(side: OrderSide) {
		const open = db
			.select({ isOld: sql<number>`${orders.createdAt} < ${now - OLD_DAYS * DAY_MS}`.as("is_old") })
			.from(orders)
			.where(and(isOnSide(scope, side), eq(orders.status, "open")))
			.orderBy(asc(orders.id))
			.limit(MOST_COUNTED)
			.as("open_orders");
		return db.select({ open: count(), old: sumOf(sql`${open.isOld}`) }).from(open);
	}
}

const sumOf = (value: SQL) => sql<number>`coalesce(sum(${value}), 0)`.as("old_orders");
