import {
	productImportErrorsTable as errors,
	productImportsTable as imports,
	productImportPartsTable as parts,
	productImportRowsTable as staged,
} from "../db/schema/product-import.table.ts";
import type { ImportKind } from "../imports/import-kind.ts";
import { nothingImported } from "./product.errors.ts";
import { PRODUCT_FIELD_NAMES } from "./product-field-names.ts";

/** Files of set products and bundles. */
export const PRODUCT_IMPORTS: ImportKind = {
	...{ entity: "product_import", imports, parts, errors, staged, nothingImported },
	fieldNames: PRODUCT_FIELD_NAMES,
	rowsPerDelete: 5000,
	// An activation that was begun ends as one.
	discardable: ["receiving"],
	forgetsRejected: true,
};
