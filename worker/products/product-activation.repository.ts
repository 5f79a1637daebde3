import { and, count, eq, isNull, type SQL, sql } from "drizzle-orm";
import { type Actor, auditStatement } from "../audit/audit-entry.repository.ts";
import type { Database } from "../db/database.ts";
import { insertRows } from "../db/insert-rows.ts";
import { productsTable as products, productRevisionsTable as revisions } from "../db/schema/product.table.ts";
import {
	productImportsTable as imports,
	type ProductImportRow,
	productImportRowsTable as staged,
} from "../db/schema/product-import.table.ts";
import { titleOf } from "../imports/import.repository.ts";
import type { ProductChanges } from "./product-import.schema.ts";
import { GLOBAL_OWNER } from "./product-source.repository.ts";

/** The product that a row would replace. */
export const isCounterpart = sql`${products.companyId} IS nullif(${staged.owner}, ${GLOBAL_OWNER}) AND ${products.partsKey} = ${staged.partsKey}`;
export const isSame = sql`${products.sku} = ${staged.sku} AND ${products.name} = ${staged.name}`;

const RANDOM_STAMP = sql`lower(hex(randomblob(8)))`;

/** Applies an import's rows: all of them, or none. */
export function createProductActivationRepository(db: Database) {
	return { changes, activate };

	/** What an import would change in the current products. */
	async function changes({ id, options }: ProductImportRow): Promise<ProductChanges> {
		const [staging, removal] = await db.batch([
			db
				.select({
					added: sql<number>`count(*) - count(${products.id})`.as("added"),
					same: sql<number>`coalesce(sum(${isSame}), 0)`.as("same"),
					all: count().as("all_rows"),
				})
				.from(staged)
				.leftJoin(products, isCounterpart)
				.where(eq(staged.importId, id)),
			db
				.select({ removed: count() })
				.from(products)
				.where(options.mode === "replace" ? isDropped(id) : sql`FALSE`),
		]);
		const { added = 0, same = 0, all = 0 } = staging[0] ?? {};
		return { added, same, changed: all - added - same, removed: removal[0]?.removed ?? 0 };
	}

	/** One batch, so that no visitor sees a partial list. True if the import was still open. */
	async function activate(entry: ProductImportRow, outcome: ProductChanges, by: Actor, now: number): Promise<boolean> {
		const { id, options } = entry;
		const isOpen = sql`EXISTS (SELECT 1 FROM ${imports} WHERE id = ${id} AND state = 'receiving')`;
		const { owner, kind, partsKey, sku, name, searched } = staged;
		const copied = { kind: sql`${kind}`, partsKey: sql`${partsKey}`, sku: sql`${sku}`, name: sql`${name}` };
		const values = { ...copied, searched: sql`${searched}`, createdAt: now, updatedAt: now };
		const from = sql`FROM ${staged} WHERE import_id = ${id} AND ${isOpen}`;
		const update = {
			set: {
				sku: sql`excluded.sku`,
				name: sql`excluded.name`,
				searched: sql`excluded.searched`,
				version: sql`${products.version} + 1`,
				updatedAt: now,
			},
			// Unchanged products cost no write.
			setWhere: sql`${products.sku} <> excluded.sku OR ${products.name} <> excluded.name`,
		};
		const target = [products.companyId, products.partsKey];
		const [, , , , , activated] = await db.batch([
			insertRows(db, revisions, sql`${from} GROUP BY ${owner}`, {
				owner: sql`${owner}`,
				revision: RANDOM_STAMP,
			}).onConflictDoUpdate({ target: revisions.owner, set: { revision: sql`excluded.stamp` } }),
			db.delete(products).where(options.mode === "replace" ? and(isOpen, isDropped(id)) : sql`FALSE`),
			insertRows(db, products, sql`${from} AND ${owner} > ${GLOBAL_OWNER}`, {
				...values,
				companyId: sql`${owner}`,
			}).onConflictDoUpdate({ target, ...update }),
			insertRows(db, products, sql`${from} AND ${owner} = ${GLOBAL_OWNER}`, values).onConflictDoUpdate({
				target: products.partsKey,
				targetWhere: isNull(products.companyId),
				...update,
			}),
			auditStatement(db, by, {
				...{ at: now, action: "activate", entity: "product_import", entityId: id, title: titleOf(entry) },
				companyId: options.companyId,
				before: null,
				after: { ...outcome, mode: options.mode },
				when: isOpen,
			}),
			db
				.update(imports)
				.set({ state: "activated", updatedAt: now })
				.where(and(eq(imports.id, id), eq(imports.state, "receiving")))
				.returning({ id: imports.id }),
		]);
		return activated.length > 0;
	}
}

/** A product of one of the import's owners that is not in the file. */
export function isDropped(importId: number): SQL {
	const owners = sql`SELECT DISTINCT owner FROM ${staged} WHERE import_id = ${importId}`;
	const isNamed = sql`EXISTS (SELECT 1 FROM ${staged} s WHERE s.import_id = ${importId}
		AND s.owner = coalesce(${products.companyId}, ${GLOBAL_OWNER}) AND s.parts_key = ${products.partsKey})`;
	return sql`(${products.companyId} IN (${owners}) OR (${products.companyId} IS NULL AND ${GLOBAL_OWNER} IN (${owners})))
		AND NOT ${isNamed}`;
}
