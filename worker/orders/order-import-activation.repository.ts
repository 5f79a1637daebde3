import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { type Actor, auditStatement } from "../audit/audit-entry.repository.ts";
import type { Database } from "../db/database.ts";
import { insertRows } from "../db/insert-rows.ts";
import {
	orderImportErrorsTable as errors,
	orderImportsTable as imports,
	type OrderImportLine,
	type OrderImportRow,
	orderImportRowsTable as staged,
} from "../db/schema/order-import.table.ts";
import { searchText } from "../db/search-text.rules.ts";
import type { Statement } from "../db/statements.ts";
import { titleOf } from "../imports/import.repository.ts";
import { importDoneStatement } from "../webhooks/import-done.repository.ts";

/** Lines that are looked at together: an order has up to 200. */
const LINES_AT_ONCE = 200;

/** The orders of an import that are not entered yet. Their lines go with the batch that enters them. */
export function createOrderActivationRepository(
	db: Database,
	{ id, fileName, fileHash, rows, options }: OrderImportRow,
) {
	const isBuilding = sql`EXISTS (SELECT 1 FROM ${imports} WHERE id = ${id} AND state = 'building')`;
	const linesOf = (orderNumber: string) => and(eq(staged.importId, id), eq(staged.orderNumber, orderNumber));
	return { begin, next, left, besideEntering, refuse, finish };

	/** From here on it can't be discarded: false if it was before. Orders with a rejected line go. */
	async function begin(now: number): Promise<boolean> {
		const incomplete = sql`SELECT ${staged.orderNumber} FROM ${staged} WHERE ${staged.importId} = ${id} AND ${staged.rejected}`;
		const [, , rows] = await db.batch([
			db
				.update(imports)
				.set({ state: "building", updatedAt: now })
				.where(and(eq(imports.id, id), eq(imports.state, "receiving"))),
			db
				.delete(staged)
				.where(and(eq(staged.importId, id), isBuilding, inArray(staged.orderNumber, sql`(${incomplete})`))),
			db.select({ state: imports.state }).from(imports).where(eq(imports.id, id)),
		]);
		const [row] = rows;
		return row !== undefined && row.state !== "discarded";
	}

	/** The lines of the next orders, in the order of the file. */
	async function next(): Promise<OrderImportLine[][]> {
		const first = db
			.select({ orderNumber: staged.orderNumber })
			.from(staged)
			.where(eq(staged.importId, id))
			.orderBy(asc(staged.rowNo))
			.limit(LINES_AT_ONCE);
		const lines = await db
			.select()
			.from(staged)
			.where(and(eq(staged.importId, id), inArray(staged.orderNumber, first)))
			.orderBy(asc(staged.rowNo));
		return [...Map.groupBy(lines, ({ orderNumber }) => orderNumber).values()];
	}

	async function left(): Promise<number> {
		return db.$count(staged, eq(staged.importId, id));
	}

	/** For the batch that enters an order: done again it would find no lines. */
	function besideEntering(orderNumber: string, isLocked: ReturnType<typeof sql>, now: number): Statement[] {
		return [
			db
				.update(imports)
				.set({ entered: sql`${imports.entered} + 1`, locked: sql`${imports.locked} + ${isLocked}`, updatedAt: now })
				.where(eq(imports.id, id)),
			db.delete(staged).where(linesOf(orderNumber)),
		];
	}

	/** An order that can't be entered any more, at its first line; nothing if another run has entered it. */
	async function refuse(orderNumber: string, field: string, code: string): Promise<void> {
		await db.batch([
			insertRows(db, errors, sql`FROM ${staged} WHERE ${linesOf(orderNumber)} ORDER BY row_no LIMIT 1`, {
				...{ importId: id, rowNo: sql`row_no`, field, code },
				...{ value: sql`order_number`, searched: searchText(orderNumber) },
			}).onConflictDoNothing(),
			db.delete(staged).where(linesOf(orderNumber)),
		]);
	}

	async function finish(by: Actor, now: number): Promise<void> {
		await db.batch([
			auditStatement(db, by, {
				...{
					at: now,
					action: "activate",
					entity: "order_import",
					entityId: id,
					title: titleOf({ fileName, fileHash }),
				},
				...{ companyId: options.companyId, before: null, when: isBuilding },
				after: await outcome(),
			}),
			importDoneStatement(db, {
				...{ kind: "orders", companyId: options.companyId ?? 0, importId: id, rows, at: now, when: isBuilding },
			}),
			db
				.update(imports)
				.set({ state: "activated", updatedAt: now })
				.where(and(eq(imports.id, id), eq(imports.state, "building"))),
		]);
	}

	async function outcome(): Promise<{ entered: number; locked: number }> {
		const [row] = await db
			.select({ entered: imports.entered, locked: imports.locked })
			.from(imports)
			.where(eq(imports.id, id));
		return row ?? { entered: 0, locked: 0 };
	}
}
