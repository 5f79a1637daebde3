import {
	orderImportErrorsTable as errors,
	orderImportsTable as imports,
	orderImportPartsTable as parts,
	orderImportRowsTable as staged,
} from "../db/schema/order-import.table.ts";
import type { ImportKind } from "../imports/import-kind.ts";
import { noOrdersImported } from "./order.errors.ts";
import { ORDER_FIELD_NAMES } from "./order-field-names.ts";

/** Files of orders. */
export const ORDER_IMPORTS: ImportKind = {
	...{ entity: "order_import", imports, parts, errors, staged, nothingImported: noOrdersImported },
	fieldNames: ORDER_FIELD_NAMES,
	rowsPerDelete: 5000,
	// An activation that was begun ends as one, unless it has ended with an error: some orders are entered.
	discardable: ["receiving"],
	discardsRefused: true,
	forgetsRejected: true,
};
