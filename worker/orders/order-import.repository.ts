import { eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import {
	orderImportsTable as imports,
	type OrderImportRow,
	orderImportRowsTable as staged,
} from "../db/schema/order-import.table.ts";
import { editedTimes } from "../db/times.rules.ts";
import { importNotFound } from "../imports/import.errors.ts";
import { createImportRepository } from "../imports/import.repository.ts";
import { activationView } from "../imports/import.schema.ts";
import type { OrderImport } from "./order-import.schema.ts";
import { ORDER_IMPORTS } from "./order-imports.repository.ts";

/** Imports of orders: what the engine does not know of them. */
export function createOrderImportRepository(db: Database) {
	return { get, view, count };

	async function get(id: number): Promise<OrderImportRow> {
		const [row] = await db.select().from(imports).where(eq(imports.id, id));
		if (!row) throw importNotFound();
		return row;
	}

	async function view(id: number): Promise<OrderImport> {
		const [row, progress] = await Promise.all([get(id), createImportRepository(db, ORDER_IMPORTS).progress(id)]);
		const { fileName, state, rows, options, entered, locked } = row;
		return {
			...{ id, fileName, state, rows, options, accepted: progress.accepted, refused: progress.refused },
			...{ parts: { total: row.parts, count: progress.parts.count }, entered, locked },
			...activationView(row.activation),
			...editedTimes(row),
		};
	}

	/** Its orders: those without a rejected line, how many of them are Prime orders, and the others. */
	async function count(id: number): Promise<{ orders: number; prime: number; incomplete: number }> {
		const numbers = db
			.select({
				isIncomplete: sql<number>`max(${staged.rejected})`.as("is_incomplete"),
				isPrime: sql<number>`max(${staged.prime})`.as("is_prime"),
			})
			.from(staged)
			.where(eq(staged.importId, id))
			.groupBy(staged.orderNumber)
			.as("numbers");
		const [row] = await db
			.select({
				orders: sql<number>`count(*) FILTER (WHERE NOT is_incomplete)`,
				prime: sql<number>`count(*) FILTER (WHERE NOT is_incomplete AND is_prime)`,
				incomplete: sql<number>`count(*) FILTER (WHERE is_incomplete)`,
			})
			.from(numbers);
		return row ?? { orders: 0, prime: 0, incomplete: 0 };
	}
}
