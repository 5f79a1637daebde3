import { expect, test } from "vitest";
import { offer, series, vehicle } from "#tests/support/fitment.ts";
import { filteredProducts } from "#worker/offers/filter.rules.ts";
import { virtualProducts } from "#worker/offers/virtual-products.rules.ts";

const car = vehicle({ driver: [26, 28], passenger: [18] }, { driver: [24], passenger: [19] });
const shop = offer({ front: [series("AERO", [18, 19, 24, 26, 28])] });
const skus = (filter: Parameters<typeof filteredProducts>[1]) =>
	filteredProducts(car, filter, shop).map(({ sku }) => sku);

test("a filter that says nothing leaves every way to equip the car, and mixes none", () => {
	expect(skus({})).toEqual(["AERO-26-18", "AERO-28-18", "AERO-24-19"]);
});

test("option, size and assortment narrow it", () => {
	expect(skus({ option: 1 })).toEqual(["AERO-26-18", "AERO-28-18"]);
	expect(skus({ driver: 28 })).toEqual(["AERO-28-18"]);
	expect(skus({ driver: 28, option: 2 })).toEqual([]);
	expect(skus({ assortment: 4711 })).toEqual([]);
});

test("virtual sets are the series times the sizes that the catalogue knows, without partial sets", () => {
	const products = virtualProducts(offer({ front: [series("AERO", [18, 26])], rear: [series("BACK", [12])] }), {
		pairs: [
			[26, 18],
			[26, null],
			[26, 19],
		],
		rears: [11, 12],
	});
	expect(products.map(({ sku }) => sku)).toEqual(["AERO-26-18", "AERO-26", "BACK-R12"]);
});
