import { expect, test } from "vitest";
import { monthOf, priceOf } from "#scripts/cost/cost.rules.ts";

const traffic = {
	...{ shops: 10, visitsADay: 100, coldShare: 0.5, secondShare: 0.2 },
	...{ cpuMsARequest: 2, databaseGb: 7, bucketGb: 1 },
};

test("a month is its visits, cold and warm ones, their beacons, of which some have two, and the nights' backups", () => {
	const cold = { requests: 3, classB: 2, rowsRead: 10 };
	const beacon = { requests: 1, queueOperations: 3 };
	const month = monthOf(traffic, { cold, warm: { requests: 3 }, beacon, backup: { rowsRead: 100, classA: 2 } });
	expect(month).toEqual({
		...{ requests: 126_000, cpuMs: 252_000, rowsRead: 150_000 + 21_000, classA: 420 },
		...{ classB: 30_000, queueOperations: 108_000 },
		...{ databaseGb: 7, bucketGb: 1 },
	});
});

test("what is included costs nothing, and what is above it by the million or the GB", () => {
	const { lines, total } = priceOf({ requests: 12e6, rowsWritten: 50e6, databaseGb: 7 });
	const dollars = Object.fromEntries(lines.flatMap((line) => (line.dollars > 0 ? [[line.meter, line.dollars]] : [])));
	expect(dollars).toEqual({ requests: 0.6, databaseGb: 1.5 });
	expect(total).toBeCloseTo(7.1);
});
