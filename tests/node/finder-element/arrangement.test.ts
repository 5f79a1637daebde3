import { describe, expect, test } from "vitest";
import { arrange } from "#finder-element/arrangement.ts";
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
const ids = (products: { id: string }[] = []) => products.map(({ id }) => id);
const out = (found: Answer, ...gone: string[]): Answer => {
	const marked = (products: Answer["sets"]) =>
		products.map((product) => (gone.includes(product.id) ? { ...product, isOut: true as const } : product));
	return { ...found, sets: marked(found.sets), bundles: marked(found.bundles), rears: marked(found.rears) };
};

describe("what a page shows first", () => {
	test("is the first set, with the rear blade and the adapter to add", () => {
		const { main, extras, ...others } = arrange(answered({ front, rear, adapters }), undefined);
		expect(main?.id).toBe("AERO-26-18");
		expect(extras.map(({ kind }) => kind)).toEqual(["rear", "adapter"]);
		expect([ids(others.sets), ids(others.rears), others.bundles]).toEqual([["BASIC-26-18"], ["REAR-R12"], []]);
	});

	test("is the bundle where one fits, whose rear blade is not offered again beside it", () => {
		const { main, extras, ...others } = arrange(answered({ front, rear, adapters, bundles: [four, duo] }), undefined);
		expect([main?.id, extras.map(({ kind }) => kind)]).toEqual([duo.partsKey, ["adapter"]]);
		expect(ids(others.bundles)).toEqual([four.partsKey]);
		expect(ids(others.sets)).toEqual(["AERO-26-18", "BASIC-26-18"]);
		expect(ids(others.rears)).toEqual(["HECK-R12", "REAR-R12"]);
	});

	test("is one set, not four of them", () => {
		expect(arrange(answered({ front, bundles: [four] }), undefined).main?.id).toBe("AERO-26-18");
	});

	test("is available, if anything is", () => {
		const found = answered({ front, rear, bundles: [duo] });
		expect(arrange(out(found, duo.partsKey, "AERO-26-18"), undefined).main?.id).toBe("BASIC-26-18");
		expect(arrange(out(found, duo.partsKey, "AERO-26-18", "BASIC-26-18"), undefined).main?.id).toBe(duo.partsKey);
		expect(ids(arrange(out(answered({ front, rear }), "HECK-R12"), undefined).extras)).toEqual(["REAR-R12"]);
	});

	test("is of the chosen series, as long as it fits the car", () => {
		const found = answered({ front, rear, bundles: [duo] });
		const [, basic] = found.sets;
		const { main, bundles, sets } = arrange(found, basic?.assortmentId);
		expect([main?.id, bundles, sets]).toEqual(["BASIC-26-18", [], []]);
		expect(arrange(found, 999).main?.id).toBe(duo.partsKey);
	});

	test("is the rear blade where no set fits", () => {
		expect(arrange(answered({ rear, adapters }), undefined)).toMatchObject({
			...{ main: { id: "HECK-R12" }, extras: [{ kind: "adapter" }], rears: [{ id: "REAR-R12" }] },
		});
		expect(arrange(answered({}), undefined).main).toBeUndefined();
	});

	test("is nothing while it is left open what fits", () => {
		const found = {
			...answered({ front, rear, adapters }),
			possibleSizes: { driver: [24, 26], passenger: [18], rear: [12] },
		};
		const { main, extras, ...others } = arrange(found, undefined);
		expect([main, extras, others.total]).toEqual([undefined, [], undefined]);
		expect([others.sets, others.rears, others.adapters].map(({ length }) => length)).toEqual([2, 2, 1]);
	});
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
		const { main, extras, adapters: others, total } = arrange(chosen(2), undefined);
		expect([main?.id, ids(extras), ids(others), total]).toEqual([
			"AERO-26-18",
			["HOOK"],
			["HOOK-B"],
			1026 + 1018 + 300,
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
	const found = answered({ adapters });
	expect([productsOf(found), arrange(found, undefined).main]).toEqual([[], undefined]);
});

test("everything of the answer is on the page once, whatever is out", () => {
	const found = answered({ front, rear, adapters, bundles: [four, duo] });
	for (const gone of [[], [duo.partsKey], ids(productsOf(found))]) {
		const { main, extras, bundles, sets, rears } = arrange(out(found, ...gone), undefined);
		expect(ids([main!, ...extras, ...bundles, ...sets, ...rears]).sort()).toEqual(ids(productsOf(found)).sort());
	}
});
