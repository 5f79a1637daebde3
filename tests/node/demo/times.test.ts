import { expect, test } from "vitest";
import { ORDERS } from "#scripts/demo/orders.ts";
import { orderTimes } from "#scripts/demo/times.ts";

test.each(["2026-11-22T00:05:00Z", "2026-11-22T12:00:00Z", "2026-11-22T23:55:00Z"])(
	"at %s the demo's orders follow each other, and none of their steps is still to come",
	(moment) => {
		const now = Date.parse(moment);
		const nth = new Map<number, number>();
		const entered = ORDERS.map(({ daysAgo, status }) => {
			const nthOfDay = nth.get(daysAgo) ?? 0;
			nth.set(daysAgo, nthOfDay + 1);
			const times = orderTimes(daysAgo, nthOfDay, now);
			const last = { open: times.entered, locked: times.accepted, accepted: times.accepted, notavail: times.accepted };
			const done = { ...last, processing: times.downloaded, confirmed: times.ended }[status];
			expect(done).toBeLessThanOrEqual(now);
			return times.entered;
		});
		expect(entered).toEqual(entered.toSorted((one, other) => one - other));
	},
);
