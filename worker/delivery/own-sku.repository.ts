import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { companiesTable as companies } from "../db/schema/company.table.ts";
import { findersTable as finders } from "../db/schema/finder.table.ts";
import { productsTable as products } from "../db/schema/product.table.ts";
import { IS_CURRENT } from "../offers/current-product.repository.ts";

/**
 * The skus that a finder's owner has for derived ones, and the shop's product page: for owners with more skus than an
 * offer holds. Undefined if the finder isn't available to visitors.
 */
export async function ownSkus(
	db: Database,
	uuid: string,
	derived: readonly string[],
): Promise<{ shopProductUrl: string; skus: Map<string, string> } | undefined> {
	const isFinder = and(eq(finders.uuid, uuid), eq(finders.enabled, true));
	const [owners, rows] = await db.batch([
		db
			.select({ shopProductUrl: finders.shopProductUrl })
			.from(finders)
			.innerJoin(companies, and(eq(companies.id, finders.companyId), eq(companies.active, true)))
			.where(isFinder),
		db
			.select({ companyId: products.companyId, partsKey: products.partsKey, sku: products.sku })
			.from(finders)
			.crossJoin(sql`json_each(${JSON.stringify(derived)}) AS requested`)
			.crossJoin(products)
			.where(
				and(
					isFinder,
					IS_CURRENT,
					sql`${products.partsKey} = requested.value`,
					or(isNull(products.companyId), eq(products.companyId, finders.companyId)),
				),
			),
	]);
	if (!owners[0]) return undefined;
	const ordered = rows.sort((a, b) => (a.companyId ?? 0) - (b.companyId ?? 0));
	return { ...owners[0], skus: new Map(ordered.map(({ partsKey, sku }) => [partsKey, sku])) };
}
