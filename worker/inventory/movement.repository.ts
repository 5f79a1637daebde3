import { and, desc, eq, lt, sql } from "drizzle-orm";
import { byAdmin, byColleague } from "../audit/actor-columns.repository.ts";
import { MOST_COUNTED } from "../db/counted.rules.ts";
import type { Database } from "../db/database.ts";
import { countMatches } from "../db/list-clauses.ts";
import { inventoryMovementsTable as movements } from "../db/schema/inventory.table.ts";
import { ordersTable as orders } from "../db/schema/order.table.ts";
import { usersTable as users } from "../db/schema/user.table.ts";
import { toIso } from "../db/times.rules.ts";
import type { List } from "../http/list.schema.ts";
import type { Movement, MovementListInput } from "./inventory.schema.ts";

/** Why a part's numbers are what they are, the newest first. */
export async function listMovements(
	db: Database,
	companyId: number,
	{ partKey, page, pageSize, after }: MovementListInput,
): Promise<List<Movement>> {
	const where = and(eq(movements.companyId, companyId), eq(movements.partKey, partKey));
	const [rows, totals] = await db.batch([
		db
			.select({
				movement: movements,
				who: sql<
					string | null
				>`iif(${byColleague(movements, movements.companyId)}, coalesce(${movements.userName}, ${users.username}), NULL)`.as(
					"who",
				),
				bySupport: sql`(${movements.impersonatorId} IS NOT NULL OR ${byAdmin(movements)})`
					.mapWith(Boolean)
					.as("by_support"),
				// A worker of before the column leaves it out.
				orderNumber: sql<string | null>`coalesce(${movements.orderNumber}, ${orders.orderNumber})`.as("number_then"),
			})
			.from(movements)
			.leftJoin(users, eq(users.id, movements.userId))
			.leftJoin(orders, eq(orders.id, movements.orderId))
			.where(and(where, after === undefined ? undefined : lt(movements.id, after)))
			.orderBy(desc(movements.id))
			.limit(pageSize)
			.offset(after === undefined ? (page - 1) * pageSize : 0),
		countMatches(db, movements, where, MOST_COUNTED),
	]);
	const data = rows.map(({ movement, who, bySupport, orderNumber }) => {
		const { id, at, why, orderId, note } = movement;
		const { onHandBefore, onHandAfter, reservedBefore, reservedAfter } = movement;
		return {
			...{ id, at: toIso(at), why, who, bySupport, orderId, orderNumber, note },
			...{ onHandBefore, onHandAfter, reservedBefore, reservedAfter },
		};
	});
	return { data, totalItemCount: totals[0]?.total ?? 0 };
}
