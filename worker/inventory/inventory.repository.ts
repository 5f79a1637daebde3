import { and, asc, desc, eq, gt, lt, type SQL, sql } from "drizzle-orm";
import { type Actor, auditStatement } from "../audit/audit-entry.repository.ts";
import type { Database } from "../db/database.ts";
import { expectRow } from "../db/guards.ts";
import { insertRows } from "../db/insert-rows.ts";
import { assortmentsTable as assortments } from "../db/schema/assortment.table.ts";
import {
	type InventoryRow,
	inventoriesTable as inventories,
	inventoryMovementsTable as movements,
} from "../db/schema/inventory.table.ts";
import { ordersTable as orders } from "../db/schema/order.table.ts";
import { usersTable as users } from "../db/schema/user.table.ts";
import { toIso } from "../db/times.rules.ts";
import type { FieldError } from "../http/app-error.ts";
import type { List } from "../http/list.schema.ts";
import { importDoneStatement } from "../webhooks/import-done.repository.ts";
import { belowReserved, inventoryNotFound, inventoryStale, rowsInvalid, stockReserved } from "./inventory.errors.ts";
import { codeOf, type StockFilter } from "./inventory.rules.ts";
import type {
	Inventories,
	Inventory,
	InventoryAdjustment,
	InventoryInput,
	InventoryListInput,
	InventoryRemoval,
	Movement,
	MovementListInput,
} from "./inventory.schema.ts";
import { lowStatements } from "./low-stock.repository.ts";

/** A row to write, and how its number came about. */
type WrittenRow = InventoryInput & { why?: "count" | "adjust" };

const available = sql`${inventories.onHand} - ${inventories.reserved}`;
/** As the index `inventories_out` says it, which holds these parts alone. */
export const IS_OUT = sql`${available} <= 0`;
const FILTERS: Readonly<Record<StockFilter, SQL | undefined>> = {
	all: undefined,
	low: sql`${inventories.lowAt} IS NOT NULL AND ${available} <= ${inventories.lowAt}`,
	out: IS_OUT,
};

