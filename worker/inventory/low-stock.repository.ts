import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { inventoriesTable as inventories } from "../db/schema/inventory.table.ts";
import type { Statement } from "../db/statements.ts";
import { messageStatements } from "../messages/tell.repository.ts";
import { announceStatement } from "../webhooks/announce.repository.ts";

const available = sql`(${inventories.onHand} - ${inventories.reserved})`;
const IS_LOW = sql`(${inventories.lowAt} IS NOT NULL AND ${available} <= ${inventories.lowAt})`;

/** For the end of a batch that changes these parts: tells once that they are low, and forgets it when they are refilled. */
export function lowStatements(db: Database, companyId: number, parts: SQL, now: number): Statement[] {
	const isChanged = and(eq(inventories.companyId, companyId), sql`${inventories.partKey} IN (${parts})`);
	const isNews = sql`${isChanged} AND ${IS_LOW} AND NOT ${inventories.lowTold}`;
	return [
		announceStatement(db, {
			...{ event: "stock.low", companyId, at: now, from: sql`JOIN ${inventories}`, when: isNews },
			eventId: sql`'msg_' || lower(hex(randomblob(16)))`,
			data: sql`json_object('part', ${inventories.partKey}, 'available', ${available}, 'lowAt', ${inventories.lowAt})`,
		}),
		...messageStatements(db, {
			...{ kind: "stock_low", companyId, at: now, from: sql`${inventories}`, when: isNews },
			...{ key: sql`'stock-' || lower(hex(randomblob(16)))`, orderId: null, subject: sql`${inventories.partKey}` },
		}),
		db.update(inventories).set({ lowTold: IS_LOW }).where(isChanged),
	];
}
