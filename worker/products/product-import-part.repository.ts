import { and, between, eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { jsonPieces } from "../db/json-pieces.rules.ts";
import { assortmentsTable as assortments, wipersTable as wipers } from "../db/schema/assortment.table.ts";
import { companiesTable as companies } from "../db/schema/company.table.ts";
import {
	productImportErrorsTable as errors,
	productImportsTable as imports,
	productImportPartsTable as parts,
	productImportRowsTable as staged,
} from "../db/schema/product-import.table.ts";
import { nameKey, searchText } from "../db/search-text.rules.ts";
import { runBatch } from "../db/statements.ts";
import type { StoredRowError } from "./product-import.repository.ts";
import type { ProductImportOptions, ProductMapping } from "./product-import.schema.ts";
import type { ProductKnowledge, ProductRecord, ProductRowError } from "./product-row.rules.ts";
import { GLOBAL_OWNER } from "./product-source.repository.ts";

export type StoredPart = typeof parts.$inferSelect;
export type NewPart = Omit<StoredPart, "refused"> & {
	records: (ProductRecord & { rowNo: number })[];
	errors: (ProductRowError & { rowNo: number })[];
	firstRow: number;
	lastRow: number;
};

/** The rows of imports of set products. */
export function createProductImportPartRepository(db: Database) {
	return { get, add, errorsBetween, knowledge };

	async function get(importId: number, part: number): Promise<StoredPart | undefined> {
		const [row] = await db
			.select()
			.from(parts)
			.where(and(eq(parts.importId, importId), eq(parts.part, part)));
		return row;
	}

	/**
	 * Stores a part with everything that belongs to it, or nothing if the import is closed or the part was sent with
	 * other content. A product that an earlier row has is rejected here, because only the table knows it.
	 */
	async function add(part: NewPart, now: number): Promise<StoredPart | undefined> {
		const { importId, part: no, contentHash } = part;
		const isKept = sql`EXISTS (SELECT 1 FROM ${parts} WHERE import_id = ${importId} AND part = ${no} AND content_hash = ${contentHash})`;
		const recordPieces = jsonPieces(part.records.map(toStored));
		const errorPieces = jsonPieces(part.errors.map(({ rowNo, field, code, value }) => [rowNo, field, code, value]));
		await runBatch(db, [
			db
				.insert(parts)
				.select(
					sql`SELECT id, ${no}, ${contentHash}, ${part.rows}, 0 FROM ${imports} WHERE id = ${importId} AND state = 'receiving'`,
				)
				.onConflictDoNothing(),
			...recordPieces.flatMap((piece) => [
				db
					.insert(staged)
					.select(
						sql`SELECT ${importId}, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6
							FROM json_each(${piece}) WHERE ${isKept}`,
					)
					.onConflictDoNothing(),
				db
					.insert(errors)
					.select(
						sql`SELECT ${importId}, r.value ->> 6, 'row', 'products.row_twice', r.value ->> 1 FROM json_each(${piece}) r
							WHERE ${isKept} AND NOT EXISTS (SELECT 1 FROM ${staged} s WHERE s.import_id = ${importId}
								AND s.owner = r.value ->> 0 AND s.parts_key = r.value ->> 1 AND s.row_no = r.value ->> 6)`,
					)
					.onConflictDoNothing(),
			]),
			...errorPieces.map((piece) =>
				db
					.insert(errors)
					.select(
						sql`SELECT ${importId}, value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(${piece}) WHERE ${isKept}`,
					)
					.onConflictDoNothing(),
			),
			db
				.update(parts)
				.set({
					refused: sql`(SELECT count(*) FROM ${errors} WHERE import_id = ${importId}
						AND row_no BETWEEN ${part.firstRow} AND ${part.lastRow})`,
				})
				.where(and(eq(parts.importId, importId), eq(parts.part, no), eq(parts.contentHash, contentHash))),
			db.update(imports).set({ updatedAt: now }).where(eq(imports.id, importId)),
		]);
		return get(importId, no);
	}

	async function errorsBetween(importId: number, first: number, last: number): Promise<StoredRowError[]> {
		return db
			.select({ rowNo: errors.rowNo, field: errors.field, code: errors.code, value: errors.value })
			.from(errors)
			.where(and(eq(errors.importId, importId), between(errors.rowNo, first, last)))
			.orderBy(errors.rowNo);
	}

	/** What rows may refer to; companies only if a column names them. */
	async function knowledge(mapping: ProductMapping, { companyId }: ProductImportOptions): Promise<ProductKnowledge> {
		const sizes = sql<string>`json_group_array(${wipers.lengthInch})`.as("sizes");
		const [series, named] = await db.batch([
			db
				.select({ code: assortments.code, kind: assortments.kind, sizes })
				.from(assortments)
				.leftJoin(wipers, eq(wipers.assortmentId, assortments.id))
				.groupBy(assortments.id),
			db
				.select({ id: companies.id, title: companies.title })
				.from(companies)
				.where(sql`${mapping.columns.company !== undefined ? 1 : 0} = 1`),
		]);
		const byName = new Map<string, number | null>();
		for (const { id, title } of named) byName.set(nameKey(title), byName.has(nameKey(title)) ? null : id);
		for (const { id } of named) if (!byName.has(String(id))) byName.set(String(id), id);
		return {
			assortments: new Map(
				series.map(({ code, kind, sizes }) => [code, { kind, sizes: new Set<number>(JSON.parse(sizes)) }]),
			),
			companies: byName,
			owner: companyId,
		};
	}
}

const toStored = ({ companyId, partsKey, kind, sku, name, rowNo }: NewPart["records"][number]) => [
	companyId ?? GLOBAL_OWNER,
	partsKey,
	kind,
	sku,
	name,
	searchText(sku, name, partsKey),
	rowNo,
];
