import { expect, test } from "vitest";
import { isPart, type KnownAssortments, toKnown } from "#worker/products/product-parts.rules.ts";

const KNOWN: KnownAssortments = toKnown([
	{ code: "AERO", kind: "front", sizes: [18, 26] },
	{ code: "DEN-50", kind: "front", sizes: [26] },
	{ code: "REAR", kind: "rear", sizes: [12] },
	{ code: "ADAP", kind: "adapter", sizes: [] },
]);

test.each(["AERO-26", "AERO-26-18", "DEN-50-26", "REAR-R12", "ADAP"])("%s is a part", (key) => {
	expect(isPart(key, KNOWN)).toBe(true);
});

test.each([
	...["REAR-12", "REAR", "AERO", "AERO-R18", "ADAP-26-18", "ADAP-R12", "AERO-12", "AERO-26-12", "AERO-026", "AERO-26-"],
	...["AERO-26-18-18", "AERO-26+REAR-R12", "AERO-26*2", "NOPE-26", "DEN-50", ""],
])("%s is none", (key) => {
	expect(isPart(key, KNOWN)).toBe(false);
});
