import fc from "fast-check";
import { expect, test } from "vitest";
import { codeOf, readsAsSku } from "#worker/assortments/assortment.rules.ts";
import { bladesOf, isOnBackorder } from "#worker/inventory/inventory.rules.ts";
import { toStockOut } from "#worker/inventory/out-of-stock.rules.ts";
import { rearSku, setSku } from "#worker/offers/sku.rules.ts";

const part = fc.constantFrom("A", "DEN", "R", "0", "1", "05", "41", "50", "93", "126", "R50", "26X");
const code = fc
	.array(part, { minLength: 1, maxLength: 3 })
	.map((parts) => parts.join("-"))
	.filter((text) => !readsAsSku(text));
const size = fc.integer({ min: 6, max: 40 });

test("whatever code an assortment may have, the keys of its parts name it and the blades that they need", () => {
	fc.assert(
		fc.property(code, size, size, (own, driver, passenger) => {
			const blades = [`${own}-${driver}`, `${own}-${passenger}`];
			expect(bladesOf(setSku(own, driver, passenger))).toEqual(blades);
			const single = [own, setSku(own, driver, null), rearSku(own, driver)];
			expect(single.map(bladesOf)).toEqual(single.map((key) => [key]));
			expect([...single, setSku(own, driver, passenger)].map(codeOf)).toEqual(Array(4).fill(own));
		}),
		{ examples: [["DEN-50", 26, 18]] },
	);
});

test("a product is on backorder if a part that was reserved for it isn't there yet: the packed set, else its blades", () => {
	const reserved = { "AERO-26-18": 0, "AERO-26": 2, "REAR-R12": 0 };
	const isWaiting = (setSku: string, parts: object) => isOnBackorder(setSku, new Map(Object.entries(parts)));
	const skus = ["AERO-26-18", "AERO-26", "AERO-26-26+REAR-R12", "REAR-R12", "ADAP"];
	expect(skus.map((setSku) => isWaiting(setSku, reserved))).toEqual([false, true, true, false, false]);
	expect(isWaiting("AERO-26-18", { "AERO-26-18": 1 })).toBe(true);
	expect(isWaiting("AERO-26-18", {})).toBe(false);
});

test("of an adapter with a number in its code, one that is left is enough", () => {
	expect(toStockOut(new Map([["AD-1", 1]]), []).out).toEqual([]);
});
