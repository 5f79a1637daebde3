import { describe, expect, test } from "vitest";
import { csvLine } from "#worker/csv/csv-write.rules.ts";
import { guessProductColumns, PRODUCT_FIELDS } from "#worker/products/product-mapping.rules.ts";
import { type ProductKnowledge, readProductRow } from "#worker/products/product-row.rules.ts";

const knowledge: ProductKnowledge = {
	assortments: new Map([
		["AERO", { kind: "front", sizes: new Set([18, 26]) }],
		["HECK", { kind: "rear", sizes: new Set([12]) }],
		["HOOK", { kind: "adapter", sizes: new Set<number>() }],
	]),
	companies: new Map([
		["nordlicht gmbh", 7],
		["7", 7],
		["twins", null],
	]),
	currencies: new Map(
		[
			{ sign: "€", iso: "EUR", digits: 2 },
			{ sign: "KD", iso: "KWD", digits: 3 },
		].flatMap((money) => [[money.sign, money] as const, [money.iso, money] as const]),
	),
	owner: null,
};
const FIELDS = PRODUCT_FIELDS;
const columns = Object.fromEntries(FIELDS.map((field, at) => [field, at]));
type Row = { [Field in (typeof FIELDS)[number]]?: string };
const read = (row: Row, unit: "inch" | "mm" = "inch") =>
	readProductRow(
		FIELDS.map((field) => row[field] ?? ""),
		{ columns, unit, width: FIELDS.length },
		knowledge,
	);
const set = { sku: "N1", code: "AERO", driver: "26", passenger: "18" };

describe("a row of a file of set products", () => {
	test("reads a sku that an export marked as text as it was", () => {
		const skuOf = (sku: string) => read({ ...set, sku: csvLine([sku], ",").slice(0, -2) });
		expect([skuOf("=1"), skuOf("'=1")]).toMatchObject([{ record: { sku: "=1" } }, { record: { sku: "'=1" } }]);
	});

	test.each(["sku", "referenceSku"])("is rejected if a spreadsheet has shortened its %s", (field) => {
		const error = { field, code: "catalogue.number_shortened", value: "4,00638E+12" };
		expect(read({ ...set, [field]: "4,00638E+12" })).toEqual({ error });
		expect(read({ ...set, [field]: "4006381333931" })).toMatchObject({ record: { [field]: "4006381333931" } });
	});

	test.each<[Row, string, string]>([
		[set, "set", "AERO-26-18"],
		[{ ...set, passenger: "" }, "set", "AERO-26"],
		[{ ...set, code: " aero ", driver: '26"' }, "set", "AERO-26-18"],
		[{ sku: "N2", code: "HECK", rear: "12" }, "set", "HECK-R12"],
		[{ sku: "N3", code: "HOOK" }, "set", "HOOK"],
		[{ ...set, rear: "12", rearCode: "heck" }, "bundle", "AERO-26-18+HECK-R12"],
		[{ ...set, quantity: "3" }, "bundle", "AERO-26-18*3"],
		[{ ...set, quantity: "1" }, "set", "AERO-26-18"],
	])("%j is a %s of %s", (row, kind, partsKey) => {
		const details = { name: "", referenceSku: "", description: "", bundleShortCode: "" };
		expect(read(row)).toEqual({
			record: {
				companyId: null,
				kind,
				partsKey,
				sku: row.sku,
				...details,
				price: null,
				currency: null,
				discount: null,
			},
		});
	});

	test.each<[Row, object]>([
		[
			{ price: "24,90", currency: "€" },
			{ price: 2490, currency: "€" },
		],
		[
			{ price: "1.234,50", currency: "eur" },
			{ price: 123_450, currency: "€" },
		],
		[
			{ price: "€ 12", currency: "EUR" },
			{ price: 1200, currency: "€" },
		],
		[
			{ price: "1.234", currency: "KD" },
			{ price: 1234, currency: "KD" },
		],
		[
			{ price: "", currency: "EUR" },
			{ price: null, currency: null },
		],
		[
			{ quantity: "2", discount: "15 %", bundleShortCode: "duo" },
			{ discount: 15, bundleShortCode: "DUO" },
		],
		[{ description: " One\nTwo " }, { description: "One\nTwo" }],
	])("%j says %j", (row, details) => {
		expect(read({ ...set, ...row })).toMatchObject({ record: details });
	});

	test.each<[Row, string, string]>([
		[{ ...set, sku: " " }, "sku", "products.sku_missing"],
		[{ ...set, sku: "x".repeat(121) }, "sku", "catalogue.text_too_long"],
		[{ ...set, sku: "a\u0000b" }, "sku", "catalogue.text_damaged"],
		[{ ...set, code: "" }, "code", "products.code_missing"],
		[{ ...set, code: "NONE" }, "code", "products.code_unknown"],
		[{ ...set, driver: "" }, "driver", "products.driver_missing"],
		[{ ...set, driver: "28/26" }, "driver", "products.one_size"],
		[{ ...set, driver: "sixteen" }, "driver", "products.size_invalid"],
		[{ ...set, driver: "24" }, "driver", "products.size_not_made"],
		[{ ...set, passenger: "24" }, "passenger", "products.size_not_made"],
		[{ ...set, rear: "12" }, "rearCode", "products.rear_code_missing"],
		[{ ...set, quantity: "two" }, "quantity", "products.quantity_invalid"],
		[{ ...set, quantity: "21" }, "quantity", "products.quantity_invalid"],
		[{ ...set, quantity: "2", rearCode: "HECK" }, "rearCode", "products.code_unfit"],
		[{ ...set, rear: "12", rearCode: "AERO" }, "rearCode", "products.rear_code_unknown"],
		[{ ...set, rearCode: "HECK" }, "rear", "products.rear_missing"],
		[{ ...set, rear: "13", rearCode: "HECK" }, "rear", "products.size_not_made"],
		[{ sku: "N", code: "HECK", driver: "26", rear: "12" }, "driver", "products.size_of_other_kind"],
		[{ sku: "N", code: "HOOK", rear: "12" }, "rear", "products.size_of_other_kind"],
		[{ ...set, price: "1.234", currency: "€" }, "price", "offers.price_invalid"],
		[{ ...set, price: "9.999", currency: "€" }, "price", "offers.price_invalid"],
		[{ ...set, price: "-1", currency: "€" }, "price", "offers.price_invalid"],
		[{ ...set, price: "cheap", currency: "€" }, "price", "offers.price_invalid"],
		[{ ...set, price: "9" }, "currency", "products.currency_missing"],
		[{ ...set, price: "9", currency: "?" }, "currency", "products.currency_unknown"],
		[{ ...set, discount: "5" }, "discount", "products.only_bundles"],
		[{ ...set, bundleShortCode: "A" }, "bundleShortCode", "products.only_bundles"],
		[{ ...set, quantity: "2", bundleShortCode: "A-B" }, "bundleShortCode", "products.short_code_invalid"],
		[{ ...set, quantity: "2", discount: "0" }, "discount", "products.discount_invalid"],
		[{ ...set, quantity: "2", discount: "5", price: "9", currency: "€" }, "discount", "products.price_or_discount"],
		[{ ...set, description: "x".repeat(1001) }, "description", "products.description_too_long"],
		[{ ...set, description: "a\u0000b" }, "description", "catalogue.text_damaged"],
		[{ ...set, referenceSku: "x".repeat(121) }, "referenceSku", "catalogue.text_too_long"],
		[{ ...set, company: "Nobody" }, "company", "products.company_unknown"],
		[{ ...set, company: "Twins" }, "company", "products.company_ambiguous"],
	])("%j is refused at %s", (row, field, code) => {
		expect(read(row)).toMatchObject({ error: { field, code } });
	});

	test("that has slipped is refused, and millimetres become trade sizes", () => {
		const cells = [
			...FIELDS.map((field) => ({ ...set, driver: "650", passenger: "450" })[field as keyof typeof set] ?? ""),
		];
		const mapping = { columns, unit: "mm" as const, width: FIELDS.length };
		expect(readProductRow(cells, mapping, knowledge)).toMatchObject({ record: { partsKey: "AERO-26-18" } });
		expect(readProductRow([...cells, "x"], mapping, knowledge)).toMatchObject({
			error: { field: "row", code: "catalogue.row_too_wide" },
		});
	});

	test("belongs to the company that it names, by title or id, else to the one that was chosen", () => {
		expect(read({ ...set, company: "NORDLICHT  GmbH" })).toMatchObject({ record: { companyId: 7 } });
		expect(read({ ...set, company: "7" })).toMatchObject({ record: { companyId: 7 } });
	});
});

