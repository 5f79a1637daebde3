import { describe, expect, test } from "vitest";
import { LOCALES, toLanguageTag } from "#worker/i18n/locale.rules.ts";
import { guessStockColumns } from "#worker/inventory/stock-import.rules.ts";
import { guessOrderColumns } from "#worker/orders/order-import-mapping.rules.ts";
import { guessProductColumns } from "#worker/products/product-mapping.rules.ts";
import { STOCK_FIELD_NAMES } from "../../../dashboard/src/features/inventory/import/stock-field-names.ts";
import { ORDER_FIELD_NAMES } from "../../../dashboard/src/features/orders/import/order-field-names.ts";
import { PRODUCT_FIELD_NAMES } from "../../../dashboard/src/features/products/import/product-field-names.ts";

const IMPORTS = [
	["orders", ORDER_FIELD_NAMES, guessOrderColumns],
	["stock", STOCK_FIELD_NAMES, guessStockColumns],
	["set products", PRODUCT_FIELD_NAMES, (header: string[]) => guessProductColumns(header).columns],
] as const;

describe.each(LOCALES)("in %s", (locale) => {
	test.each(IMPORTS)(
		"a file of %s whose columns have our names needs no mapping, in capitals either",
		async (...row) => {
			const [, names, guess] = row;
			const { area } = await import(`../../../dashboard/src/i18n/${locale}/area.ts`);
			const header = Object.values(names).map((key) => String(area[key]));
			const mapping = Object.fromEntries(Object.keys(names).map((field, at) => [field, at]));
			expect(guess(header)).toEqual(mapping);
			expect(guess(header.map((name) => name.toLocaleUpperCase(toLanguageTag(locale))))).toEqual(mapping);
		},
	);
});
