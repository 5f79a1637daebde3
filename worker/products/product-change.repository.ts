import { and, asc, count, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { companiesTable as companies } from "../db/schema/company.table.ts";
import { productsTable as products } from "../db/schema/product.table.ts";
import { type ProductImportRow, productImportRowsTable as staged } from "../db/schema/product-import.table.ts";
import { searchText } from "../db/search-text.rules.ts";
import type { List } from "../http/list.schema.ts";
import { isCounterpart, isDropped, isSame } from "./product-counterpart.repository.ts";
import type { ProductChange, ProductChangeListInput } from "./product-import.schema.ts";

/** The products that an open import would add, change or remove, each as it is and as it would be. */
export function createProductChangeRepository(db: Database) {
	return { list };

	async function list(entry: ProductImportRow, input: ProductChangeListInput): Promise<List<ProductChange>> {
		return input.change === "removed" ? removed(entry, input) : staging(entry, input);
	}

	/** In the order of the import's own index. */
	async function staging({ id }: ProductImportRow, input: ProductChangeListInput): Promise<List<ProductChange>> {
		const isChange =
			input.change === "added" ? isNull(products.id) : sql`${products.id} IS NOT NULL AND NOT (${isSame})`;
		const matching = and(
			eq(staged.importId, id),
			isChange,
			matchesSearch(input.search, staged.searched, products.searched),
		);
		const [rows, totals] = await db.batch([
			db
				.select({ ...shownRow, company: companies.title, oldSku, oldName })
				.from(staged)
				.leftJoin(products, isCounterpart)
				.leftJoin(companies, eq(companies.id, staged.owner))
				.where(matching)
				.orderBy(asc(staged.owner), asc(staged.partsKey))
				.limit(input.pageSize)
				.offset((input.page - 1) * input.pageSize),
			db.select({ total: count() }).from(staged).leftJoin(products, isCounterpart).where(matching),
		]);
		return {
			data: rows.map(({ parts, company, oldSku, oldName, ...after }) => ({
				...{ change: input.change, parts, company, after },
				before: oldSku === null ? null : { sku: oldSku, name: oldName ?? "" },
			})),
			totalItemCount: totals[0]?.total ?? 0,
		};
	}

	async function removed(
		{ id, options }: ProductImportRow,
		input: ProductChangeListInput,
	): Promise<List<ProductChange>> {
		if (options.mode === "merge") return { data: [], totalItemCount: 0 };
		const matching = and(isDropped(id), matchesSearch(input.search, products.searched));
		const [rows, totals] = await db.batch([
			db
				.select({ ...shownProduct, company: companies.title })
				.from(products)
				.leftJoin(companies, eq(companies.id, products.companyId))
				.where(matching)
				.orderBy(asc(products.companyId), asc(products.partsKey))
				.limit(input.pageSize)
				.offset((input.page - 1) * input.pageSize),
			db.select({ total: count() }).from(products).where(matching),
		]);
		return {
			data: rows.map(({ parts, company, ...before }) => ({ change: "removed", parts, company, before, after: null })),
			totalItemCount: totals[0]?.total ?? 0,
		};
	}
}

const shownRow = { parts: staged.partsKey, sku: staged.sku, name: staged.name };
/** With their own names: a batch returns columns only by name. */
const oldSku = sql<string | null>`${products.sku}`.as("old_sku");
const oldName = sql<string | null>`${products.name}`.as("old_name");
const shownProduct = { parts: products.partsKey, sku: products.sku, name: products.name };

/** A product is found by its old and its new name. */
function matchesSearch(
	search: string,
	...columns: (typeof staged.searched | typeof products.searched)[]
): SQL | undefined {
	const text = searchText(search);
	if (text === "") return undefined;
	return sql`(${sql.join(
		columns.map((column) => sql`instr(coalesce(${column}, ''), ${text}) > 0`),
		sql` OR `,
	)})`;
}
