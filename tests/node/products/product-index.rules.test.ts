import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { offer as makeOffer, series } from "#tests/support/fitment.ts";
import { searchText } from "#worker/db/search-text.rules.ts";
import type { AnswerProduct } from "#worker/offers/answer-product.rules.ts";
import { bundleKey, packKey } from "#worker/offers/bundle.rules.ts";
import type { Offer, OfferBundle } from "#worker/offers/offer.rules.ts";
import { virtualProducts } from "#worker/offers/virtual-products.rules.ts";
import { productIndexOfOffer, productsFrom } from "#worker/products/index-answer.rules.ts";
import { findRow, makeProductIndex, type ProductIndex, productAt } from "#worker/products/product-index.rules.ts";
import { listProducts, toQueryable } from "#worker/products/product-list.rules.ts";
import { orderRows } from "#worker/products/product-order.rules.ts";
import { toTextColumn } from "#worker/products/text-column.rules.ts";

const inch = fc.integer({ min: 8, max: 14 });
const name = fc.constantFrom("Aero", "Aëro", "Straße", "İnce 9", "ΣΟΦΟΣ", "Aero 10", "=1+1", '26"');
const blades = fc.uniqueArray(
	fc.tuple(inch, fc.constant(250), fc.integer({ min: 0, max: 9 })).map((blade): [number, number, number] => blade),
	{ selector: ([size]) => size, maxLength: 6 },
);
const someSeries = (codes: string[]) =>
	fc
		.uniqueArray(fc.constantFrom(...codes), { maxLength: 3 })
		.chain((chosen) =>
			fc.tuple(
				...chosen.map((code) => fc.record({ name, blades }).map((parts) => ({ ...series(code, []), ...parts }))),
			),
		);
const adapters = fc
	.uniqueArray(fc.constantFrom("HOOK", "PIN-9X3"), { maxLength: 2 })
	.map((codes) =>
		codes.map((code, at) => ({ id: at + 50, code, brand: "Nordwisch", name: code, image: null, price: 300 + at })),
	);
const index = fc.record({
	pairs: fc.uniqueArray(
		fc.tuple(inch, fc.option(inch)).map((pair): [number, number | null] => pair),
		{ selector: (pair) => pair.join("-"), maxLength: 8 },
	),
	rears: fc.uniqueArray(inch, { maxLength: 4 }),
});
const world = fc
	.record({ front: someSeries(["AERO", "AERO-X", "B9"]), rear: someSeries(["HECK", "H-R"]), adapters, index })
	.chain(({ index, ...parts }) => {
		const offer = { ...makeOffer({}), ...parts };
		const products = virtualProducts(offer, index);
		const keysOf = (...kinds: AnswerProduct["kind"][]) =>
			fc.constantFrom(...products.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id), "GONE-1-2");
		const key = keysOf("set", "rear", "adapter");
		const bundle = fc.record(
			{
				partsKey: fc.oneof(
					fc.tuple(keysOf("set"), keysOf("rear")).map(([front, rear]) => bundleKey(front, rear)),
					fc
						.tuple(keysOf("set", "rear"), fc.integer({ min: 2, max: 4 }))
						.map(([single, times]) => packKey(single, times)),
				),
				sku: fc.constantFrom("BUN/1", "B=2", "26"),
				name: fc.constantFrom("", "Winter", "Größe 9"),
				price: fc.integer({ min: 0, max: 40 }),
				discount: fc.integer({ min: 1, max: 99 }),
			},
			{ requiredKeys: ["partsKey", "sku", "name"] },
		);
		return fc
			.record({
				skus: fc.dictionary(key, fc.constantFrom("N/1", "Å 7", "=cmd", "26")),
				prices: fc.dictionary(key, fc.integer({ min: 0, max: 20 })),
				bundles: fc.uniqueArray(bundle, { selector: ({ partsKey }) => partsKey, maxLength: 4 }),
				roundTo: fc.constantFrom(1, 10),
			})
			.map((owned) => ({ offer: { ...offer, ...owned }, index }));
	});

const productIndexOf = (offer: Offer, sizes: Parameters<typeof makeProductIndex>[1]): ProductIndex =>
	makeProductIndex({ ...offer, skus: {} }, sizes, {
		partsKeys: toTextColumn(Object.keys(offer.skus)),
		skus: toTextColumn(Object.values(offer.skus)),
	});
const all = (built: ProductIndex) => Array.from({ length: built.count }, (_, row) => productAt(built, row));
const summary = ({ kind, sku, title, price }: AnswerProduct | ReturnType<typeof productAt>) =>
	[kind, sku, title, price].join("|");

