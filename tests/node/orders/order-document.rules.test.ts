import { expect, test } from "vitest";
import { knownTimeZone } from "#worker/orders/order-document.rules.ts";

test("dates of papers are in the zone that is asked for; in UTC without one, or with one that nobody knows", () => {
	expect(["Europe/Berlin", "", "Europe/Atlantis"].map(knownTimeZone)).toEqual(["Europe/Berlin", "UTC", "UTC"]);
});
