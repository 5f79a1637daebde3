import { and, asc, desc, eq, gt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { type InventoryRow, inventoriesTable as inventories } from "../db/schema/inventory.table.ts";
import { toIso } from "../db/times.rules.ts";
import { inventoryNotFound } from "./inventory.errors.ts";
import type { StockFilter } from "./inventory.rules.ts";
import type { Inventories, Inventory, InventoryListInput } from "./inventory.schema.ts";

const available = sql`${inventories.onHand} - ${inventories.reserved}`;
/** As the index `inventories_out` says it, which holds these parts alone. */
export const IS_OUT = sql`${available} <= 0`;
const FILTERS: Readonly<Record<StockFilter, SQL | undefined>> = {
	all: undefined,
	low: sql`${inventories.lowAt} IS NOT NULL AND ${available} <= ${inventories.lowAt}`,
	out: IS_OUT,
};

/** Reads one company's stock. */
export function createStockReader(db: Database, companyId: number) {
	const isOwn = eq(inventories.companyId, companyId);
	const isPart = (partKey: string) => and(isOwn, eq(inventories.partKey, partKey));
	return { list, get, read, after, number };

	/** A page, and how many rows each filter has. */
	async function list(input: InventoryListInput): Promise<Inventories> {
		const { page, pageSize, search, filter, sortOrder, after } = input;
		const isMatch = search === "" ? undefined : sql`instr(${inventories.partKey}, ${search.toUpperCase()}) > 0`;
		const isAscending = input.sortField === undefined || sortOrder === "asc" || after !== undefined;
		const direction = isAscending ? asc : desc;
		const following = after === undefined ? undefined : gt(inventories.partKey, after);
		const [rows, [counts]] = await db.batch([
			db
				.select()
				.from(inventories)
				.where(and(isOwn, isMatch, FILTERS[filter], following))
				.orderBy(direction(inventories.partKey))
				.limit(pageSize)
				.offset(after === undefined ? (page - 1) * pageSize : 0),
			db
				.select({
					all: sql<number>`count(*)`.as("all_parts"),
					low: sql<number>`coalesce(sum(${FILTERS.low}), 0)`.as("low_parts"),
					out: sql<number>`coalesce(sum(${IS_OUT}), 0)`.as("out_parts"),
				})
				.from(inventories)
				.where(and(isOwn, isMatch)),
		]);
		const totals = counts ?? { all: 0, low: 0, out: 0 };
		return { data: rows.map(toInventory), totalItemCount: totals[filter], counts: totals };
	}

	async function get(partKey: string): Promise<Inventory> {
		const [row] = await db.select().from(inventories).where(isPart(partKey));
		if (!row) throw inventoryNotFound();
		return toInventory(row);
	}

	/** The rows of these parts. */
	async function read(partKeys: readonly string[]): Promise<Inventory[]> {
		const isNamed = sql`${inventories.partKey} IN (SELECT value FROM json_each(${JSON.stringify(partKeys)}))`;
		return (await db.select().from(inventories).where(and(isOwn, isNamed))).map(toInventory);
	}

	/** The next rows in the order of their parts. */
	async function after(partKey: string, limit: number): Promise<Inventory[]> {
		const rows = await db
			.select()
			.from(inventories)
			.where(and(isOwn, gt(inventories.partKey, partKey)))
			.orderBy(asc(inventories.partKey))
			.limit(limit);
		return rows.map(toInventory);
	}

	async function number(): Promise<number> {
		return db.$count(inventories, isOwn);
	}
}

const toInventory = ({ companyId, lowTold, updatedAt, ...row }: InventoryRow): Inventory => ({
	...row,
	available: row.onHand - row.reserved,
	updatedAt: toIso(updatedAt),
});
