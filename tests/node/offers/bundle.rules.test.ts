import { describe, expect, test } from "vitest";
import { offer, series, vehicle } from "#tests/support/fitment.ts";
import { answer } from "#worker/offers/answer.rules.ts";
import { bundlePrice } from "#worker/offers/bundle.rules.ts";

const golf = vehicle({ driver: [26], passenger: [18], rear: [12] });
const parts = { front: [series("AERO", [18, 24, 26])], rear: [series("HECK", [12, 13])] };
const bundlesFor = (car: typeof golf, bundles: NonNullable<ReturnType<typeof offer>["bundles"]>, prices = {}) =>
	answer(car, {}, offer({ ...parts, bundles, prices }))?.bundles;

describe("a bundle", () => {
	const duo = { partsKey: "AERO-26-18+HECK-R12", sku: "D/1", name: "" };

	test("that fits the car is one product: a price, a link, and what its parts cost", () => {
		expect(bundlesFor(golf, [{ ...duo, price: 2500 }])).toMatchObject([
			{
				...{ id: duo.partsKey, kind: "bundle", sku: "D/1", price: 2500, partsPrice: 1026 + 1018 + 1012, quantity: 1 },
				url: "https://shop.example/p/D%2F1",
				title: 'Nordwisch AERO 26" + 18" + Nordwisch HECK 12"',
				parts: [{ position: "driver" }, { position: "passenger" }, { position: "rear" }],
			},
		]);
	});

	test("of other sizes is not offered", () => {
		const others = ["AERO-24-18+HECK-R12", "AERO-26+HECK-R12", "AERO-26-18+HECK-R13", "GONE-26-18+HECK-R12"];
		expect(
			bundlesFor(
				golf,
				others.map((partsKey) => ({ ...duo, partsKey })),
			),
		).toEqual([]);
		expect(bundlesFor(vehicle({ driver: [26], passenger: [18] }), [duo])).toEqual([]);
	});

	test("of several sets fits what one of them fits", () => {
		const four = { partsKey: "AERO-26-18*4", sku: "F", name: "", discount: 25 };
		expect(bundlesFor(golf, [four])).toMatchObject([
			{ title: '4 × Nordwisch AERO 26" + 18"', quantity: 4, partsPrice: 4 * 2044, price: 3 * 2044 },
		]);
		expect(bundlesFor(golf, [{ ...four, partsKey: "HECK-R12*2" }])).toMatchObject([{ partsPrice: 2 * 1012 }]);
	});

	test("saves against what its parts cost by themselves, with prices of their own", () => {
		expect(bundlesFor(golf, [{ ...duo, discount: 50 }], { "AERO-26-18": 1988 })).toMatchObject([
			{ partsPrice: 1988 + 1012, price: 1500 },
		]);
	});
});

test("a discounted price is rounded half up, and never above the price of the parts", () => {
	expect(bundlePrice(1999, { discount: 50 })).toBe(1000);
	expect(bundlePrice(2050, { discount: 1 }, 100)).toBe(2000);
	expect(bundlePrice(199, { discount: 1 }, 100)).toBe(199);
	expect(bundlePrice(100, { discount: 99 }, 100)).toBe(0);
	expect(bundlePrice(1999, {})).toBe(1999);
	expect(bundlePrice(1999, { price: 2500 })).toBe(2500);
});
