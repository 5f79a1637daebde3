import { getTableColumns } from "drizzle-orm";
import i18next from "i18next";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { toRecord } from "#worker/assortments/assortment-rows.rules.ts";
import { SECRETS, UNRECORDED } from "#worker/audit/audit.rules.ts";
import { importOptionsSchema } from "#worker/catalogue/import/import.schema.ts";
import { versionStatsSchema } from "#worker/catalogue/versions/version.schema.ts";
import { companyInputSchema } from "#worker/companies/company.schema.ts";
import { contentInputSchema } from "#worker/contents/content.schema.ts";
import { productsTable } from "#worker/db/schema/product.table.ts";
import { finderInputSchema } from "#worker/finders/finder.schema.ts";
import { summarise } from "#worker/offers/offer-choice.rules.ts";
import { productChangesSchema, productImportOptionsSchema } from "#worker/products/product-import.schema.ts";
import { userSchema } from "#worker/users/user.schema.ts";
import { objectText, shortText } from "../../../dashboard/src/features/audit/audit-text.ts";
import { fieldText } from "../../../dashboard/src/features/audit/audit-words.ts";
import { valueWords } from "../../../dashboard/src/features/audit/value-words.ts";
import { area as germanArea } from "../../../dashboard/src/i18n/de/area.ts";
import { entry as germanEntry } from "../../../dashboard/src/i18n/de/entry.ts";
import { area } from "../../../dashboard/src/i18n/en/area.ts";
import { entry } from "../../../dashboard/src/i18n/en/entry.ts";
import { formatDateTime } from "../../../dashboard/src/lib/format.ts";

beforeAll(async () => {
	const resources = {
		en: { translation: { ...entry, ...area } },
		de: { translation: { ...germanEntry, ...germanArea } },
	};
	await i18next.init({ lng: "en", resources, keySeparator: false, nsSeparator: false });
});

const keysOf = (value: object) => Object.keys(value);
const assortment = {
	kind: "front" as const,
	make: 1,
	...{ code: "A", nameReplace: "", namePrefix: "", technicalName: "A", omitOnUniversalAdapter: false },
	...{ imageFront: null, imageFrontAndRear: null, price: null, armType: null, wipers: [] },
};
/** Not in the log: fields that a user's form doesn't have. */
const USER_READ = ["id", "companyTitle", "lastLogin", "passwordRequestedAt", "createdAt"];

describe("every field that the log records has a name", () => {
	test.each<[string, string[]]>([
		["finder", keysOf(finderInputSchema.shape)],
		["company", keysOf(companyInputSchema.shape)],
		["user", [...keysOf(userSchema.shape).filter((key) => !USER_READ.includes(key)), "passwordChanged"]],
		["content", keysOf(contentInputSchema.shape)],
		["assortment", keysOf(toRecord(assortment, "Brand"))],
		["brand", ["name"]],
		["offer", keysOf(summarise([]))],
		["product", keysOf(getTableColumns(productsTable))],
		[
			"product_import",
			["fileName", "rows", "state", ...keysOf(productImportOptionsSchema.shape), ...keysOf(productChangesSchema.shape)],
		],
		["import", ["fileName", "rows", "state", ...keysOf(importOptionsSchema.shape)]],
		["catalogue", ["activeVersion", ...keysOf(versionStatsSchema.shape)]],
		["correction", ["yearFrom", "yearTo", "options", "reason"]],
	])("of %s", (entity, fields) => {
		const shown = fields.filter((field) => !UNRECORDED.has(field) && !SECRETS.has(field));
		expect(shown.length).toBeGreaterThan(0);
		expect(shown.filter((field) => fieldText(entity, field) === undefined)).toEqual([]);
	});
});

