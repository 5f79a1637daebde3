import { FITMENT_IMPORTS } from "../catalogue/import/fitment-imports.repository.ts";
import { ORDER_IMPORTS } from "../orders/order-imports.repository.ts";
import { PRODUCT_IMPORTS } from "../products/product-imports.repository.ts";

/** Every kind of import, for the jobs. */
export const IMPORT_KINDS = [FITMENT_IMPORTS, PRODUCT_IMPORTS, ORDER_IMPORTS];
