import { expect, test } from "vitest";
import { toEventDetail } from "#finder-element/event-details.ts";
import { offer, series, vehicle } from "#tests/support/fitment.ts";
import { answer } from "#worker/offers/answer.rules.ts";

test("a page reads every price in units of the currency too, whatever its digits", () => {
	const car = vehicle({ driver: [26], passenger: [18], rear: [12] });
	const duo = { partsKey: "AERO-26-18+HECK-R12", sku: "D", name: "", price: 2500 };
	const result = answer(
		car,
		{},
		offer({ front: [series("AERO", [18, 26])], rear: [series("HECK", [12])], bundles: [duo] }),
	);
	const [bundle, set] = [result!.bundles[0]!, result!.sets[0]!];
	const detail = (digits: number) =>
		toEventDetail(car, [bundle, set], { sign: "", iso: "EUR", digits }, (path) => path).products;
	const [ofBundle, ofSet] = detail(2);
	expect(ofBundle).toMatchObject({ ...bundle, amount: 25, partsAmount: 30.56 });
	expect(ofBundle?.parts.map(({ amount }) => amount)).toEqual([10.26, 10.18, 10.12]);
	expect([ofSet?.sku, ofSet?.partsAmount]).toEqual([set.sku, undefined]);
	expect(detail(0)[0]).toMatchObject({ amount: 2500, partsAmount: 3056, parts: [{ amount: 1026 }, {}, {}] });
});
