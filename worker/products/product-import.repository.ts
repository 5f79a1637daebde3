import { and, asc, count, desc, eq, gt, inArray, lt, sql, sum } from "drizzle-orm";
import { type Actor, auditStatement } from "../audit/audit-entry.repository.ts";
import { importNotFound } from "../catalogue/catalogue.errors.ts";
import type { Database } from "../db/database.ts";
import type { ListInput } from "../db/list-clauses.ts";
import {
	productImportErrorsTable as errors,
	productImportsTable as imports,
	type ProductImportRow,
	productImportPartsTable as parts,
	productImportRowsTable as staged,
} from "../db/schema/product-import.table.ts";
import type { List } from "../http/list.schema.ts";
import type { ProductImport, ProductImportCreate } from "./product-import.schema.ts";

export type StoredRowError = Omit<typeof errors.$inferSelect, "importId">;

const WAS_WRITTEN = sql`changes() > 0`;
const ROWS_A_DELETE = 10_000;
const shownError = { rowNo: errors.rowNo, field: errors.field, code: errors.code, value: errors.value };

/** Imports of set products and their rows. `product-activation` applies the rows. */
export function createProductImportRepository(db: Database) {
	return { open, get, view, discard, dropRows, listErrors, errorsAfter, abandoned, endedWithRows, forgetDiscarded };

	/** Begins an import, or finds the one that was begun for the same file with the same options. */
	async function open(input: ProductImportCreate, by: Actor, now: number): Promise<number> {
		const { fileHash, fileName, rows } = input;
		const [mapping, options] = [JSON.stringify(input.mapping), JSON.stringify(input.options)];
		const isSame = sql`file_hash = ${fileHash} AND state = 'receiving' AND mapping = ${mapping}
			AND options = ${options} AND parts = ${input.parts} AND rows = ${rows}`;
		const [, , found] = await db.batch([
			db.insert(imports).select(
				sql`SELECT NULL, ${fileHash}, ${fileName}, ${input.parts}, ${rows}, ${mapping}, ${options}, 'receiving',
					${by.userId}, ${now}, ${now} WHERE NOT EXISTS (SELECT 1 FROM ${imports} WHERE ${isSame})`,
			),
			auditStatement(db, by, {
				...{ at: now, action: "create", entity: "product_import", title: titleOf(input), companyId: null },
				entityId: sql`(SELECT max(id) FROM ${imports})`,
				before: null,
				after: { fileName, rows, ...input.options },
				when: WAS_WRITTEN,
			}),
			db.select({ id: imports.id }).from(imports).where(isSame).limit(1),
		]);
		if (!found[0]) throw importNotFound();
		return found[0].id;
	}

	async function get(id: number): Promise<ProductImportRow> {
		const [row] = await db.select().from(imports).where(eq(imports.id, id));
		if (!row) throw importNotFound();
		return row;
	}

	async function view(id: number): Promise<ProductImport> {
		const [found, totals] = await db.batch([
			db.select().from(imports).where(eq(imports.id, id)),
			db
				.select({ count: count(), rows: sum(parts.rows), refused: sum(parts.refused) })
				.from(parts)
				.where(eq(parts.importId, id)),
		]);
		const [row, total] = [found[0], totals[0]];
		if (!row) throw importNotFound();
		const refused = Number(total?.refused ?? 0);
		const { fileName, state, rows, options } = row;
		return {
			...{ id, fileName, state, rows, options, refused },
			parts: { total: row.parts, count: total?.count ?? 0 },
			accepted: Number(total?.rows ?? 0) - refused,
			createdAt: new Date(row.createdAt).toISOString(),
			updatedAt: new Date(row.updatedAt).toISOString(),
		};
	}

	/** True if the import was still open. */
	async function discard(entry: ProductImportRow, by: Actor, now: number): Promise<boolean> {
		const [closed] = await db.batch([
			db
				.update(imports)
				.set({ state: "discarded", updatedAt: now })
				.where(and(eq(imports.id, entry.id), eq(imports.state, "receiving")))
				.returning({ id: imports.id }),
			auditStatement(db, by, {
				...{ at: now, action: "discard", entity: "product_import", entityId: entry.id, companyId: null },
				title: titleOf(entry),
				before: { state: "receiving" },
				after: { state: "discarded" },
				when: WAS_WRITTEN,
			}),
		]);
		return closed.length > 0;
	}

	/** In groups, so that no statement takes long. */
	async function dropRows(id: number): Promise<void> {
		const some = sql`(${staged.importId}, ${staged.owner}, ${staged.partsKey}) IN (
			SELECT import_id, owner, parts_key FROM ${staged} WHERE import_id = ${id} LIMIT ${ROWS_A_DELETE})`;
		for (let gone = ROWS_A_DELETE; gone === ROWS_A_DELETE; ) {
			gone = (await db.delete(staged).where(some)).meta.changes;
		}
	}

	async function listErrors(
		importId: number,
		{ page, pageSize, search, sortOrder }: ListInput<"rowNo">,
	): Promise<List<StoredRowError>> {
		const searched = search === "" ? undefined : sql`instr(${errors.value}, ${search}) > 0`;
		const matching = and(eq(errors.importId, importId), searched);
		const [rows, totals] = await db.batch([
			db
				.select(shownError)
				.from(errors)
				.where(matching)
				.orderBy(sortOrder === "asc" ? asc(errors.rowNo) : desc(errors.rowNo))
				.limit(pageSize)
				.offset((page - 1) * pageSize),
			db.select({ total: count() }).from(errors).where(matching),
		]);
		return { data: rows, totalItemCount: totals[0]?.total ?? 0 };
	}

	async function errorsAfter(importId: number, rowNo: number, limit: number): Promise<StoredRowError[]> {
		return db
			.select(shownError)
			.from(errors)
			.where(and(eq(errors.importId, importId), gt(errors.rowNo, rowNo)))
			.orderBy(errors.rowNo)
			.limit(limit);
	}

	/** Open imports without activity since then. */
	async function abandoned(since: number): Promise<ProductImportRow[]> {
		return db
			.select()
			.from(imports)
			.where(and(eq(imports.state, "receiving"), lt(imports.updatedAt, since)));
	}

	/** Closed imports whose rows were not fully deleted. */
	async function endedWithRows(): Promise<number[]> {
		const hasRows = sql`EXISTS (SELECT 1 FROM ${staged} s WHERE s.import_id = ${imports.id})`;
		const hasEnded = inArray(imports.state, ["activated", "discarded"]);
		return (await db.select({ id: imports.id }).from(imports).where(and(hasEnded, hasRows))).map(({ id }) => id);
	}

	async function forgetDiscarded(before: number): Promise<void> {
		await db.delete(imports).where(and(eq(imports.state, "discarded"), lt(imports.updatedAt, before)));
	}
}

/** The title of an import. */
export const titleOf = ({ fileName, fileHash }: { fileName: string; fileHash: string }): string =>
	fileName || `#${fileHash.slice(0, 8)}`;
