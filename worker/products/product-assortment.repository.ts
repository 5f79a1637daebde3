import { eq } from "drizzle-orm";
import { assortmentName } from "../assortments/assortment.rules.ts";
import type { Database } from "../db/database.ts";
import { currenciesTable as currencies } from "../db/schema/select-lists.table.ts";
import type { Scope } from "../http/scope.ts";
import { sellableStatements } from "../offers/offer.repository.ts";
import type { ProductAssortment } from "./set-product.schema.ts";

/** The assortments from which an owner's products can be made, and a currency's number of decimals. */
export async function readProductAssortments(
	db: Database,
	owner: Scope,
	sign: string | null = null,
): Promise<{ assortments: ProductAssortment[]; digits: number | undefined }> {
	const [assortmentRows, wiperRows] = sellableStatements(db, owner);
	const [assortments, wipers, rows] = await db.batch([
		assortmentRows,
		wiperRows,
		db
			.select({ digits: currencies.digits })
			.from(currencies)
			.where(eq(currencies.sign, sign ?? "")),
	]);
	const sizes = Map.groupBy(wipers, ({ assortmentId }) => assortmentId);
	return {
		assortments: assortments.map((assortment) => ({
			code: assortment.code,
			kind: assortment.kind,
			brand: assortment.brand,
			name: assortmentName(assortment),
			sizes: (sizes.get(assortment.id) ?? []).map(({ lengthInch }) => lengthInch),
		})),
		digits: rows[0]?.digits,
	};
}
