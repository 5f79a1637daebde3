import { type SQL, sql } from "drizzle-orm";
import { actedBy } from "../audit/acted-by.repository.ts";
import { type Actor, auditStatement } from "../audit/audit-entry.repository.ts";
import type { Database } from "../db/database.ts";
import { insertRows } from "../db/insert-rows.ts";
import { inventoriesTable as inventories, inventoryMovementsTable as movements } from "../db/schema/inventory.table.ts";
import { importDoneStatement } from "../webhooks/import-done.repository.ts";
import { inventoryStale, rowsInvalid } from "./inventory.errors.ts";
import type { Inventory, SavedRow } from "./inventory.schema.ts";
import { lowStatements } from "./low-stock.repository.ts";
import { checkParts, fieldError } from "./stock-part.repository.ts";
import { createStockReader } from "./stock-reader.repository.ts";

/** A row to write, and how its number came about. */
type WrittenRow = SavedRow & { why?: "count" | "adjust" };

/** Writes many rows of one company's stock. */
export function createStockSaver(db: Database, companyId: number) {
	const { read } = createStockReader(db, companyId);
	const importDone = (rows: number, at: number, when: SQL) =>
		importDoneStatement(db, { kind: "stock", companyId, importId: null, rows, at, when });
	return { save, announceImport };

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
		await checkParts(db, input);
		const json = JSON.stringify(input);
		const of = (key: keyof WrittenRow) => sql.raw(`json_extract(input.value, '$.${key}')`);
		const rows = sql`json_each(${json}) AS input
			LEFT JOIN ${inventories} AS stored ON stored.company_id = ${companyId} AND stored.part_key = ${of("partKey")}`;
		const isStale = sql`stored.version IS NOT ${of("version")}`;
		const backorder = sql`coalesce(${of("backorder")}, stored.backorder, FALSE)`;
		const lowAt = sql`iif(json_type(input.value, '$.lowAt') IS NULL, stored.low_at, ${of("lowAt")})`;
		const isBelow = sql`NOT ${backorder} AND coalesce(stored.reserved, 0) > ${of("onHand")}`;
		const holds = sql`NOT EXISTS (SELECT 1 FROM ${rows} WHERE ${isStale} OR (${isBelow}))`;
		const keys = sql`SELECT ${of("partKey")} FROM json_each(${json}) AS input`;
		const problems = db
			.select({ at: sql<number>`input.key`.as("at"), isStale: sql<number>`${isStale}`.as("is_stale") })
			.from(sql`${rows}`)
			.where(sql`${isStale} OR (${isBelow})`);
		const [conflicts] = await db.batch([
			problems,
			auditStatement(db, by, {
				...{ at: now, action: "update", entity: "stock", entityId: companyId, companyId, when: holds },
				...{ title: titleOf(input.map(({ partKey }) => partKey)), before: null },
				after: Object.fromEntries(input.map(({ partKey, onHand }) => [partKey, onHand])),
			}),
			...(file ? [importDone(file.rows.length, now, holds)] : []),
			insertRows(db, movements, sql`FROM ${rows} WHERE ${holds} AND coalesce(stored.on_hand, 0) <> ${of("onHand")}`, {
				...{
					companyId,
					partKey: of("partKey"),
					at: now,
					why: sql`coalesce(${of("why")}, 'count')`,
					...actedBy(by),
					note,
				},
				...{ onHandBefore: sql`coalesce(stored.on_hand, 0)`, onHandAfter: of("onHand") },
				...{ reservedBefore: sql`coalesce(stored.reserved, 0)`, reservedAfter: sql`coalesce(stored.reserved, 0)` },
			}),
			insertRows(db, inventories, sql`FROM ${rows} WHERE ${holds}`, {
				...{ companyId, partKey: of("partKey"), onHand: of("onHand"), lowAt, backorder },
				...{ reserved: sql`coalesce(stored.reserved, 0)`, lowTold: sql`coalesce(stored.low_told, FALSE)` },
				...{ version: sql`coalesce(stored.version, 0) + 1`, updatedAt: now },
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
		const stale = conflicts.filter(({ isStale }) => Boolean(isStale));
		if (stale.length > 0) throw inventoryStale(stale.map(({ at }) => at));
		if (conflicts.length > 0)
			throw rowsInvalid(conflicts.map(({ at }) => fieldError(at, "onHand", "inventory.below_reserved")));
		return read(input.map(({ partKey }) => partKey));
	}

	/** A file that changes nothing counts too: another system waits for its end. */
	async function announceImport({ rows }: { rows: unknown[] }, now: number): Promise<void> {
		await importDone(rows.length, now, sql`TRUE`);
	}
}

const TITLE_PARTS = 3;
const titleOf = (keys: readonly string[]): string =>
	keys.slice(0, TITLE_PARTS).join(", ") + (keys.length > TITLE_PARTS ? " …" : "");
