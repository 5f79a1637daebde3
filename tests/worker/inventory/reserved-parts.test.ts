import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { enter, givenTrade } from "#tests/support/orders.ts";
import { counting } from "#tests/support/query-plans.ts";
import { db } from "#tests/support/world.ts";
import { openDatabase } from "#worker/db/database.ts";
import { inventoriesTable, reservationsTable } from "#worker/db/schema/inventory.table.ts";
import { ordersTable } from "#worker/db/schema/order.table.ts";
import { reservedStatement } from "#worker/inventory/stocked-part.repository.ts";

const [ORDERS, ON_HAND] = [200, 15];

/** Orders that have each reserved two of a part, in this order. */
async function givenReservations(companyId: number, partKey: string, orderIds: readonly number[]): Promise<void> {
	await db.insert(inventoriesTable).values({
		...{ companyId, partKey, onHand: ON_HAND, reserved: 2 * orderIds.length, backorder: true, updatedAt: 1 },
	});
	for (const orderId of orderIds)
		await db.insert(reservationsTable).values({ orderId, companyId, partKey, quantity: 2, writer: "w" });
}

test("what is there is for those who reserved first, found by reading each reservation of the parts a few times", async () => {
	const { shop, supplierId, rearSku } = await givenTrade();
	const { id } = (await enter(shop.token, { orderNumber: "R-0", items: [{ sku: rearSku, quantity: 1 }] })).body;
	const [order] = await db.select().from(ordersTable).where(eq(ordersTable.id, id));
	const ids: number[] = [];
	for (let at = 1; at <= ORDERS; at++) {
		const [copy] = await db
			.insert(ordersTable)
			.values({ ...order!, id: undefined, orderNumber: `R-${at}` })
			.returning({ id: ordersTable.id });
		ids.push(copy!.id);
	}
	// Who ordered last has reserved first.
	await givenReservations(supplierId, "SHORT", ids.toReversed());
	await db
		.insert(reservationsTable)
		.values({ ...{ orderId: id, companyId: supplierId, partKey: "GONE" }, quantity: 1, writer: "w" });
	const seen = { rows: 0 };
	const counted = openDatabase(counting(seen).DB);
	const [rows] = await counted.batch([reservedStatement(counted, [...ids, id])]);
	const missing = new Map(rows.map((row) => [row.orderId, row.missing]));
	expect(rows).toHaveLength(ORDERS + 1);
	expect(ids.toReversed().map((one) => missing.get(one))).toEqual([
		...Array(7).fill(0),
		1,
		...Array(ORDERS - 8).fill(2),
	]);
	expect(missing.get(id)).toBe(0);
	expect(seen.rows).toBeLessThan(20 * ORDERS);
});
