import { ORDER_STATUSES, reserves } from "#worker/orders/order.rules.ts";

/** A part of a company that had less on hand than its orders have reserved. */
export type RaisedPart = { companyId: number; partKey: string; onHand: number; reserved: number };

const RESERVED = `(SELECT coalesce(sum(quantity), 0) FROM reservations
	WHERE reservations.company_id = inventories.company_id AND reservations.part_key = inventories.part_key)`;

/**
 * Makes stock agree with the orders, which moved while the backup was made: only orders that reserve keep reservations,
 * and a part's `reserved` is their sum. `on_hand` is raised to it where the table's rules demand that; these parts are returned.
 */
export async function settleStock(db: D1Database): Promise<RaisedPart[]> {
	const [, raised] = await db.batch<RaisedPart>([
		db
			.prepare(`DELETE FROM reservations WHERE order_id NOT IN
				(SELECT id FROM orders WHERE status IN (SELECT value FROM json_each(?)))`)
			.bind(JSON.stringify(ORDER_STATUSES.filter(reserves))),
		db.prepare(`SELECT company_id AS companyId, part_key AS partKey, on_hand AS onHand, ${RESERVED} AS reserved
			FROM inventories WHERE NOT backorder AND on_hand < ${RESERVED} ORDER BY company_id, part_key`),
		db.prepare(`UPDATE inventories SET reserved = ${RESERVED},
			on_hand = iif(backorder, on_hand, max(on_hand, ${RESERVED})) WHERE reserved <> ${RESERVED}`),
	]);
	return raised?.results ?? [];
}

export type IncompleteOrder = { companyId: number; orderNumber: string; items: number; lacking: number };

/** Orders without all of their items: they were removed while the backup was made. */
export async function incompleteOrders(db: D1Database): Promise<IncompleteOrder[]> {
	const { results } = await db
		.prepare(`SELECT mandant_id AS companyId, order_number AS orderNumber, item_count AS items,
			item_count - count(order_id) AS lacking
			FROM orders LEFT JOIN order_items ON order_id = orders.id GROUP BY orders.id HAVING lacking <> 0`)
		.all<IncompleteOrder>();
	return results;
}
