import type { SQL } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import type { Statement } from "../db/statements.ts";
import type { OrderStatus } from "./order.rules.ts";

/** An order that comes into a status, or leaves one: null is new, or removed. */
export type Passage = {
	/** Its id; SQL for an order that the same batch creates. */
	orderId: number | SQL;
	mandantId: number;
	supplierId: number | null;
	from: OrderStatus | null;
	to: OrderStatus | null;
};

/**
 * What a move means to others, as statements of its own batch, each of which writes only where `holds`: what is reserved
 * or deducted in stock, and what is told to the other company.
 */
export function effectsOf(_db: Database, _passage: Passage, _holds: SQL, _now: number): Statement[] {
	return [];
}