describe("a product index", () => {
	test("holds exactly what a visitor can be answered: the same skus, titles and prices", () => {
		fc.assert(
			fc.property(world, ({ offer, index }) => {
				expect(all(productIndexOf(offer, index)).map(summary).sort()).toEqual(
					virtualProducts(offer, index).map(summary).sort(),
				);
			}),
		);
	});

	test("answers page by page what a visitor is answered: the same products, parts and links", () => {
		fc.assert(
			fc.property(world, fc.integer({ min: 1, max: 5 }), ({ offer, index }, size) => {
				const built = productIndexOfOffer(offer, index);
				const pages = Array.from({ length: Math.ceil(built.count / size) + 1 }, (_, at) =>
					productsFrom(built, at * size, size),
				);
				const bySku = (products: AnswerProduct[]) => products.map((product) => JSON.stringify(product)).sort();
				expect(bySku(pages.flat())).toEqual(bySku(virtualProducts(offer, index)));
			}),
		);
	});

	test("finds every product by its id, and none that is not sold", () => {
		fc.assert(
			fc.property(world, ({ offer, index }) => {
				const built = productIndexOf(offer, index);
				for (const [row, { id }] of all(built).entries()) expect(findRow(built, id)).toBe(row);
				for (const id of ["AERO-99-99", "AERO-26-18-1", "HECK-", "-8", "AERO--8"])
					expect(findRow(built, id)).toBeUndefined();
			}),
		);
	});

	test("lists each product once, whatever it is sorted by, and backwards in the other order", () => {
		const fields = fc.constantFrom("title", "sku", "price") as fc.Arbitrary<"title" | "sku" | "price">;
		fc.assert(
			fc.property(world, fields, fc.integer({ min: 1, max: 7 }), ({ offer, index }, sortField, pageSize) => {
				const open = toQueryable(productIndexOf(offer, index));
				const pages = (sortOrder: "asc" | "desc") => {
					const rows = [];
					for (let page = 1; (page - 1) * pageSize < open.index.count; page++)
						rows.push(...listProducts(open, { page, pageSize, search: "", sortField, sortOrder }).data);
					return rows;
				};
				const up = pages("asc");
				expect(up.map(({ id }) => id).sort()).toEqual(
					all(open.index)
						.map(({ id }) => id)
						.sort(),
				);
				expect(pages("desc")).toEqual([...up].reverse());
				if (sortField === "title") return;
				for (const [at, row] of up.entries()) if (at > 0) expect(up[at - 1]![sortField] <= row[sortField]).toBe(true);
			}),
		);
	});

	test("is searched as if every title and sku were written out and looked through", () => {
		const pieces = fc.constantFrom(
			"aero",
			"Ae",
			"o 9",
			'" + 1',
			"-1",
			"R1",
			"x-9",
			"N/",
			"å",
			"ro 10",
			"=",
			"σοφος",
			"ss",
			"",
		);
		fc.assert(
			fc.property(world, fc.array(pieces, { minLength: 1, maxLength: 2 }), ({ offer, index }, some) => {
				const search = some.join("");
				const open = toQueryable(productIndexOf(offer, index));
				const needle = searchText(search);
				const expected = all(open.index).filter(
					({ title, sku }) => searchText(title).includes(needle) || searchText(sku).includes(needle),
				);
				const page = listProducts(open, { page: 1, pageSize: 100, search, sortOrder: "desc" });
				expect(page.data.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
				expect(page.totalItemCount).toBe(expected.length);
			}),
		);
	});
});

const sizes = {
	pairs: [
		[26, 18],
		[9, null],
		[10, 9],
	] as [number, number | null][],
	rears: [12],
};
const built = productIndexOf(
	makeOffer({ front: [series("AERO", [9, 10, 18, 26])], rear: [series("HECK", [12])] }),
	sizes,
);
const titles = (input: object) =>
	listProducts(toQueryable(built), { page: 1, pageSize: 10, search: "", sortOrder: "asc", ...input }).data.map(
		({ title }) => title,
	);

test("titles sort by name, then by sizes as numbers", () => {
	expect(titles({ sortField: "title" })).toEqual([
		'Nordwisch AERO 9"',
		'Nordwisch AERO 10" + 9"',
		'Nordwisch AERO 26" + 18"',
		'Nordwisch HECK 12"',
	]);
});

test("a page beyond the end is empty, and the count stays", () => {
	const beyond = { page: 1_000_000, pageSize: 50, sortOrder: "desc" as const };
	expect(listProducts(toQueryable(built), { ...beyond, search: "" })).toEqual({ data: [], totalItemCount: 4 });
	expect(listProducts(toQueryable(built), { ...beyond, search: "aero" })).toEqual({ data: [], totalItemCount: 3 });
});

test("more titles than fit beside a row's number are in order too, and so are very high prices", () => {
	const rows = 2 ** 16 + 3;
	const bundles = Array.from({ length: rows }, (_, at) => ({
		...{ partsKey: `AERO-26*${at + 2}`, sku: "", name: String(2 * 10 ** 6 - at), price: 2 ** 33 - at },
	}));
	const front = [series("AERO", [26])];
	const built = productIndexOf(makeOffer({ front, bundles }), { pairs: [[26, null]], rears: [] });
	for (const field of ["title", "price"] as const) {
		const order = [...orderRows(built, field)].filter((row) => row > 0);
		expect([field, order.length, order.findIndex((row, at) => row !== rows - at)]).toEqual([field, rows, -1]);
	}
});

test("a search takes every character literally", () => {
	for (const search of ["%", "_", "\\", "'", "é".repeat(26), "x".repeat(200), "\u0000"])
		expect(titles({ search })).toEqual([]);
	expect(titles({ search: '26"' })).toEqual(['Nordwisch AERO 26" + 18"']);
});

describe("a bundle", () => {
	const bundle = { partsKey: "AERO-26-18+HECK-R12", sku: "BUN/1", name: "" };
	const withBundles = (...bundles: OfferBundle[]) =>
		productIndexOf(makeOffer({ front: [series("AERO", [18, 26])], rear: [series("HECK", [12])], bundles }), sizes);

	test("costs what its parts cost, and is named after them unless its owner says otherwise", () => {
		const derived = withBundles(bundle);
		expect(productAt(derived, findRow(derived, bundle.partsKey)!)).toMatchObject({
			kind: "bundle",
			sku: "BUN/1",
			title: 'Nordwisch AERO 26" + 18" + Nordwisch HECK 12"',
			price: 1026 + 1018 + 1012,
			sizes: { driver: 26, passenger: 18, rear: 12 },
		});
		const named = withBundles({ ...bundle, name: "Winter set" });
		expect(productAt(named, findRow(named, bundle.partsKey)!).title).toBe("Winter set");
	});

	test("has the brand of its parts, and none if they have two", () => {
		const brandIn = (rearBrand: string) => {
			const rear = [series("HECK", [12], { brand: rearBrand })];
			const built = productIndexOf(makeOffer({ front: [series("AERO", [18, 26])], rear, bundles: [bundle] }), sizes);
			return productAt(built, findRow(built, bundle.partsKey)!).brand;
		};
		expect([brandIn("Nordwisch"), brandIn("Südwisch")]).toEqual(["Nordwisch", ""]);
	});

	test("costs its own price, or so many per cent less than its parts, rounded like the shop's prices", () => {
		const priceOf = (parts: Partial<OfferBundle>, roundTo?: number) => {
			const bundles = [{ ...bundle, ...parts }];
			const fronts = { front: [series("AERO", [18, 26])], rear: [series("HECK", [12])] };
			const built = productIndexOf(makeOffer({ ...fronts, bundles, ...(roundTo && { roundTo }) }), sizes);
			return productAt(built, findRow(built, bundles[0]!.partsKey)!).price;
		};
		expect(priceOf({ price: 2500 })).toBe(2500);
		expect(priceOf({ price: 0 })).toBe(0);
		expect(priceOf({ discount: 15 })).toBe(2598);
		expect(priceOf({ discount: 15 }, 100)).toBe(2600);
		expect(priceOf({ discount: 1 }, 10_000)).toBe(0);
		expect(priceOf({ partsKey: "AERO-26-18*3" })).toBe(3 * 2044);
	});

	test("is sold where both its parts are, once", () => {
		expect(withBundles({ ...bundle, partsKey: "AERO-26-18+HECK-R13" }).count).toBe(2);
		expect(all(withBundles(bundle)).map(({ sku }) => sku)).toEqual(["AERO-26-18", "HECK-R12", "BUN/1"]);
	});

	test("is answered with the parts of both", () => {
		const parts = { front: [series("AERO", [18, 26])], rear: [series("HECK", [12])], bundles: [bundle] };
		const built = productIndexOfOffer(makeOffer(parts), sizes);
		expect(productsFrom(built, 2, 9)).toMatchObject([
			{
				kind: "bundle",
				sku: "BUN/1",
				parts: [{ position: "driver" }, { position: "passenger" }, { position: "rear" }],
			},
		]);
	});

	test("is found by its sku and its name, and sorts by its price", () => {
		const open = toQueryable(withBundles({ ...bundle, name: "Größe W" }));
		const ids = (input: object) =>
			listProducts(open, { page: 1, pageSize: 10, search: "", sortOrder: "desc", ...input }).data.map(({ id }) => id);
		expect([ids({ search: "bun/" }), ids({ search: "grosse w" })]).toEqual([[bundle.partsKey], [bundle.partsKey]]);
		expect(ids({ sortField: "price" })[0]).toBe(bundle.partsKey);
		expect(ids({ search: "aero-26-18+" })).toEqual([]);
	});
});
