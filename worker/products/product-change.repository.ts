import { and, asc, count, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { companiesTable as companies } from "../db/schema/company.table.ts";
import { productsTable as products } from "../db/schema/product.table.ts";
import { type ProductImportRow, productImportRowsTable as staged } from "../db/schema/product-import.table.ts";
import { searchText } from "../db/search-text.rules.ts";
import type { List } from "../http/list.schema.ts";
import { type Digits, inUnits, selectDigits } from "./price-units.repository.ts";
import { isCounterpart, isDropped, isSame, merged } from "./product-counterpart.repository.ts";
import type { ProductChange, ProductChangeListInput, ProductMapping, ProductState } from "./product-import.schema.ts";

/** The products that an open import would add, change or remove, each as it is and as it would be. */
export function createProductChangeRepository(db: Database) {
	return { list };

	async function list(entry: ProductImportRow, input: ProductChangeListInput): Promise<List<ProductChange>> {
		return input.change === "removed" ? removed(entry, input) : staging(entry, input);
	}

	/** In the order of the import's own index. */
	async function staging(
		{ id, mapping }: ProductImportRow,
		input: ProductChangeListInput,
	): Promise<List<ProductChange>> {
		const isChange =
			input.change === "added" ? isNull(products.id) : sql`${products.id} IS NOT NULL AND NOT ${isSame(mapping)}`;
		const matching = and(
			eq(staged.importId, id),
			isChange,
			matchesSearch(input.search, staged.searched, products.searched),
		);
		const [rows, totals, digits] = await db.batch([
			db
				.select({ parts: staged.partsKey, company: companies.title, before: BEFORE, after: afterOf(mapping) })
				.from(staged)
				.leftJoin(products, isCounterpart)
				.leftJoin(companies, eq(companies.id, staged.owner))
				.where(matching)
				.orderBy(asc(staged.owner), asc(staged.partsKey))
				.limit(input.pageSize)
				.offset((input.page - 1) * input.pageSize),
			db.select({ total: count() }).from(staged).leftJoin(products, isCounterpart).where(matching),
			selectDigits(db),
		]);
		return {
			data: rows.map(({ parts, company, before, after }) => ({
				...{ change: input.change, parts, company, after: shown(after, digits) },
				before: shown(before, digits),
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
		const [rows, totals, digits] = await db.batch([
			db
				.select({ parts: products.partsKey, company: companies.title, before: BEFORE })
				.from(products)
				.leftJoin(companies, eq(companies.id, products.companyId))
				.where(matching)
				.orderBy(asc(products.companyId), asc(products.partsKey))
				.limit(input.pageSize)
				.offset((input.page - 1) * input.pageSize),
			db.select({ total: count() }).from(products).where(matching),
			selectDigits(db),
		]);
		return {
			data: rows.map(({ parts, company, before }) => ({
				...{ change: "removed", parts, company, before: shown(before, digits), after: null },
			})),
			totalItemCount: totals[0]?.total ?? 0,
		};
	}
}

/** With their own names: a batch returns columns only by name. */
const BEFORE = {
	sku: sql<string | null>`${products.sku}`.as("old_sku"),
	name: sql<string | null>`${products.name}`.as("old_name"),
	referenceSku: sql<string | null>`${products.referenceSku}`.as("old_reference_sku"),
	description: sql<string | null>`${products.description}`.as("old_description"),
	price: sql<number | null>`${products.price}`.as("old_price"),
	currency: sql<string | null>`${products.currency}`.as("old_currency"),
	discount: sql<number | null>`${products.discount}`.as("old_discount"),
	bundleShortCode: sql<string | null>`${products.bundleShortCode}`.as("old_bundle_short_code"),
};

function afterOf(mapping: ProductMapping) {
	const { name, referenceSku, description, price, currency, discount, bundleShortCode } = merged(mapping);
	return {
		sku: sql<string | null>`${staged.sku}`.as("new_sku"),
		name: sql<string | null>`${name}`.as("new_name"),
		referenceSku: sql<string | null>`${referenceSku}`.as("new_reference_sku"),
		description: sql<string | null>`${description}`.as("new_description"),
		price: sql<number | null>`${price}`.as("new_price"),
		currency: sql<string | null>`${currency}`.as("new_currency"),
		discount: sql<number | null>`${discount}`.as("new_discount"),
		bundleShortCode: sql<string | null>`${bundleShortCode}`.as("new_bundle_short_code"),
	};
}

type Selected = { [Name in keyof ProductState]: ProductState[Name] | null };

/** A product with its price in currency units. */
function shown({ sku, price, ...row }: Selected, digits: Digits): ProductState | null {
	if (sku === null) return null;
	return {
		...{ sku, name: row.name ?? "", referenceSku: row.referenceSku ?? "", description: row.description ?? "" },
		...{ price: inUnits({ price, currency: row.currency }, digits), currency: row.currency, discount: row.discount },
		bundleShortCode: row.bundleShortCode ?? "",
	};
}

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
