import { describe, expect, test } from "vitest";
import { type Arrangement, arrange, ofSeries } from "#finder-element/arrangement.ts";
import { productsOf } from "#finder-element/outcome.ts";
import { offer, series, vehicle } from "#tests/support/fitment.ts";
import { withStock } from "#worker/inventory/out-of-stock.rules.ts";
import { type Answer, answer } from "#worker/offers/answer.rules.ts";

const bayonet = { id: 9, code: "BAYONET", technicalName: "Bayonet" };
const car = vehicle({ driver: [26], passenger: [18], rear: [12], adapter: bayonet });
const front = [series("AERO", [18, 26]), series("BASIC", [18, 26])];
const rear = [series("HECK", [12]), series("REAR", [12])];
const adapters = [{ id: 9, code: "BAYONET", brand: "Nordwisch", name: "Bayonet", image: null, price: 250 }];
const duo = { partsKey: "AERO-26-18+HECK-R12", sku: "D", name: "", price: 2500 };
const four = { partsKey: "AERO-26-18*4", sku: "F", name: "", price: 6000 };
const answered = (parts: Parameters<typeof offer>[0]): Answer => answer(car, {}, offer(parts))!;
const open = (parts: Parameters<typeof offer>[0]): Answer => ({
	...answered(parts),
	possibleSizes: { driver: [24, 26], passenger: [18], rear: [12] },
});
const ids = (products: { id: string }[] = []) => products.map(({ id }) => id);
/** What is under the headings. */
const below = ({ groups }: Arrangement) => groups.map(([heading, products]) => [heading, ...ids(products)]);
const out = (result: Answer, ...gone: string[]): Answer => {
	const marked = (products: Answer["sets"]) =>
		products.map((product) => (gone.includes(product.id) ? { ...product, isOut: true as const } : product));
	return { ...result, sets: marked(result.sets), bundles: marked(result.bundles), rears: marked(result.rears) };
};

describe("what a page shows first", () => {
	test("is the first set, with the rear blade and the adapter to add", () => {
		const result = arrange(answered({ front, rear, adapters }), undefined);
		expect(result.main?.id).toBe("AERO-26-18");
		expect(result.extras.map(({ kind }) => kind)).toEqual(["rear", "adapter"]);
		expect(below(result)).toEqual([
			["sets", "BASIC-26-18"],
			["rears", "REAR-R12"],
		]);
	});

	test("is the bundle where one fits, whose rear blade is not offered again beside it", () => {
		const result = arrange(answered({ front, rear, adapters, bundles: [four, duo] }), undefined);
		expect([result.main?.id, result.extras.map(({ kind }) => kind)]).toEqual([duo.partsKey, ["adapter"]]);
	});

	test("is one set, not four of them", () => {
		expect(arrange(answered({ front, bundles: [four] }), undefined).main?.id).toBe("AERO-26-18");
	});

	test("is available, if anything is", () => {
		const result = answered({ front, rear, bundles: [duo] });
		expect(arrange(out(result, duo.partsKey, "AERO-26-18"), undefined).main?.id).toBe("BASIC-26-18");
		expect(arrange(out(result, duo.partsKey, "AERO-26-18", "BASIC-26-18"), undefined).main?.id).toBe(duo.partsKey);
		expect(ids(arrange(out(answered({ front, rear }), "HECK-R12"), undefined).extras)).toEqual(["REAR-R12"]);
	});

	test("is of the chosen series, as long as it fits the car", () => {
		const result = answered({ front, rear, bundles: [duo] });
		const [, basic] = result.sets;
		const arranged = arrange(result, basic?.assortmentId);
		expect(arranged.main?.id).toBe("BASIC-26-18");
		expect(below(arranged)).toEqual([["rears", "REAR-R12"]]);
		expect(arrange(result, 999).main?.id).toBe(duo.partsKey);
	});

	test("is the rear blade where no set fits", () => {
		expect(arrange(answered({ rear, adapters }), undefined)).toMatchObject({
			...{ main: { id: "HECK-R12" }, extras: [{ kind: "adapter" }], groups: [["rears", [{ id: "REAR-R12" }]]] },
		});
		expect(arrange(answered({}), undefined).main).toBeUndefined();
	});

	test("is nothing while it is left open what fits", () => {
		const arranged = arrange(open({ front, rear, adapters }), undefined);
		expect(arranged).toMatchObject({ main: undefined, extras: [], total: undefined });
		expect(arranged.groups.map(([heading, { length }]) => [heading, length])).toEqual([
			["sets", 2],
			["rears", 2],
			["adapters", 1],
		]);
	});
});

