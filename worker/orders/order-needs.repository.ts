import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { orderItemsTable as items } from "../db/schema/order.table.ts";
import { type Need, needsOf } from "../inventory/inventory.rules.ts";
import { shortOf } from "../inventory/reserve.repository.ts";

/** What an order's items need of stock. */
export async function readNeeds(db: Database, orderId: number): Promise<Need[]> {
	const rows = await db
		.select({ setSku: items.setSku, quantity: items.quantity })
		.from(items)
		.where(eq(items.orderId, orderId));
	return rows.flatMap(({ setSku, quantity }) => needsOf(setSku, quantity));
}

/** Whether its supplier has too little of something, for the message: the write itself has decided. */
export async function isShort(db: Database, companyId: number, needs: readonly Need[]): Promise<boolean> {
	return (await shortOf(db, { companyId, needs, writer: "" })).length > 0;
}
