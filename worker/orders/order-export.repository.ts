import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { ordersTable as orders } from "../db/schema/order.table.ts";
import type { Scope } from "../http/scope.ts";
import { listedOrders } from "./listed-orders.repository.ts";
import type { OrderExport } from "./order.schema.ts";

const IDS_A_READ = 5000;
/** What is in memory at once; an invocation has 1,000 statements, of which a piece takes three. */
const ORDERS_A_PIECE = 1000;
const ITEMS_A_PIECE = 10_000;

type Listed = { id: number; itemCount: number; isListed: boolean };

/** All orders of a list, newest first: up to about 300,000 with 3 million items in one invocation. */
export function createOrderExport(
	db: Database,
	scope: Scope,
	{ search, status, ...filters }: OrderExport,
	now: number,
) {
	const { owned, toIds } = listedOrders(scope, filters, now);
	const listed = and(owned, status && eq(orders.status, status));
	return { lines, pieces };

	/** How many items they have; null: a search doesn't count beyond what it reads. */
	async function lines(): Promise<number | null> {
		if (search !== "") return null;
		const [row] = await db
			.select({ total: sql<number>`coalesce(sum(${orders.itemCount}), 0)`.as("total") })
			.from(orders)
			.where(listed);
		return row?.total ?? 0;
	}

	async function* pieces(): AsyncGenerator<number[]> {
		let before: number | undefined;
		let [piece, items]: [number[], number] = [[], 0];
		do {
			const rows = await readBefore(before);
			for (const { id, itemCount } of rows.filter(({ isListed }) => isListed)) {
				if (piece.length === ORDERS_A_PIECE || (piece.length > 0 && items + itemCount > ITEMS_A_PIECE)) {
					yield piece;
					[piece, items] = [[], 0];
				}
				piece.push(id);
				items += itemCount;
			}
			before = rows.length < IDS_A_READ ? undefined : rows.at(-1)?.id;
		} while (before !== undefined);
		if (piece.length > 0) yield piece;
	}

	/** The orders before an id; of a search all that it finds, so that its next read goes on after the last of them. */
	async function readBefore(before: number | undefined): Promise<Listed[]> {
		const { id, itemCount } = orders;
		if (search === "")
			return db
				.select({ id, itemCount, isListed: sql`TRUE`.mapWith(Boolean).as("is_listed") })
				.from(orders)
				.where(and(listed, before === undefined ? undefined : lt(orders.id, before)))
				.orderBy(desc(orders.id))
				.limit(IDS_A_READ);
		const matches = sql`(${toIds(search, before, IDS_A_READ)}) AS matches`;
		return db
			.select({ id, itemCount, isListed: sql`(${listed ?? sql`TRUE`})`.mapWith(Boolean).as("is_listed") })
			.from(matches)
			.innerJoin(orders, eq(orders.id, sql`matches.id`))
			.orderBy(sql`+${orders.id} DESC`);
	}
}