/** One company's stock. */
export function createInventoryRepository(db: Database, companyId: number) {
	const isOwn = eq(inventories.companyId, companyId);
	const isPart = (partKey: string) => and(isOwn, eq(inventories.partKey, partKey));
	const importDone = (rows: number, at: number, when: SQL) =>
		importDoneStatement(db, { kind: "stock", companyId, importId: null, rows, at, when });
	return { list, get, read, after, knownCodes, save, adjust, remove, announceImport, movements: listMovements };

	/** A page, and how many rows each filter has. */
	async function list(input: InventoryListInput): Promise<Inventories> {
		const { page, pageSize, search, filter, sortOrder, after } = input;
		const found = search === "" ? undefined : sql`instr(${inventories.partKey}, ${search.toUpperCase()}) > 0`;
		const isAscending = input.sortField === undefined || sortOrder === "asc" || after !== undefined;
		const direction = isAscending ? asc : desc;
		const following = after === undefined ? undefined : gt(inventories.partKey, after);
		const [rows, [counts]] = await db.batch([
			db
				.select()
				.from(inventories)
				.where(and(isOwn, found, FILTERS[filter], following))
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
				.where(and(isOwn, found)),
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

	/**
	 * Writes all rows or none. Each is as it was read, or new, and has no less than is reserved. `why` and `note` are of the
	 * movements.
	 */
	async function save(
		input: readonly WrittenRow[],
		by: Actor,
		now: number,
		file?: { fileName: string; rows: unknown[] },
	): Promise<Inventory[]> {
		const note = file?.fileName ?? "";
		await checkParts(input);
		const json = JSON.stringify(input);
		const of = (key: keyof WrittenRow) => sql.raw(`json_extract(asked.value, '$.${key}')`);
		const asked = sql`json_each(${json}) AS asked
			LEFT JOIN ${inventories} AS kept ON kept.company_id = ${companyId} AND kept.part_key = ${of("partKey")}`;
		const isStale = sql`kept.version IS NOT ${of("version")}`;
		const isBelow = sql`NOT ${of("backorder")} AND coalesce(kept.reserved, 0) > ${of("onHand")}`;
		const holds = sql`NOT EXISTS (SELECT 1 FROM ${asked} WHERE ${isStale} OR (${isBelow}))`;
		const keys = sql`SELECT ${of("partKey")} FROM json_each(${json}) AS asked`;
		const problems = db
			.select({ at: sql<number>`asked.key`.as("at"), isStale: sql<number>`${isStale}`.as("is_stale") })
			.from(sql`${asked}`)
			.where(sql`${isStale} OR (${isBelow})`);
		const [found] = await db.batch([
			problems,
			auditStatement(db, by, {
				...{ at: now, action: "update", entity: "stock", entityId: companyId, companyId, when: holds },
				...{ title: titleOf(input.map(({ partKey }) => partKey)), before: null },
				after: Object.fromEntries(input.map(({ partKey, onHand }) => [partKey, onHand])),
			}),
			...(file ? [importDone(file.rows.length, now, holds)] : []),
			insertRows(db, movements, sql`FROM ${asked} WHERE ${holds} AND coalesce(kept.on_hand, 0) <> ${of("onHand")}`, {
				...{
					companyId,
					partKey: of("partKey"),
					at: now,
					why: sql`coalesce(${of("why")}, 'count')`,
					userId: by.userId,
					note,
				},
				...{ onHandBefore: sql`coalesce(kept.on_hand, 0)`, onHandAfter: of("onHand") },
				...{ reservedBefore: sql`coalesce(kept.reserved, 0)`, reservedAfter: sql`coalesce(kept.reserved, 0)` },
			}),
			insertRows(db, inventories, sql`FROM ${asked} WHERE ${holds}`, {
				...{ companyId, partKey: of("partKey"), onHand: of("onHand"), lowAt: of("lowAt"), backorder: of("backorder") },
				...{ reserved: sql`coalesce(kept.reserved, 0)`, lowTold: sql`coalesce(kept.low_told, FALSE)` },
				...{ version: sql`coalesce(kept.version, 0) + 1`, updatedAt: now },
			}).onConflictDoUpdate({
				target: [inventories.companyId, inventories.partKey],
				set: {
					onHand: sql`excluded.on_hand`,
					lowAt: sql`excluded.low_at`,
					backorder: sql`excluded.backorder`,
					version: sql`excluded.version`,
					updatedAt: now,
				},
			}),
			...lowStatements(db, companyId, keys, now),
		]);
		const stale = found.filter(({ isStale }) => Boolean(isStale));
		if (stale.length > 0) throw inventoryStale(stale.map(({ at }) => at));
		if (found.length > 0)
			throw rowsInvalid(found.map(({ at }) => fieldError(at, "onHand", "inventory.below_reserved")));
		return read(input.map(({ partKey }) => partKey));
	}

	/** A file that changes nothing counts too: another system waits for its end. */
	async function announceImport({ rows }: { rows: unknown[] }, now: number): Promise<void> {
		await importDone(rows.length, now, sql`TRUE`);
	}

	/** More or fewer pieces than there are, never fewer than are reserved. */
	async function adjust(
		{ partKey, by: more, reason }: InventoryAdjustment,
		by: Actor,
		now: number,
	): Promise<Inventory> {
		await get(partKey);
		const isEnough = sql`(${inventories.backorder} OR ${inventories.onHand} + ${more} >= ${inventories.reserved})`;
		const row = expectRow(db, inventories, and(isPart(partKey), isEnough));
		const isAdjusted = await row.write([
			auditStatement(db, by, {
				...{ at: now, action: "update", entity: "stock", entityId: companyId, companyId, title: partKey },
				...{ before: null, after: { [partKey]: more, reason }, when: row.holds },
			}),
			insertRows(db, movements, sql`FROM ${inventories} WHERE ${row.isThis}`, {
				...{ companyId, partKey, at: now, why: "adjust", userId: by.userId, note: reason },
				...{ onHandBefore: sql`${inventories.onHand}`, onHandAfter: sql`${inventories.onHand} + ${more}` },
				...{ reservedBefore: sql`${inventories.reserved}`, reservedAfter: sql`${inventories.reserved}` },
			}),
			db
				.update(inventories)
				.set({
					onHand: sql`${inventories.onHand} + ${more}`,
					version: sql`${inventories.version} + 1`,
					updatedAt: now,
				})
				.where(row.isThis),
			...lowStatements(db, companyId, sql`${partKey}`, now),
		]);
		if (!isAdjusted) throw belowReserved("by");
		return get(partKey);
	}

	/** The part isn't tracked any more. Not while orders have reserved some of it. */
	async function remove({ partKey, version }: InventoryRemoval, by: Actor, now: number): Promise<void> {
		const before = await get(partKey);
		if (before.version !== version) throw inventoryStale();
		const row = expectRow(
			db,
			inventories,
			and(isPart(partKey), eq(inventories.version, version), eq(inventories.reserved, 0)),
		);
		const isRemoved = await row.write([
			auditStatement(db, by, {
				...{ at: now, action: "remove", entity: "stock", entityId: companyId, companyId, title: partKey },
				...{ before: { [partKey]: before.onHand }, after: null, when: row.holds },
			}),
			insertRows(db, movements, sql`FROM ${inventories} WHERE ${row.isThis}`, {
				...{ companyId, partKey, at: now, why: "count", userId: by.userId },
				...{ onHandBefore: sql`${inventories.onHand}`, onHandAfter: 0, reservedBefore: 0, reservedAfter: 0 },
			}),
			db.delete(inventories).where(row.isThis),
		]);
		if (!isRemoved) throw stockReserved();
	}

	async function listMovements({ partKey, page, pageSize, after }: MovementListInput): Promise<List<Movement>> {
		const where = and(eq(movements.companyId, companyId), eq(movements.partKey, partKey));
		const [rows, totals] = await db.batch([
			db
				.select({
					movement: movements,
					who: sql<string | null>`iif(${users.companyId} = ${companyId}, ${users.username}, NULL)`.as("who"),
					orderNumber: sql<string | null>`${orders.orderNumber}`.as("order_number"),
				})
				.from(movements)
				.leftJoin(users, eq(users.id, movements.userId))
				.leftJoin(orders, eq(orders.id, movements.orderId))
				.where(and(where, after === undefined ? undefined : lt(movements.id, after)))
				.orderBy(desc(movements.id))
				.limit(pageSize)
				.offset(after === undefined ? (page - 1) * pageSize : 0),
			db
				.select({ total: sql<number>`count(*)`.as("total") })
				.from(movements)
				.where(where),
		]);
		const data = rows.map(({ movement: { companyId, partKey, userId, at, ...movement }, who, orderNumber }) => ({
			...movement,
			at: toIso(at),
			who,
			orderNumber,
		}));
		return { data, totalItemCount: totals[0]?.total ?? 0 };
	}

	/** The codes of assortments that exist, of those that these parts name. */
	async function knownCodes(partKeys: readonly string[]): Promise<Set<string>> {
		const codes = JSON.stringify([...new Set(partKeys.map(codeOf))]);
		const known = await db
			.select({ code: assortments.code })
			.from(assortments)
			.where(sql`${assortments.code} IN (SELECT value FROM json_each(${codes}))`);
		return new Set(known.map(({ code }) => code));
	}

	/** Each part once, and of an assortment that exists. */
	async function checkParts(rows: readonly InventoryInput[]): Promise<void> {
		const isKnown = await knownCodes(rows.map(({ partKey }) => partKey));
		const first = new Map(rows.map(({ partKey }, at) => [partKey, at] as const).toReversed());
		const errors = rows.flatMap(({ partKey }, at) => {
			if (!isKnown.has(codeOf(partKey))) return [fieldError(at, "partKey", "inventory.part_unknown")];
			return first.get(partKey) === at ? [] : [fieldError(at, "partKey", "inventory.part_twice")];
		});
		if (errors.length > 0) throw rowsInvalid(errors);
	}
}

const fieldError = (at: number, field: keyof InventoryInput, code: string): FieldError => ({
	path: `rows.${at}.${field}`,
	code,
});

const TITLE_PARTS = 3;
const titleOf = (keys: readonly string[]): string =>
	keys.slice(0, TITLE_PARTS).join(", ") + (keys.length > TITLE_PARTS ? " …" : "");

const toInventory = ({ companyId, lowTold, updatedAt, ...row }: InventoryRow): Inventory => ({
	...row,
	available: row.onHand - row.reserved,
	updatedAt: toIso(updatedAt),
});