test.each([
	[["SKU", "Assortment code", "Driver", "Passenger"], { sku: 0, code: 1, driver: 2, passenger: 3 }, "inch"],
	[
		["Artikel-Nr.", "Sortiment", "Fahrer (mm)", "Beifahrer (mm)", "Bezeichnung"],
		{ sku: 0, code: 1, driver: 2, passenger: 3, name: 4 },
		"mm",
	],
	[
		["Firma", "Artikelnummer", "Serie", "Heck", "Hecksortiment"],
		{ company: 0, sku: 1, code: 2, rear: 3, rearCode: 4 },
		"inch",
	],
	[["sku", "Heck in cm"], { sku: 0, rear: 1 }, "cm"],
	[["sku", "Driver", "Rear (cm)"], { sku: 0, driver: 1 }, "inch"],
	[["sku", "Driver (cm/inch)"], { sku: 0 }, "inch"],
	[
		["Driver (mm)", "Driver (inch)", "Passenger (mm)", "Passenger (inch)", "Rear (mm)", "Rear code"],
		{ driver: 0, passenger: 2, rear: 4, rearCode: 5 },
		"mm",
	],
	[["Driver (mm)", "Driver (inch)", "Rear (mm)", "Rear (inch)"], { driver: 1, rear: 3 }, "inch"],
	[
		["Artikel", "Artikelnummer", "Sortiment", "Fahrer", "Beifahrer"],
		{ sku: 1, code: 2, driver: 3, passenger: 4 },
		"inch",
	],
	[["Code", "Article", "Assortment", "Produkt"], { sku: 1, code: 2, name: 3 }, "inch"],
	[["driverSizeInch", "sku", "sku", "?"], { driver: 0, sku: 1 }, "inch"],
])("the header %j says what its columns hold", (header, column, unit) => {
	expect(guessProductColumns(header)).toEqual({ columns: column, unit });
});
