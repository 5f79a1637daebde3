import { ORDER_STATUSES, reserves } from "#worker/orders/order.rules.ts";

/** A part that its company has to count. `before`: what the backup says is on hand; null: it has no row of the part. */
export type PartToCount = { companyId: number; partKey: string; before: number | null; onHand: number };

/**
 * What a part's last movement says, and what was shipped for orders that are still to be shipped in the backup. Where a movement
 * begins with another number than the one before has left, an earlier restore has added what was shipped before it.
 */
const MOVED = `last AS (SELECT company_id, part_key, on_hand_after, reserved_after FROM inventory_movements
		WHERE id IN (SELECT max(id) FROM inventory_movements GROUP BY company_id, part_key)),
	followed AS (SELECT id, company_id, part_key, on_hand_before,
			lag(on_hand_after) OVER (PARTITION BY company_id, part_key ORDER BY id) AS previous FROM inventory_movements),
	restored AS (SELECT company_id, part_key, max(id) AS since FROM followed WHERE on_hand_before <> previous GROUP BY 1, 2),
	waiting AS (SELECT shipped.company_id, shipped.part_key, sum(on_hand_before - on_hand_after) AS n
		FROM inventory_movements AS shipped JOIN orders ON orders.id = order_id LEFT JOIN restored USING (company_id, part_key)
		WHERE why = 'ship' AND status <> 'confirmed' AND shipped.id >= coalesce(since, 0) GROUP BY 1, 2),
	moved AS (SELECT company_id, part_key, reserved_after, on_hand_after + coalesce(n, 0) AS on_hand
		FROM last LEFT JOIN waiting USING (company_id, part_key))`;

/** What each part will have: never less than is reserved, unless it may be sold without stock. */
const SETTLED = `WITH ${MOVED},
	found AS (SELECT company_id, part_key, backorder, inventories.on_hand AS before,
			coalesce(moved.on_hand, inventories.on_hand) AS on_hand,
			(SELECT coalesce(sum(quantity), 0) FROM reservations WHERE reservations.company_id = inventories.company_id
				AND reservations.part_key = inventories.part_key) AS reserved
		FROM inventories LEFT JOIN moved USING (company_id, part_key)),
	settled AS (SELECT company_id, part_key, before, reserved,
		iif(backorder, on_hand, max(on_hand, reserved)) AS on_hand FROM found)`;

/**
 * Makes stock agree with the orders, which moved while the backup was made: orders that reserve, and only these, have their
 * reservations, a part's `reserved` is their sum, and `on_hand` follows its movements, which were read last. Returns the parts
 * whose `on_hand` is another one now, or whose row was read before they had one: only a count can say what is there.
 */
export async function settleStock(db: D1Database): Promise<PartToCount[]> {
	const reserving = JSON.stringify(ORDER_STATUSES.filter(reserves));
	const [, , parts] = await db.batch<PartToCount>([
		db
			.prepare(`DELETE FROM reservations WHERE order_id NOT IN
				(SELECT id FROM orders WHERE status IN (SELECT value FROM json_each(?)))`)
			.bind(reserving),
		// Those that ended after their orders were read: what these reserved last.
		db
			.prepare(`INSERT OR IGNORE INTO reservations (order_id, company_id, part_key, quantity, writer)
				SELECT order_id, company_id, part_key, reserved_after - reserved_before, 'restore'
				FROM inventory_movements JOIN inventories USING (company_id, part_key)
				JOIN orders ON orders.id = order_id AND orders.supplier_id = company_id
				WHERE why = 'reserve' AND status IN (SELECT value FROM json_each(?)) AND (order_id, at) IN
				(SELECT order_id, max(at) FROM inventory_movements WHERE why = 'reserve' GROUP BY order_id)`)
			.bind(reserving),
		db.prepare(`${SETTLED} SELECT company_id AS companyId, part_key AS partKey, before, on_hand AS onHand
			FROM settled WHERE before <> on_hand
			UNION ALL SELECT company_id, part_key, NULL, on_hand FROM moved
			WHERE (on_hand <> 0 OR reserved_after <> 0) AND (company_id, part_key) NOT IN (SELECT company_id, part_key FROM inventories)
			ORDER BY companyId, partKey`),
		db.prepare(`${SETTLED} UPDATE inventories SET reserved = settled.reserved, on_hand = settled.on_hand FROM settled
			WHERE settled.company_id = inventories.company_id AND settled.part_key = inventories.part_key
			AND (settled.reserved <> inventories.reserved OR settled.on_hand <> inventories.on_hand)`),
		// The ids of orders that were entered after the orders were read are given again.
		db.prepare(
			`UPDATE inventory_movements SET order_id = NULL WHERE order_id > (SELECT coalesce(max(id), 0) FROM orders)`,
		),
	]);
	return parts?.results ?? [];
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