test("every bundle stands before its parts, and several of one product after them", () => {
	const other = { ...duo, partsKey: "BASIC-26-18+HECK-R12" };
	const bundles = [four, duo, other];
	const all = { front, rear, adapters, bundles };
	expect(below(arrange(answered(all), undefined))).toEqual([
		["bundles", other.partsKey],
		["sets", "AERO-26-18", "BASIC-26-18"],
		["rears", "HECK-R12", "REAR-R12"],
		["bundles", four.partsKey],
	]);
	expect(arrange(open(all), undefined).groups.map(([heading, { length }]) => [heading, length])).toEqual([
		["bundles", 2],
		["sets", 2],
		["rears", 2],
		["bundles", 1],
		["adapters", 1],
	]);
});

describe("the price of all together", () => {
	test("is the sum of what is bought: each has its own price and link", () => {
		expect(arrange(answered({ front, rear, adapters }), undefined).total).toBe(1026 + 1018 + 1012 + 250);
		expect(arrange(answered({ front, rear, adapters, bundles: [duo] }), undefined).total).toBe(2500 + 250);
	});

	test("is not named where something that the car needs can't be bought", () => {
		expect(arrange(answered({ front, rear }), undefined).total).toBeUndefined();
		expect(arrange(answered({ front, adapters }), undefined).total).toBeUndefined();
	});

	test("has the adapter for the arm that the visitor has chosen, the first that is available", () => {
		const byArm = ["HOOK", "HOOK-B", "PIN"].map((code, at) => ({
			...{ id: 20 + at, code, brand: "Nordwisch", name: code, image: null, price: 300 + at, arm: at < 2 ? 2 : 3 },
		}));
		const golf = vehicle({ driver: [26], passenger: [18] });
		const chosen = (arm?: number) => answer(golf, { arm }, offer({ front, adapters: byArm }))!;
		const result = arrange(chosen(2), undefined);
		expect([result.main?.id, ids(result.extras), result.total]).toEqual(["AERO-26-18", ["HOOK"], 1026 + 1018 + 300]);
		expect(below(result)).toEqual([
			["sets", "BASIC-26-18"],
			["adapters", "HOOK-B"],
		]);
		const hookIsOut = withStock(chosen(2), { v: 1, out: ["HOOK"], packed: [] }, "mark");
		expect(ids(arrange(hookIsOut, undefined).extras)).toEqual(["HOOK-B"]);
		const hidden = withStock(chosen(3), { v: 1, out: ["PIN"], packed: [] }, "hide");
		expect([productsOf(hidden).some(({ kind }) => kind === "adapter"), arrange(hidden, undefined).total]).toEqual([
			false,
			undefined,
		]);
		expect(arrange(chosen(5), undefined)).toMatchObject({ extras: [], total: undefined });
	});

	test("is not named where there is one product, or where one of them is out of stock", () => {
		expect(arrange(answered({ front }), undefined).total).toBeUndefined();
		expect(arrange(out(answered({ front, rear: rear.slice(0, 1) }), "HECK-R12"), undefined).total).toBeUndefined();
	});
});

test("an adapter alone is no result", () => {
	const result = answered({ adapters });
	expect([productsOf(result), arrange(result, undefined).main]).toEqual([[], undefined]);
});

test("everything of the answer is on the page once, whatever is out", () => {
	const result = answered({ front, rear, adapters, bundles: [four, duo] });
	for (const series of [undefined, ...result.sets.map(({ assortmentId }) => assortmentId)])
		for (const gone of [[], [duo.partsKey], ids(productsOf(result))]) {
			const { main, extras, groups } = arrange(out(result, ...gone), series);
			const shown = [main!, ...extras, ...groups.flatMap(([, products]) => products)];
			expect(ids(shown).sort()).toEqual(ids(productsOf(ofSeries(result, series))).sort());
		}
});
