import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { insertRows } from "../db/insert-rows.ts";
import { jsonPieces } from "../db/json-pieces.rules.ts";
import { assortmentsTable as assortments, wipersTable as wipers } from "../db/schema/assortment.table.ts";
import { companiesTable as companies } from "../db/schema/company.table.ts";
import {
	productImportErrorsTable as errors,
	productImportRowsTable as staged,
} from "../db/schema/product-import.table.ts";
import { currenciesTable as currencies } from "../db/schema/select-lists.table.ts";
import { nameKey } from "../db/search-text.rules.ts";
import type { Statement } from "../db/statements.ts";
import { currencyKey } from "./product-details.rules.ts";
import type { ProductImportOptions, ProductMapping } from "./product-import.schema.ts";
import type { ProductKnowledge, ProductRecord } from "./product-row.rules.ts";
import { productSearchText } from "./product-search-text.rules.ts";
import { GLOBAL_OWNER } from "./product-source.repository.ts";

export type NumberedRecord = ProductRecord & { rowNo: number };

/** The accepted rows of imports of set products. */
export function createProductImportRowRepository(db: Database) {
	return { stage, knowledge };

	/**
	 * The statements that store a new part's records. A product that an earlier row has is rejected here, because only the
	 * table knows it.
	 */
	function stage(importId: number, records: NumberedRecord[], isNew: SQL): Statement[] {
		return jsonPieces(records.map(toStored)).flatMap((piece) => [
			insertRows(db, staged, sql`FROM json_each(${piece}) WHERE ${isNew}`, {
				...{ importId, owner: sql`value ->> 0`, partsKey: sql`value ->> 1`, kind: sql`value ->> 2` },
				...{ sku: sql`value ->> 3`, name: sql`value ->> 4`, searched: sql`value ->> 5`, rowNo: sql`value ->> 6` },
				...{ referenceSku: sql`value ->> 7`, description: sql`value ->> 8`, price: sql`value ->> 9` },
				...{ currency: sql`value ->> 10`, discount: sql`value ->> 11`, bundleShortCode: sql`value ->> 12` },
			}).onConflictDoNothing(),
			insertRows(
				db,
				errors,
				sql`FROM json_each(${piece}) r
					WHERE ${isNew} AND NOT EXISTS (SELECT 1 FROM ${staged} s WHERE s.import_id = ${importId}
						AND s.owner = r.value ->> 0 AND s.parts_key = r.value ->> 1 AND s.row_no = r.value ->> 6)`,
				{ importId, rowNo: sql`r.value ->> 6`, field: "row", code: "products.row_twice", value: sql`r.value ->> 1` },
			).onConflictDoNothing(),
		]);
	}

	/** What rows may refer to; companies only if a column names them. */
	async function knowledge(mapping: ProductMapping, { companyId }: ProductImportOptions): Promise<ProductKnowledge> {
		const sizes = sql<string>`json_group_array(${wipers.lengthInch})`.as("sizes");
		const [series, named, moneys] = await db.batch([
			db
				.select({ code: assortments.code, kind: assortments.kind, sizes })
				.from(assortments)
				.leftJoin(wipers, eq(wipers.assortmentId, assortments.id))
				.groupBy(assortments.id),
			db
				.select({ id: companies.id, title: companies.title })
				.from(companies)
				.where(sql`${mapping.columns.company !== undefined ? 1 : 0} = 1`),
			db.select({ sign: currencies.sign, iso: currencies.iso, digits: currencies.digits }).from(currencies),
		]);
		const byName = new Map<string, number | null>();
		for (const { id, title } of named) byName.set(nameKey(title), byName.has(nameKey(title)) ? null : id);
		for (const { id } of named) if (!byName.has(String(id))) byName.set(String(id), id);
		return {
			assortments: new Map(
				series.map(({ code, kind, sizes }) => [code, { kind, sizes: new Set<number>(JSON.parse(sizes)) }]),
			),
			companies: byName,
			currencies: new Map(
				moneys.flatMap((money) => [money.sign, money.iso].map((name) => [currencyKey(name), money] as const)),
			),
			owner: companyId,
		};
	}
}

const toStored = ({ companyId, partsKey, kind, sku, name, rowNo, ...details }: NumberedRecord) => [
	...[companyId ?? GLOBAL_OWNER, partsKey, kind, sku, name],
	...[productSearchText({ sku, name, partsKey, ...details }), rowNo, details.referenceSku, details.description],
	...[details.price, details.currency, details.discount, details.bundleShortCode],
];
