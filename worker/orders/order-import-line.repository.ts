import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { insertRows } from "../db/insert-rows.ts";
import { jsonPieces } from "../db/json-pieces.rules.ts";
import { countriesTable } from "../db/schema/company.table.ts";
import { ordersTable as orders } from "../db/schema/order.table.ts";
import { orderImportErrorsTable as errors, orderImportRowsTable as staged } from "../db/schema/order-import.table.ts";
import type { Statement } from "../db/statements.ts";
import { ORDER_ITEMS_MAX } from "./order.rules.ts";
import type { OrderRecord } from "./order-import-row.rules.ts";

/** A line of an order; without a record it is rejected, and its order with it. */
export type StagedLine = { rowNo: number; orderNumber: string; record: OrderRecord | undefined };

/** The lines of imports of orders. */
export function createOrderLineRepository(db: Database, importId: number) {
	return { countries, takenNumbers, stage, rejectAbove };

	function countries() {
		return db
			.select({ id: countriesTable.id, iso2: countriesTable.iso2, name: countriesTable.name })
			.from(countriesTable);
	}

	/** Which of these numbers the mandant's orders have already. */
	async function takenNumbers(mandantId: number, numbers: readonly string[]): Promise<ReadonlySet<string>> {
		const rows = await db
			.select({ orderNumber: orders.orderNumber })
			.from(orders)
			.where(
				and(
					eq(orders.mandantId, mandantId),
					inArray(orders.orderNumber, sql`(SELECT value FROM json_each(${JSON.stringify(numbers)}))`),
				),
			);
		return new Set(rows.map(({ orderNumber }) => orderNumber));
	}

	/**
	 * The statements that store a new part's lines. What only the table knows is checked there: whether the lines of an
	 * order agree, and how many there are.
	 */
	function stage(lines: readonly StagedLine[], isNew: SQL): Statement[] {
		const [first, last] = [lines[0]?.rowNo ?? 0, lines.at(-1)?.rowNo ?? 0];
		const isOfPart = (line: string) => sql`${sql.raw(line)}.row_no BETWEEN ${first} AND ${last}`;
		const named = sql`SELECT own.order_number FROM ${staged} AS own WHERE own.import_id = ${importId} AND ${isOfPart("own")}`;
		// Each with what the order's earlier lines say, and those of later parts that arrived before: its own is one of them.
		const upTo = (value: string) =>
			sql.raw(
				`min(nullif(${value}, '')) OVER before AS least_${value}, max(nullif(${value}, '')) OVER before AS most_${value}`,
			);
		const compared = sql`SELECT one.row_no, one.rejected, one.deliver_to, one.note,
				${upTo("deliver_to")}, ${upTo("note")}, count(*) OVER before AS place
			FROM ${staged} AS one WHERE one.import_id = ${importId} AND one.order_number IN (${named})
			WINDOW before AS (PARTITION BY one.order_number ORDER BY one.row_no <= ${last}, one.row_no
				ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW)`;
		const differs = (value: "deliver_to" | "note") =>
			sql.raw(`line.${value} <> '' AND line.least_${value} <> line.most_${value}`);
		const isMany = sql`line.place > ${ORDER_ITEMS_MAX}`;
		const refuse = (field: string, code: string, isWrong: SQL) =>
			insertRows(
				db,
				errors,
				sql`FROM (${compared}) AS line WHERE ${isNew} AND ${isOfPart("line")} AND NOT line.rejected AND ${isWrong}`,
				{ importId, rowNo: sql`line.row_no`, field, code, value: "" },
			).onConflictDoNothing();
		return [
			...jsonPieces(lines.map(toStored)).map((piece) =>
				insertRows(db, staged, sql`FROM json_each(${piece}) WHERE ${isNew}`, {
					...{ importId, rowNo: sql`value ->> 0`, orderNumber: sql`value ->> 1`, rejected: sql`value ->> 2` },
					...{ sku: sql`value ->> 3`, quantity: sql`value ->> 4`, prime: sql`value ->> 5`, note: sql`value ->> 6` },
					deliverTo: sql`value ->> 7`,
				}).onConflictDoNothing(),
			),
			refuse("name", "orders.addresses_differ", differs("deliver_to")),
			refuse("note", "orders.lines_differ", differs("note")),
			refuse("orderNumber", "orders.items_many", isMany),
			db
				.update(staged)
				.set({ rejected: true })
				.where(
					sql`${staged.importId} = ${importId} AND ${staged.rowNo} IN (SELECT row_no FROM ${errors}
						WHERE import_id = ${importId} AND row_no BETWEEN ${first} AND ${last}) AND ${isNew}`,
				),
		];
	}

	/**
	 * Once all parts are stored: a row without a number may be a line of the order above it, as where a spreadsheet has merged
	 * the cells. That order isn't entered either.
	 */
	function rejectAbove(isComplete: SQL): Statement {
		const above = sql`SELECT max(line.row_no) FROM ${staged} AS line
			WHERE line.import_id = ${importId} AND line.row_no < wrong.row_no`;
		return db
			.update(staged)
			.set({ rejected: true })
			.where(
				sql`${isComplete} AND ${staged.importId} = ${importId} AND ${staged.rowNo} IN (SELECT (${above}) FROM ${errors} AS wrong
					WHERE wrong.import_id = ${importId} AND wrong.code = 'orders.number_missing')`,
			);
	}
}

const toStored = ({ rowNo, orderNumber, record }: StagedLine) => [
	...[rowNo, orderNumber, record ? 0 : 1, record?.sku ?? "", record?.quantity ?? 0, record?.prime ? 1 : 0],
	...[record?.note ?? "", record?.deliverTo ? JSON.stringify(record.deliverTo) : ""],
];
