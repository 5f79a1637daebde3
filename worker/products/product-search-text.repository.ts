import { and, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { jsonPieces } from "../db/json-pieces.rules.ts";
import { productsTable as products } from "../db/schema/product.table.ts";
import { type ProductImportRow, productImportRowsTable as staged } from "../db/schema/product-import.table.ts";
import { runBatch } from "../db/statements.ts";
import { counterpartOf, isSame, merged } from "./product-counterpart.repository.ts";
import { PIECE, pieceOf } from "./product-import-piece.repository.ts";
import { productSearchText } from "./product-search-text.rules.ts";

/** Makes the rows of a piece findable by what their products keep: SQL can't fold a text. */
export async function stageSearchTexts(
	db: Database,
	{ id, mapping }: Pick<ProductImportRow, "id" | "mapping">,
): Promise<void> {
	const { columns } = mapping;
	if (columns.name !== undefined && columns.referenceSku !== undefined) return;
	const { name, referenceSku } = merged(mapping, PIECE);
	const isKept = sql`(${products.name} <> '' OR ${products.referenceSku} <> '')`;
	const rows = await db
		.select({
			...{ owner: sql<number>`${PIECE.owner}`, partsKey: sql<string>`${PIECE.partsKey}` },
			...{ sku: sql<string>`${PIECE.sku}`, name, referenceSku },
		})
		.from(sql`${pieceOf(id)} AS ${PIECE}`)
		.innerJoin(products, counterpartOf(PIECE))
		.where(and(isKept, sql`NOT ${isSame(mapping, PIECE)}`));
	// With the import's id in each, so that SQLite reads the list and finds its rows, not the list for each of the import's rows.
	const texts = rows.map((row) => [id, row.owner, row.partsKey, productSearchText(row)]);
	await runBatch(
		db,
		jsonPieces(texts).map((json) =>
			db
				.update(staged)
				.set({ searched: sql`value ->> 3` })
				.from(sql`json_each(${json})`)
				.where(
					sql`${staged.importId} = value ->> 0 AND ${staged.owner} = value ->> 1 AND ${staged.partsKey} = value ->> 2`,
				),
		),
	);
}
