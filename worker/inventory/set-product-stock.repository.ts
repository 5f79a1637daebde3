import { eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { companiesTable as companies } from "../db/schema/company.table.ts";
import { inventoriesTable as inventories } from "../db/schema/inventory.table.ts";
import type { Session } from "../http/env.ts";
import { scopeOf } from "../http/scope.ts";
import type { SetProduct } from "../products/set-product.schema.ts";
import { needsOf, partKeysOf, timesMet } from "./inventory.rules.ts";
import type { StockedSetProduct } from "./set-product-stock.schema.ts";
import { HOLDER, IS_SHIPPER, SHIPPERS, toAvailable } from "./short-part.repository.ts";
import { mayReadStock } from "./stock-of-caller.ts";

/**
 * Reads what these products' owners can still sell of them. The number is for who has the stock and may read it, and for
 * administrators.
 */
export async function readSetProductStock(
	db: Database,
	session: Session,
	products: readonly SetProduct[],
): Promise<(product: SetProduct) => StockedSetProduct> {
	const rows = await readParts(db, products);
	const scope = scopeOf(session);
	const ofOwner = Map.groupBy(rows, ({ owner }) => owner);
	return (product) => {
		if (product.company === null) return { ...product, outOfStock: null, stock: null };
		const parts = ofOwner.get(product.company.id) ?? [];
		const times = timesMet(needsOf(product.parts, 1), toAvailable(parts));
		const isOwn = scope === "all" || parts.some(({ holder }) => holder === scope.companyId);
		const maySee = isOwn && mayReadStock(session);
		return { ...product, outOfStock: times < 1, stock: maySee && Number.isFinite(times) ? times : null };
	};
}

/** What there is of the parts of these products, for each of their owners. */
async function readParts(db: Database, products: readonly SetProduct[]) {
	const owners = new Set(products.flatMap(({ company }) => company?.id ?? []));
	const parts = new Set(products.flatMap((product) => partKeysOf(needsOf(product.parts, 1))));
	if (owners.size === 0) return [];
	return db
		.select({
			owner: companies.id,
			holder: HOLDER,
			partKey: inventories.partKey,
			available: sql<number>`${inventories.onHand} - ${inventories.reserved}`,
			backorder: sql<number>`${inventories.backorder}`,
		})
		.from(companies)
		.leftJoin(SHIPPERS, IS_SHIPPER)
		.innerJoin(
			inventories,
			sql`${eq(inventories.companyId, HOLDER)} AND ${inventories.partKey} IN (SELECT value FROM json_each(${JSON.stringify([...parts])}))`,
		)
		.where(inArray(companies.id, sql`(SELECT value FROM json_each(${JSON.stringify([...owners])}))`));
}
