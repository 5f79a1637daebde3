import fc from "fast-check";
import { expect, test } from "vitest";
import { findVehicle, modelYears, type Shard, type ShardOption } from "#worker/catalogue/fitment/shard.rules.ts";

const HOOK: [number, string] = [900, "Hook"];
const PIN: [number, string] = [901, "Pin"];

/** A car with these options, in the file's order. */
const optionsOf = (options: ShardOption[], adapters = [HOOK, PIN]) => {
	const spans: [number, number, number[]][] = [[2010, 0, options.map((_, at) => at)]];
	const shard: Shard = {
		...{ v: 1, id: 4, name: "Saab", adapters, options },
		models: [[40, "9-5", [[401, "", "", "", spans]]]],
	};
	return findVehicle(shard, "401-2015", 2026)?.fitment.options ?? [];
};
const idsOf = (...parameters: Parameters<typeof optionsOf>) => optionsOf(...parameters).map(({ id }) => id);

const long: ShardOption = [[26], [18], [12], 0];
const short: ShardOption = [[24], [19, 20], [], -1];

test("an option keeps its id when a new catalogue has its rows in another order, more of them or fewer", () => {
	const [longId, shortId] = idsOf([long, short]);
	expect(idsOf([short, long])).toEqual([shortId, longId]);
	expect(idsOf([short])).toEqual([shortId]);
	expect(
		idsOf(
			[
				[[13], [13], [], -2],
				[[26], [18], [12], 1],
			],
			[PIN, HOOK],
		).slice(1),
	).toEqual([longId]);
});

test("an option that a new catalogue changes has another id, and no place in a list is an id", () => {
	const sizes = fc.uniqueArray(fc.integer({ min: 9, max: 36 }), { maxLength: 3 });
	const option = fc.tuple(sizes, sizes, sizes, fc.integer({ min: -2, max: 1 }));
	fc.assert(
		fc.property(fc.uniqueArray(option, { selector: (one) => JSON.stringify(one), maxLength: 20 }), (options) => {
			const ids = idsOf(options);
			expect(new Set(ids).size).toBe(options.length);
			for (const id of ids) expect(Number.isSafeInteger(id) && id > 1_000_000).toBe(true);
		}),
	);
});

test("a model whose end is announced has no year to choose after the coming one", () => {
	const spans: [number, number, number[]][] = [[2024, 2036, []]];
	const shard: Shard = {
		...{ v: 1, id: 4, name: "Saab", adapters: [], options: [] },
		models: [[40, "9-5", [[401, "", "", "", spans]]]],
	};
	expect(modelYears(shard.models[0]!, 2026)).toEqual([2027, 2026, 2025, 2024]);
	expect(["401-2027", "401-2028"].map((id) => findVehicle(shard, id, 2026)?.yearTo)).toEqual([2036, undefined]);
});
