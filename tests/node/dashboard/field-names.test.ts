import { expect, test } from "vitest";
import { FITMENT_FIELD_NAMES } from "#worker/catalogue/import/fitment-field-names.ts";
import { LOCALES } from "#worker/i18n/locale.rules.ts";
import { ERROR_COLUMNS } from "#worker/imports/error-columns.ts";
import type { FieldNames } from "#worker/imports/field-names.ts";
import { STOCK_FIELD_NAMES } from "#worker/inventory/stock-field-names.ts";
import { ORDER_FIELD_NAMES } from "#worker/orders/order-field-names.ts";
import { PRODUCT_FIELD_NAMES } from "#worker/products/product-field-names.ts";
import { FIELD_NAMES } from "../../../dashboard/src/features/catalogue/import/field-names.ts";
import { STOCK_FIELD_NAMES as STOCK_TEXTS } from "../../../dashboard/src/features/inventory/import/stock-field-names.ts";
import { ORDER_FIELD_NAMES as ORDER_TEXTS } from "../../../dashboard/src/features/orders/import/order-field-names.ts";
import { PRODUCT_FIELD_NAMES as PRODUCT_TEXTS } from "../../../dashboard/src/features/products/import/product-field-names.ts";

const KINDS: [string, FieldNames, Record<string, string>][] = [
	["fitments", FITMENT_FIELD_NAMES, FIELD_NAMES],
	["set products", PRODUCT_FIELD_NAMES, PRODUCT_TEXTS],
	["orders", ORDER_FIELD_NAMES, ORDER_TEXTS],
	["stock", STOCK_FIELD_NAMES, STOCK_TEXTS],
];

test.each(LOCALES)("rejected rows name their column in the file as on the screen: %s", async (locale) => {
	const { entry } = await import(`../../../dashboard/src/i18n/${locale}/entry.ts`);
	const { area } = await import(`../../../dashboard/src/i18n/${locale}/area.ts`);
	const texts: Record<string, string> = { ...entry, ...area };
	for (const [kind, names, keys] of KINDS) {
		const shown = Object.entries(keys).map(([field, key]) => [field, texts[key]]);
		expect([kind, names[locale]]).toEqual([kind, Object.fromEntries(shown)]);
	}
	expect(ERROR_COLUMNS[locale][0]).toBe(texts["catalogue.row"]);
});
