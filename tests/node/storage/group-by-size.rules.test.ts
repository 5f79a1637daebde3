import fc from "fast-check";
import { expect, test } from "vitest";
import { groupBySize } from "#worker/storage/group-by-size.rules.ts";

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

test("items stay in their order, in groups within the limit that can take no more", () => {
	fc.assert(
		fc.property(fc.array(fc.nat(20)), fc.nat(30), (sizes, max) => {
			const groups = groupBySize(sizes, max, (size) => size);
			expect(groups.flat()).toEqual(sizes);
			for (const [at, group] of groups.entries()) {
				expect(group.length === 1 || sum(group) <= max).toBe(true);
				const following = groups[at + 1]?.[0];
				if (following !== undefined) expect(sum(group) + following).toBeGreaterThan(max);
			}
		}),
	);
});
