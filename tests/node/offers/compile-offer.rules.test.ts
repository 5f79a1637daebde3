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

test("an adapter says which arm it fits by the arm's number, if that is given", () => {
	const adapter = assortment({ kind: "adapter", price: 250 });
	const offered = (armType?: OfferedAssortment["armType"]) =>
		compileOffer(source({ assortments: [{ ...adapter, armType }] })).adapters[0];
	expect(offered("side_pin_22")).toMatchObject({ code: "AERO", price: 250, arm: 3 });
	expect([offered(null), offered()].map((one) => one && "arm" in one)).toEqual([false, false]);
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
		{ companyId: 7, partsKey: "AERO-26-18", sku: "own" },
		{ companyId: null, partsKey: "AERO-26-18", sku: "global" },
		{ companyId: null, partsKey: "AEROX-26-18", sku: "other" },
	];
	expect(compileOffer(source({ skus })).skus).toEqual({ "AERO-26-18": "own" });
});

test("what belongs to a series whose code begins with an offered one's stays behind", () => {
	const own = { ...bundle, companyId: 7, sku: "S" };
	for (const code of ["AERO-PRO", "AERO-50", "AERO-R"]) {
		const keys = [`${code}-26-18`, `${code}-26`, `${code}-R12`];
		const skus = keys.map((partsKey) => ({ ...own, partsKey }));
		const prices = keys.map((partsKey) => ({ companyId: 7, partsKey, price: 1, currency: "€" }));
		const bundles = keys.map((partsKey) => ({ ...own, partsKey: `${partsKey}*2` }));
		const offer = compileOffer(source({ skus, prices, bundles }));
		expect([offer.skus, offer.prices, offer.bundles]).toEqual([{}, undefined, undefined]);
	}
});

test("an owner with more skus than a visitor should load keeps them at the server, and the link leads there", () => {
	const skus = Array.from({ length: SKUS_MAX + 1 }, (_, at) => ({
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

const bundle = { partsKey: "AERO-26-18+HECK-R12", name: "", price: null, currency: null, discount: null };

test("bundles travel apart from the skus of sets, the company's own over the global one", () => {
	const bundles = [
		{ ...bundle, companyId: 7, sku: "own", name: "Winter" },
		{ ...bundle, companyId: null, sku: "global" },
	];
	const offer = compileOffer(source({ bundles }));
	expect(offer.skus).toEqual({});
	expect(offer.bundles).toEqual([{ partsKey: bundle.partsKey, sku: "own", name: "Winter" }]);
	expect(compileOffer(source({})).bundles).toBeUndefined();
});

test("bundles are in the shop's order of their sets' series, then of their rear blades', whoever owns them", () => {
	const kinds = { PREMIUM: "front", "DEN-50": "front", HECK: "rear", CAR: "rear" } as const;
	const assortments = Object.entries(kinds).map(([code, kind], at) => assortment({ id: 4 - at, kind, code }));
	const wipers = assortments.map(({ id }) => ({ ...blade, assortmentId: id }));
	const keys = [
		...["PREMIUM-26*2", "PREMIUM-26+HECK-R26", "PREMIUM-26+CAR-R26"],
		...["DEN-50-26+HECK-R26", "DEN-50-26+CAR-R26", "HECK-R26*2"],
	];
	const bundles = keys
		.map((partsKey, at) => ({ ...bundle, partsKey, companyId: at % 2 ? 7 : null, sku: partsKey }))
		.toSorted((a, b) => (a.partsKey < b.partsKey ? -1 : 1));
	const offer = compileOffer(source({ assortments, wipers, bundles }));
	expect(offer.bundles?.map(({ partsKey }) => partsKey)).toEqual(keys);
});

test("a price of its own counts in configurations of its currency only", () => {
	const prices = [
		{ companyId: 7, partsKey: "AERO-26-18", price: 1990, currency: "€" },
		{ companyId: 7, partsKey: "AERO-26", price: 4900, currency: "zł" },
		{ companyId: 7, partsKey: "OTHER-26", price: 100, currency: "€" },
	];
	const bundles = [
		{ ...bundle, companyId: 7, sku: "A", price: 3000, currency: "€" },
		{ ...bundle, companyId: 7, sku: "B", partsKey: "AERO-26*2", price: 3000, currency: "zł" },
		{ ...bundle, companyId: 7, sku: "C", partsKey: "AERO-26*3", discount: 10 },
	];
	const offer = compileOffer(source({ prices, bundles }));
	expect(offer.prices).toEqual({ "AERO-26-18": 1990 });
	expect(offer.bundles).toEqual([
		{ partsKey: "AERO-26*2", sku: "B", name: "" },
		{ partsKey: "AERO-26*3", sku: "C", name: "", discount: 10 },
		{ partsKey: "AERO-26-18+HECK-R12", sku: "A", name: "", price: 3000 },
	]);
	expect(compileOffer(source({})).prices).toBeUndefined();
});

test("an owner whose skus stay at the server has prices and bundles in the offer, linked by their parts", () => {
	const skus = Array.from({ length: SKUS_MAX + 1 }, (_, at) => ({
		companyId: 7,
		partsKey: `AERO-${at}`,
		sku: `N${at}`,
	}));
	const offer = compileOffer(
		source({
			...{ skus, shopProductUrl: "https://shop.example/p/{sku}", skuLink: "https://finder.example/{sku}" },
			bundles: [{ ...bundle, companyId: 7, sku: "own" }],
			prices: [{ companyId: 7, partsKey: "AERO-26-18", price: 1990, currency: "€" }],
		}),
	);
	expect(offer).toMatchObject({ skusAtServer: true, prices: { "AERO-26-18": 1990 } });
	expect(offer.bundles).toMatchObject([{ partsKey: bundle.partsKey, sku: bundle.partsKey }]);
});

test("where cents are off, discounted prices are whole units", () => {
	expect(compileOffer(source({ allowCents: false })).roundTo).toBe(100);
	expect(compileOffer(source({ allowCents: true })).roundTo).toBeUndefined();
	const yen = { sign: "¥", iso: "JPY", digits: 0 };
	expect(compileOffer(source({ currency: yen, allowCents: false })).roundTo).toBeUndefined();
});
