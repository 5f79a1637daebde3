import { expect, test } from "vitest";
import type { Part, PriceGroup, Pricing } from "../../../../dashboard/src/features/offers/pricing/price-list.rules.ts";
import { draftOffer, productsFor } from "../../../../dashboard/src/features/offers/pricing/visitor-price.rules.ts";

const blade = (kind: "front" | "rear", lengthInch: number, base: number): Part => ({
	...{ key: `${kind}-${lengthInch}`, kind, id: lengthInch, sku: "", lengthInch, lengthCm: lengthInch * 2.5 },
	...{ technicalName: "", base, special: null },
});
const group = (kind: "front" | "rear", code: string, parts: Part[]): PriceGroup => ({
	...{ id: kind === "front" ? 1 : 2, kind, key: code, code, name: code, technicalName: code, parts },
	...{ make: { name: "Nordwisch" }, omitOnUniversalAdapter: false },
});
const pricing = (allowCents: boolean): Pricing => ({
	money: { sign: "€", iso: "EUR", digits: 2, allowCents, point: "." },
	groups: [
		group("front", "AERO", [blade("front", 26, 1500), blade("front", 18, 1500)]),
		group("rear", "HECK", [blade("rear", 12, 825)]),
	],
});
const sizes = { driver: 26, passenger: 18, rear: 12 };
const duo = { companyId: 1, partsKey: "AERO-26-18+HECK-R12", sku: "DUO", name: "", price: null, currency: null };
const own = {
	prices: [{ companyId: 1, partsKey: "AERO-26-18", price: 2490, currency: "€" }],
	bundles: [{ ...duo, discount: 10 }],
};
const pricesOf = (allowCents: boolean, owned = own) =>
	productsFor(
		draftOffer(pricing(allowCents), ({ special }) => special, sizes, owned),
		sizes,
	).map(({ id, price }) => [id, price]);

test("the preview of prices shows what visitors pay: a product's own price, and what a bundle saves", () => {
	expect(pricesOf(true)).toEqual([
		["AERO-26-18", 2490],
		["HECK-R12", 825],
		["AERO-26-18+HECK-R12", 2984],
	]);
	expect(pricesOf(false)[2]).toEqual(["AERO-26-18+HECK-R12", 3000]);
	expect(pricesOf(true, { prices: [], bundles: [] })).toEqual([
		["AERO-26-18", 3000],
		["HECK-R12", 825],
	]);
});