describe("a choice is told in the words of its form", () => {
	const textOf = (entity: string, field: string, value: unknown) =>
		shortText(value, { t: i18next.t, tag: "en", words: valueWords(entity, field) });

	test.each<[string, string, unknown, string]>([
		["finder", "style", "dark", "Dark"],
		["finder", "layout", "compact-left", "Compact, left"],
		["finder", "outOfStock", "hide", "Hide"],
		["finder", "titleAlignment", 2, "Centre"],
		["finder", "registrations", ["vin", "nl_plate"], "Search by VIN, Search by Dutch…"],
		["content", "contentType", "article", "Article"],
		["assortment", "kind", "rear", "Rear"],
		["order", "status", "notavail", "Not available"],
		["webhook", "events", ["stock.low"], "Stock low"],
		["api_key", "scopes", ["orders:read", "stock:write"], "Orders: Read, Stock: Read and w…"],
		["user", "language", "gr", "Ελληνικά"],
		["content", "language", "gr", "Ελληνικά"],
	])("%s, %s", (entity, field, value, text) => {
		expect(textOf(entity, field, value)).toBe(text);
	});

	test("every choice of a configuration", () => {
		const unnamed = Object.entries(finderInputSchema.shape).flatMap(([field, schema]) => {
			const inner = schema instanceof z.ZodDefault ? schema.unwrap() : schema;
			const choice = inner instanceof z.ZodArray ? inner.element : inner;
			const words = valueWords("finder", field);
			return choice instanceof z.ZodEnum
				? choice.options.filter((one) => !Object.hasOwn(words, one)).map((one) => `${field}: ${String(one)}`)
				: [];
		});
		expect(unnamed).toEqual([]);
	});

	test("what users typed stays as it is", () => {
		expect(textOf("finder", "label", "dark")).toBe("dark");
		expect(textOf("finder", "borderRadius", 2)).toBe("2");
	});
});

test("a value is told in a line, in words and shortened", () => {
	const textOf = (value: unknown) => shortText(value, { t: i18next.t, tag: "en", words: valueWords("import", "mode") });
	expect([true, null, "", [], 12, "merge", ["A", "B"]].map(textOf)).toEqual([
		"Yes",
		"–",
		"–",
		"–",
		"12",
		"Merge into the catalogue",
		"A, B",
	]);
	expect(textOf([{ driver: [26, 28], passenger: [18], rear: [], adapterId: null, universalAdapter: false }])).toBe(
		"26, 28 + 18",
	);
	expect(textOf(`<p>${"word ".repeat(20)}</p>`)).toBe("word word word word word word w…");
});

test("an object of a list is told by the names of its fields, in the user's language", () => {
	const textOf = (entity: string, value: object) =>
		objectText(value, entity, { t: i18next.getFixedT("de"), tag: "de" });
	const none = { rear: [], adapterId: null, universalAdapter: false };
	expect(textOf("correction", { ...none, driver: [26, 28], passenger: [18] })).toBe("Fahrer: 26, 28 · Beifahrer: 18");
	expect(textOf("correction", { ...none, driver: [26], universalAdapter: true })).toBe("Universaladapter · Fahrer: 26");
	expect(textOf("correction", none)).toBe("–");
	const names = { adapterId: { 7: () => "Clip" } };
	expect(
		objectText({ ...none, adapterId: 7, driver: [26] }, "correction", { t: i18next.getFixedT("de"), tag: "de", names }),
	).toBe("Adapter: Clip · Fahrer: 26");
	expect(textOf("order", { sku: "VTA-26-18", quantity: 2 })).toBe("Artikelnummer: VTA-26-18 · Menge: 2");
});

test("numbers and moments are written in the user's language", () => {
	const textOf = (value: unknown) =>
		shortText(value, { t: i18next.getFixedT("de"), tag: "de", words: valueWords("assortment", "price") });
	expect([12.5, 65, 2026, 1234.25, -3].map(textOf)).toEqual(["12,5", "65", "2026", "1234,25", "-3"]);
	const moment = "2026-11-21T09:30:00.000Z";
	expect([moment, "2026-11-21T10:30:00+01:00"].map(textOf)).toEqual([
		formatDateTime(moment, "de"),
		formatDateTime(moment, "de"),
	]);
	expect(textOf("9999-99-99T99:99:99Z")).toBe("9999-99-99T99:99:99Z");
	expect(textOf([true, 1.5])).toBe("Ja, 1,5");
});
