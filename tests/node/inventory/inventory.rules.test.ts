import fc from "fast-check";
import { expect, test } from "vitest";
import { codeOf, readsAsSku } from "#worker/assortments/assortment.rules.ts";
import { bladesOf } from "#worker/inventory/inventory.rules.ts";
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

test("of an adapter with a number in its code, one that is left is enough", () => {
	expect(toStockOut(new Map([["AD-1", 1]]), []).out).toEqual([]);
});
