import { and, asc, desc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import { type Actor, auditStatement } from "../audit/audit-entry.repository.ts";
import type { Database } from "../db/database.ts";
import { expectRow, HAS_WRITTEN } from "../db/guards.ts";
import { insertRows } from "../db/insert-rows.ts";
import { countMatches, indexedClauses } from "../db/list-clauses.ts";
import {
	productsTable as products,
	productRevisionsTable as revisions,
	productStateTable as state,
} from "../db/schema/product.table.ts";
import { productImportRowsTable as staged } from "../db/schema/product-import.table.ts";
import type { Statement } from "../db/statements.ts";
import type { List } from "../http/list.schema.ts";
import type { Scope } from "../http/scope.ts";
import { GENERATION, IS_CURRENT } from "../offers/current-product.repository.ts";
import { type Digits, inUnits, selectDigits } from "./price-units.repository.ts";
import { setProductNotFound, setProductStale } from "./product.errors.ts";
import { productSearchText } from "./product-search-text.rules.ts";
import { GLOBAL_OWNER } from "./product-source.repository.ts";
import type { StoredProduct } from "./set-product.rules.ts";
import type { SetProduct, SetProductListInput } from "./set-product.schema.ts";
import { conflictOf, isFree } from "./set-product-guards.repository.ts";
import {
	type ProductRow,
	selectAssortmentNames,
	selectSetProducts,
	toSetProducts,
} from "./set-product-row.repository.ts";
import { productIdsMatching } from "./set-product-search.repository.ts";

/** Products with an owner's sku, of one company or of all. */
export function createSetProductRepository(db: Database, scope: Scope) {
	const isInScope = scope === "all" ? undefined : eq(products.companyId, scope.companyId);
	const ownCompany = scope === "all" ? undefined : scope.companyId;
	return { list, get, find, after, number, create, update, remove };

	/** The page's ids come from an index only; then the shown rows are read. */
	async function list(input: SetProductListInput): Promise<List<SetProduct>> {
		const { companyId = ownCompany, kind } = input;
		const direction = input.sortOrder === "asc" ? asc : desc;
		const owner = companyId === undefined ? undefined : ownedBy(companyId);
		// Written separately for bundles, so that SQLite uses their small index.
		const isKind = kind === "bundle" ? sql`${products.kind} = 'bundle'` : kind && eq(products.kind, kind);
		const isShown = and(IS_CURRENT, isInScope, owner, isKind);
		const clauses = indexedClauses(input, {
			sorted: products,
			toIds: () => productIdsMatching({ ...input, companyId }, isShown),
		});
		const matching = clauses.where ?? isShown;
		// The plus: the page's rows are looked up, not read in this order.
		const sorted = products[(input.after === undefined && input.sortField) || "id"];
		const looseOrder = [sorted, products.id].map((column) => direction(sql`+${column}`));
		const page = db
			.select({ id: products.id })
			.from(products)
			.where(and(matching, clauses.after))
			.orderBy(...clauses.orderBy)
			.limit(clauses.limit)
			.offset(clauses.offset)
			.as("page");
		const [rows, totals, names] = await db.batch([
			selectSetProducts(db, sql`${products.id} IN (SELECT id FROM ${page})`).orderBy(...looseOrder),
			countMatches(db, products, matching, clauses.most),
			selectAssortmentNames(db),
		]);
		return { data: toSetProducts(rows, names), totalItemCount: totals[0]?.total ?? 0 };
	}

	async function get(id: number): Promise<SetProduct> {
		const [rows, names] = await db.batch([
			selectSetProducts(db, and(isInScope, eq(products.id, id), IS_CURRENT)),
			selectAssortmentNames(db),
		]);
		const [product] = toSetProducts(rows, names);
		if (!product) throw setProductNotFound();
		return product;
	}

	/**
	 * An owner's products in the order of their parts, a page after these. A product that changes between two pages gets
	 * another id (docs/adr/0044), but keeps its parts.
	 */
	async function after(companyId: number | null, partsKey: string, limit: number): Promise<SetProduct[]> {
		const [rows, names] = await db.batch([
			selectSetProducts(db, and(isInScope, ownedBy(companyId), gt(products.partsKey, partsKey), IS_CURRENT))
				.orderBy(asc(products.partsKey))
				.limit(limit),
			selectAssortmentNames(db),
		]);
		return toSetProducts(rows, names);
	}

	async function number(companyId: number | null): Promise<number> {
		return db.$count(products, and(isInScope, ownedBy(companyId), IS_CURRENT));
	}

	/** The row itself. */
	async function find(id: number): Promise<ProductRow> {
		const [row] = await db
			.select()
			.from(products)
			.where(and(isInScope, eq(products.id, id), IS_CURRENT));
		if (!row) throw setProductNotFound();
		return row;
	}

	async function create(companyId: number | null, product: StoredProduct, by: Actor, now: number): Promise<SetProduct> {
		const saved = { companyId, product, id: null };
		const entityId = sql`(SELECT max(${products.id}) FROM ${products})`;
		const digits = await selectDigits(db);
		const [, created] = await db.batch([
			touch(companyId),
			insertRows(db, products, sql`WHERE ${isFree(saved)}`, {
				...{ companyId, ...columnsOf(product, now), createdAt: now },
			}).returning({ id: products.id }),
			auditStatement(db, by, {
				...{ at: now, action: "create", entity: "product", entityId, title: product.sku, companyId },
				...{ before: null, after: recorded(product, digits), when: HAS_WRITTEN },
			}),
		]);
		if (!created[0]) throw await conflictOf(db, saved);
		return get(created[0].id);
	}

	/** Writes nothing if the product is no longer at this version, or another one has its sku or its parts. */
	async function update(before: ProductRow, product: StoredProduct, version: number, by: Actor, now: number) {
		const { id, companyId } = before;
		const saved = { companyId, product, id };
		const isProduct = and(isInScope, eq(products.id, id), IS_CURRENT, eq(products.version, version));
		const row = expectRow(db, products, and(isProduct, isFree(saved)));
		const digits = await selectDigits(db);
		const isSaved = await row.write([
			auditStatement(db, by, {
				...{ at: now, action: "update", entity: "product", entityId: id, title: product.sku, companyId },
				...{ before: recorded(before, digits), after: recorded({ ...before, ...product }, digits), when: row.holds },
			}),
			touch(companyId),
			db
				.update(products)
				.set({ ...columnsOf(product, now), version: sql`${products.version} + 1` })
				.where(row.isExpected),
		]);
		if (isSaved) return get(id);
		throw (await find(id)).version === version ? await conflictOf(db, saved) : setProductStale();
	}

	async function remove(id: number, by: Actor, now: number): Promise<void> {
		const [product, digits] = await Promise.all([find(id), selectDigits(db)]);
		const row = expectRow(db, products, and(isInScope, eq(products.id, id), IS_CURRENT));
		const isRemoved = await row.write([
			auditStatement(db, by, {
				...{
					at: now,
					action: "remove",
					entity: "product",
					entityId: id,
					title: product.sku,
					companyId: product.companyId,
				},
				before: recorded(product, digits),
				after: null,
				when: row.holds,
			}),
			touch(product.companyId),
			...fromActivation(product, row.holds),
			db.delete(products).where(row.isExpected),
		]);
		if (!isRemoved) throw setProductNotFound();
	}

	/** What is remembered of the owner's products is read again. */
	function touch(companyId: number | null) {
		return db
			.insert(revisions)
			.values({ owner: companyId ?? GLOBAL_OWNER, revision: crypto.randomUUID() })
			.onConflictDoUpdate({ target: revisions.owner, set: { revision: sql`excluded.stamp` } });
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

/** As the audit log has it. */
const recorded = <Product extends Pick<ProductRow, "price" | "currency">>(product: Product, digits: Digits) => ({
	...product,
	price: inUnits(product, digits),
});

const columnsOf = (product: StoredProduct, now: number) => ({
	...product,
	searched: productSearchText(product),
	// Rows that have ended keep their parts in their own generation.
	since: GENERATION,
	updatedAt: now,
});
