import { expect, test } from "vitest";
import type { Shard } from "#worker/catalogue/fitment/shard.rules.ts";
import { inspectShard } from "#worker/quality/quality.rules.ts";

const shardOf = (...spans: [from: number, to: number][]): Shard => ({
	...{ v: 1, id: 1, name: "Saab", adapters: [], options: [[[26], [18], [], -1]] },
	models: [[2, "9-5", [[3, "", "", "", spans.map(([from, to]) => [from, to, [0]])]]]],
});
const yearsIn = (shard: Shard) =>
	inspectShard(shard, 2026).issues.map(({ kind, yearFrom, yearTo }) => [kind, yearFrom, yearTo]);

test("years that no car can have yet are a problem of the catalogue", () => {
	expect(yearsIn(shardOf([2012, 2036]))).toEqual([]);
	expect(yearsIn(shardOf([2012, 2061]))).toEqual([["year", 2012, 2061]]);
	expect(yearsIn(shardOf([2027, 0]))).toEqual([]);
	expect(yearsIn(shardOf([2031, 0]))).toEqual([["year", 2031, null]]);
});
