import type { ProductImport, ProductImportOptions, ProductMapping } from "#worker/products/product-import.schema.ts";
import { type Sent, sendFile } from "../../imports/send-file.ts";
import { fetchProductImport, openProductImport, sendProductPart } from "../set-product.api.ts";

export type ProductPlan = { file: File; mapping: ProductMapping; options: ProductImportOptions };

export const sendProductFile = (
	{ file, mapping, options }: ProductPlan,
	signal: AbortSignal,
	progress: (sent: Sent) => void,
): Promise<ProductImport> =>
	sendFile(
		file,
		mapping,
		{
			open: (announced) => openProductImport({ ...announced, mapping, options }),
			sendPart: sendProductPart,
			fetch: fetchProductImport,
		},
		{ signal, progress },
	);
