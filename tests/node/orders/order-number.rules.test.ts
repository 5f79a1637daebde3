import { expect, test } from "vitest";
import { newOrderNumber } from "#worker/orders/order-number.rules.ts";

const RANDOM = Uint8Array.from([0, 1, 2, 31, 32, 255]);

test("an order's number begins with the day of whoever enters it, or that of UTC", () => {
	const evening = Date.UTC(2026, 11, 31, 20);
	expect(newOrderNumber(evening, RANDOM, "Pacific/Auckland")).toBe("20270101-234Z2Z");
	expect(newOrderNumber(evening, RANDOM)).toBe("20261231-234Z2Z");
	expect(newOrderNumber(Date.UTC(2026, 2, 5, 2), RANDOM, "America/New_York")).toMatch(/^20260304-/);
});
