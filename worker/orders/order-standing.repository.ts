import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "../db/database.ts";
import { companiesTable as companies } from "../db/schema/company.table.ts";
import { orderFilesTable as files, type OrderRow, ordersTable as orders } from "../db/schema/order.table.ts";
import type { Scope } from "../http/scope.ts";
import { belongsTo } from "./order-scope.repository.ts";

/** An order as a move finds it, with what decides whether it may be open. */
export type OrderStanding = {
	order: OrderRow;
	primeAllowed: boolean;
	/** Its own supplier while that ships, else the mandant's present one. */
	supplierId: number | null;
	/** Who ships for the mandant today. */
	presentSupplierId: number | null;
	/** Of the present round. */
	hasFiles: boolean;
};

const own = alias(companies, "own_shippers");
const present = alias(companies, "present_shippers");

/** The orders of these ids that are in the scope, in one read. */
export async function readStandings(db: Database, scope: Scope, ids: readonly number[]): Promise<OrderStanding[]> {
	const rows = await db
		.select({
			order: orders,
			primeAllowed: sql<number>`${companies.primeOrdersAllowed}`.as("prime_allowed"),
			shipperId: sql<number | null>`coalesce(${own.id}, ${present.id})`.as("shipper_id"),
			presentId: sql<number | null>`${present.id}`.as("present_id"),
			hasFiles:
				sql<number>`EXISTS (SELECT 1 FROM ${files} WHERE ${files.orderId} = ${orders.id} AND NOT ${files.earlier})`.as(
					"has_files",
				),
		})
		.from(orders)
		.leftJoin(companies, eq(companies.id, orders.mandantId))
		.leftJoin(own, and(eq(own.id, orders.supplierId), eq(own.supplier, true), eq(own.active, true)))
		.leftJoin(present, and(eq(present.id, companies.supplierId), eq(present.supplier, true), eq(present.active, true)))
		.where(and(belongsTo(scope), sql`${orders.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`));
	return rows.map(({ order, primeAllowed, shipperId, presentId, hasFiles }) => ({
		order,
		primeAllowed: Boolean(primeAllowed),
		supplierId: shipperId,
		presentSupplierId: presentId,
		hasFiles: Boolean(hasFiles),
	}));
}
