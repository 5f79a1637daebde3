import { expect, test } from "vitest";
import { ROWS_READ_MAX } from "#worker/inventory/inventory.rules.ts";
import { readToEnd } from "../../../dashboard/src/features/inventory/read-to-end.ts";

const row = (partKey: string) => ({
	...{ partKey, onHand: 1, reserved: 0, available: 1, lowAt: null, backorder: false, version: 1 },
	updatedAt: "2026-11-28T00:00:00.000Z",
});
const KEYS = Array.from({ length: 2.5 * ROWS_READ_MAX }, (_, at) => `P-${String(at).padStart(5, "0")}`);

/** Reads them from a stock that somebody changes after each page. */
async function readWhile(keys: readonly string[], change: (keys: string[]) => void) {
	const stock = [...keys];
	const read = await readToEnd(async (after) => {
		const page = stock.filter((key) => after === undefined || key > after).slice(0, ROWS_READ_MAX);
		change(stock);
		return page.map(row);
	});
	return read.map(({ partKey }) => partKey);
}

test("a grid has each row once, whatever is removed or added while it is read", async () => {
	expect(await readWhile(KEYS, (stock) => stock.shift())).toEqual(KEYS);
	expect(await readWhile(KEYS, (stock) => stock.unshift("A"))).toEqual(KEYS);
});

test("a stock is read to its end, also one without rows and one that fills its pages", async () => {
	for (const length of [0, 1, ROWS_READ_MAX, 2 * ROWS_READ_MAX])
		expect(await readWhile(KEYS.slice(0, length), () => undefined)).toHaveLength(length);
});
