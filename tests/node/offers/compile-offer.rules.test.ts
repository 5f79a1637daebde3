import { expect, test } from "vitest";
import { compileOffer, type OfferedAssortment, type OfferSource } from "#worker/offers/compile-offer.rules.ts";
import { SKUS_MAX } from "#worker/offers/offer.rules.ts";

const assortment = (parts: Partial<OfferedAssortment>): OfferedAssortment => ({
	id: 1,
	kind: "front",
	code: "AERO",
	brand: "Nordwisch",
	namePrefix: "",
	nameReplace: "",
	technicalName: "Aero Flex",
	omitOnUniversalAdapter: false,
	imageFront: null,
	imageFrontAndRear: null,
	price: null,
	specialPrice: null,
	...parts,
});
const blade = { assortmentId: 1, lengthInch: 26, lengthMm: 650, price: 1500, specialPrice: null };
const set = { kind: "set", name: "" } as const;
const euro = { sign: "€", iso: "EUR", digits: 2 };
const source = (parts: Partial<OfferSource>): OfferSource => ({
	currency: euro,
	shopProductUrl: "",
	assortments: [assortment({})],
	wipers: [blade],
	skus: [],
	...parts,
});

test("visitors see the replaced name with its prefix, else the technical one", () => {
	const named = assortment({ namePrefix: "Premium", nameReplace: "Aero" });
	expect(compileOffer(source({ assortments: [named] })).front[0]?.name).toBe("Premium Aero");
	expect(compileOffer(source({})).front[0]?.name).toBe("Aero Flex");
});

test("a part without a price is not sold, and a series without a part not offered", () => {
	expect(compileOffer(source({ wipers: [{ ...blade, price: null }] })).front).toEqual([]);
});

test("another currency than the base prices' sells only what has a special price", () => {
	const currency = { sign: "zł", iso: "PLN", digits: 2 };
	const wipers = [blade, { ...blade, lengthInch: 18, specialPrice: 4900 }];
	expect(compileOffer(source({ currency, wipers })).front[0]?.blades).toEqual([[18, 650, 4900]]);
});

test("the company's own sku wins over the global one, and skus of other series stay behind", () => {
	const skus = [
		{ ...set, companyId: 7, partsKey: "AERO-26-18", sku: "own" },
		{ ...set, companyId: null, partsKey: "AERO-26-18", sku: "global" },
		{ ...set, companyId: null, partsKey: "AEROX-26-18", sku: "other" },
	];
	expect(compileOffer(source({ skus })).skus).toEqual({ "AERO-26-18": "own" });
});

test("an owner with more skus than a visitor should load keeps them at the server, and the link leads there", () => {
	const skus = Array.from({ length: SKUS_MAX + 1 }, (_, at) => ({
		...set,
		companyId: 7,
		partsKey: `AERO-${at}`,
		sku: `N${at}`,
	}));
	const large = { skus, shopProductUrl: "https://shop.example/p/{sku}", skuLink: "https://finder.example/{sku}" };
	expect(compileOffer(source(large))).toMatchObject({
		skus: {},
		skusAtServer: true,
		url: "https://finder.example/{sku}",
	});
	expect(compileOffer(source({ ...large, skus: skus.slice(1) })).url).toBe("https://shop.example/p/{sku}");
	expect(compileOffer(source({ ...large, shopProductUrl: "" })).url).toBe("");
});

test("bundles travel apart from the skus of sets, the company's own over the global one", () => {
	const bundle = { kind: "bundle", partsKey: "AERO-26-18+HECK-R12" } as const;
	const skus = [
		{ ...bundle, companyId: 7, sku: "own", name: "Winter" },
		{ ...bundle, companyId: null, sku: "global", name: "" },
	];
	const offer = compileOffer(source({ skus }));
	expect(offer.skus).toEqual({});
	expect(offer.bundles).toEqual([{ partsKey: bundle.partsKey, sku: "own", name: "Winter" }]);
	expect(compileOffer(source({})).bundles).toBeUndefined();
});
