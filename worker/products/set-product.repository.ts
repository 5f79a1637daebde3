import { and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { type Actor, auditStatement } from "../audit/audit-entry.repository.ts";
import type { Database } from "../db/database.ts";
import { expectRow } from "../db/guards.ts";
import { countMatches, indexedClauses } from "../db/list-clauses.ts";
import { companiesTable as companies } from "../db/schema/company.table.ts";
import {
	productsTable as products,
	productRevisionsTable as revisions,
	productStateTable as state,
} from "../db/schema/product.table.ts";
import { productImportRowsTable as staged } from "../db/schema/product-import.table.ts";
import type { Statement } from "../db/statements.ts";
import { editedTimes } from "../db/times.rules.ts";
import type { List } from "../http/list.schema.ts";
import { GENERATION, IS_CURRENT } from "../offers/current-product.repository.ts";
import { setProductNotFound } from "./product.errors.ts";
import { GLOBAL_OWNER } from "./product-source.repository.ts";
import type { SetProduct, SetProductListInput } from "./set-product.schema.ts";
import { setProductsFound } from "./set-product-search.repository.ts";

/** Products with an owner's sku. They are imported. */
export function createSetProductRepository(db: Database) {
	return { list, remove };

	/** The page's ids come from an index only; then the shown rows are read. */
	async function list(input: SetProductListInput): Promise<List<SetProduct>> {
		const { companyId, kind } = input;
		const direction = input.sortOrder === "asc" ? asc : desc;
		const owner = companyId === undefined ? undefined : ownedBy(companyId);
		// Written separately for bundles, so that SQLite uses their small index.
		const isKind = kind === "bundle" ? sql`${products.kind} = 'bundle'` : kind && eq(products.kind, kind);
		const isShown = and(IS_CURRENT, owner, isKind);
		const clauses = indexedClauses(input, { sorted: products, found: () => setProductsFound(input, isShown) });
		const matching = clauses.where ?? isShown;
		// The plus: the page's rows are looked up, not read in this order.
		const looseOrder = [products[input.sortField ?? "id"], products.id].map((column) => direction(sql`+${column}`));
		const page = db
			.select({ id: products.id })
			.from(products)
			.where(matching)
			.orderBy(...clauses.orderBy)
			.limit(clauses.limit)
			.offset(clauses.offset)
			.as("page");
		const [rows, totals] = await db.batch([
			db
				.select({ product: products, companyTitle: companies.title })
				.from(page)
				.innerJoin(products, eq(products.id, page.id))
				.leftJoin(companies, eq(companies.id, products.companyId))
				.orderBy(...looseOrder),
			countMatches(db, products, matching, clauses.most),
		]);
		return { data: rows.map(toSetProduct), totalItemCount: totals[0]?.total ?? 0 };
	}

	async function remove(id: number, by: Actor, now: number): Promise<void> {
		const isThis = and(eq(products.id, id), IS_CURRENT);
		const [found] = await db.select().from(products).where(isThis);
		if (!found) throw setProductNotFound();
		const row = expectRow(db, products, isThis);
		const isRemoved = await row.write([
			auditStatement(db, by, {
				...{ at: now, action: "remove", entity: "product", entityId: id, title: found.sku, companyId: found.companyId },
				before: found,
				after: null,
				when: row.holds,
			}),
			db
				.insert(revisions)
				.values({ owner: found.companyId ?? GLOBAL_OWNER, revision: crypto.randomUUID() })
				.onConflictDoUpdate({ target: revisions.owner, set: { revision: sql`excluded.stamp` } }),
			...fromActivation(found, row.holds),
			db.delete(products).where(row.isThis),
		]);
		if (!isRemoved) throw setProductNotFound();
	}

	/** What an activation under way would bring back: what it has written already, and what it still has to write. */
	function fromActivation(
		{ companyId, partsKey }: Pick<ProductRow, "companyId" | "partsKey">,
		holds: SQL,
	): Statement[] {
		const isNext = and(ownedBy(companyId), eq(products.partsKey, partsKey), sql`${products.since} > ${GENERATION}`);
		const isStaged = and(eq(staged.owner, companyId ?? GLOBAL_OWNER), eq(staged.partsKey, partsKey));
		return [
			db.delete(products).where(and(isNext, holds)),
			db.delete(staged).where(and(sql`${staged.importId} = (SELECT import_id FROM ${state})`, isStaged, holds)),
		];
	}
}

const ownedBy = (companyId: number | null) =>
	companyId === null ? isNull(products.companyId) : eq(products.companyId, companyId);

type ProductRow = typeof products.$inferSelect;
type SetProductRow = { product: ProductRow; companyTitle: string | null };

const toSetProduct = ({ product, companyTitle }: SetProductRow): SetProduct => ({
	id: product.id,
	kind: product.kind,
	sku: product.sku,
	name: product.name,
	parts: product.partsKey,
	company: product.companyId === null ? null : { id: product.companyId, title: companyTitle ?? "" },
	...editedTimes(product),
});
