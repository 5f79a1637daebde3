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

const guess = (columns: (header: string[]) => object, header: string) => {
	const names = header.split(", ");
	const guessed = Object.entries(columns(names)).filter(([, at]) => at !== undefined);
	return Object.fromEntries(guessed.map(([field, at]) => [field, names[at]]));
};

test.each([
	["Order, Date, Product, SKU, Quantity", { orderNumber: "Order", sku: "SKU", quantity: "Quantity" }],
	["Заказ, Товар, Артикул, Количество", { orderNumber: "Заказ", sku: "Артикул", quantity: "Количество" }],
	["Bestellung, Artikel, Artikelnummer, Menge", { orderNumber: "Bestellung", sku: "Artikelnummer", quantity: "Menge" }],
	["Sipariş No, Stok Kodu, Adet, Ad, Soyad", { orderNumber: "Sipariş No", sku: "Stok Kodu", quantity: "Adet" }],
	["Bestellnummer, Vorname, Name, Straße", { orderNumber: "Bestellnummer", street: "Straße" }],
	["Order, First name, Name, City", { orderNumber: "Order", city: "City" }],
	["Sipariş No, Alıcı Adı, Alıcı Soyadı", { orderNumber: "Sipariş No" }],
	["Заказ, Имя, Отчество", { orderNumber: "Заказ" }],
	["Sipariş No, Ad Soyad", { orderNumber: "Sipariş No", name: "Ad Soyad" }],
	["Zamówienie, Imię i nazwisko", { orderNumber: "Zamówienie", name: "Imię i nazwisko" }],
	["Αριθμός, Κωδικός, Οδός, ΤΚ", { orderNumber: "Αριθμός", sku: "Κωδικός", street: "Οδός", zip: "ΤΚ" }],
	["Παραγγελία, Οδός, Αριθμός", { orderNumber: "Παραγγελία", street: "Οδός", houseNumber: "Αριθμός" }],
])("of a file of orders with %s, the exact names count", (header, columns) => {
	expect(guess(guessOrderColumns, header)).toEqual(columns);
});

test.each([
	["Код, Артикул, Номенклатура, Остаток", { part: "Артикул", onHand: "Остаток" }],
	["Stok Kodu, Giriş, Çıkış, Mevcut", { part: "Stok Kodu", onHand: "Mevcut" }],
	["Numer artykułu, Stan, Liczba sztuk", { part: "Numer artykułu", onHand: "Liczba sztuk" }],
])("of a file of stock with %s, the exact names count, and receipts alone don't", (header, columns) => {
	expect(guess(guessStockColumns, header)).toEqual(columns);
});
