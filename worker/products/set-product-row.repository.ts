import { eq, type SQL, sql } from "drizzle-orm";
import { assortmentName } from "../assortments/assortment.rules.ts";
import type { Database } from "../db/database.ts";
import { assortmentsTable as assortments, brandsTable as brands } from "../db/schema/assortment.table.ts";
import { companiesTable as companies } from "../db/schema/company.table.ts";
import { productsTable as products } from "../db/schema/product.table.ts";
import { currenciesTable as currencies } from "../db/schema/select-lists.table.ts";
import { editedTimes } from "../db/times.rules.ts";
import { BASE_DIGITS, toUnits } from "../money/price.rules.ts";
import { partsOfBundle } from "../offers/bundle.rules.ts";
import { fromPartsKey } from "./product-parts.rules.ts";
import type { SetProduct } from "./set-product.schema.ts";

export type ProductRow = typeof products.$inferSelect;

/** Set products as they are shown, with the names of their owners. */
export const selectSetProducts = (db: Database, where: SQL | undefined) =>
	db
		.select({
			product: products,
			companyTitle: companies.title,
			digits: currencies.digits,
			currencyIso: currencies.iso,
		})
		.from(products)
		.leftJoin(companies, eq(companies.id, products.companyId))
		.leftJoin(currencies, eq(currencies.sign, products.currency))
		.where(where)
		.$dynamic();

/** The assortments that products name. With their own names: a batch returns columns only by name. */
export const selectAssortmentNames = (db: Database) =>
	db
		.select({
			code: assortments.code,
			namePrefix: assortments.namePrefix,
			nameReplace: assortments.nameReplace,
			technicalName: assortments.technicalName,
			brand: sql<string>`${brands.name}`.as("brand_name"),
		})
		.from(assortments)
		.innerJoin(brands, eq(brands.id, assortments.brandId));

type SelectedProduct = {
	product: ProductRow;
	companyTitle: string | null;
	digits: number | null;
	currencyIso: string | null;
};
type AssortmentNames = Awaited<ReturnType<typeof selectAssortmentNames>>;

export function toSetProducts(rows: readonly SelectedProduct[], names: AssortmentNames): SetProduct[] {
	const byCode = new Map(names.map((names) => [names.code, names]));
	return rows.map(({ product, companyTitle, digits, currencyIso }) => {
		const parts = fromPartsKey(product, byCode);
		const names = byCode.get(parts.code);
		return {
			id: product.id,
			kind: product.kind,
			...parts,
			sku: product.sku,
			bundleShortCode: product.bundleShortCode,
			name: product.name,
			referenceSku: product.referenceSku,
			description: product.description,
			price: product.price === null ? null : toUnits(product.price, digits ?? BASE_DIGITS),
			currency: product.currency,
			currencyIso,
			discount: product.discount,
			parts: product.partsKey,
			singleSetSku: parts.quantity === null ? null : (partsOfBundle(product.partsKey).keys[0] ?? null),
			brand: names?.brand ?? "",
			assortment: names ? assortmentName(names) : "",
			company: product.companyId === null ? null : { id: product.companyId, title: companyTitle ?? "" },
			version: product.version,
			...editedTimes(product),
		};
	});
}
