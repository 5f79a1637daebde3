import { countParts, fileParts } from "#worker/imports/import-file.rules.ts";
import type { ProductImport, ProductImportOptions, ProductMapping } from "#worker/products/product-import.schema.ts";
import { bytesOf } from "../../imports/file-bytes.ts";
import { withRetry } from "../../imports/with-retry.ts";
import { fetchProductImport, openProductImport, sendProductPart } from "../set-product.api.ts";

export type ProductPlan = { file: File; mapping: ProductMapping; options: ProductImportOptions };
export type Sent = { rows: number; total: number };

/**
 * Reads a file twice: to announce it, then to send its parts. Parts can be repeated, so an interrupted import of the
 * same file continues as the same import. Returns it when everything was sent.
 */
export async function sendProductFile(
	{ file, mapping, options }: ProductPlan,
	signal: AbortSignal,
	progress: (sent: Sent) => void,
): Promise<ProductImport> {
	const { fileHash, rows, parts } = await countParts(bytesOf(file), () => mapping);
	signal.throwIfAborted();
	const fileName = file.name.slice(0, 255);
	const { id } = await withRetry(signal, () =>
		openProductImport({ fileHash, fileName, rows, parts, mapping, options }),
	);
	let sent = 0;
	progress({ rows: 0, total: rows });
	for await (const part of fileParts(bytesOf(file), mapping)) {
		signal.throwIfAborted();
		sent += (await withRetry(signal, () => sendProductPart(id, part))).rows;
		progress({ rows: sent, total: rows });
	}
	return fetchProductImport(id);
}
