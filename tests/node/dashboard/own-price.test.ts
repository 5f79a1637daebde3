import { expect, test } from "vitest";
import { readOwnPrice } from "../../../dashboard/src/features/products/own-price.rules.ts";

const euro = { sign: "€", iso: "EUR" };
const dinar = { sign: "KD", iso: "KWD" };

test.each([
	["12.500", dinar, ".", 12.5],
	["3,750", dinar, ",", 3.75],
	["12.505 KD", dinar, ".", 12.505],
	["12.500", dinar, ",", Number.NaN],
	["12.500", euro, ".", Number.NaN],
	["12,50", euro, ".", 12.5],
	[" 1.234,50 € ", euro, ",", 1234.5],
	["twelve", euro, ".", Number.NaN],
])("a product's own price %o in %o, where decimals follow a %o, is %o", (text, currency, point, units) => {
	expect(readOwnPrice(text, currency, point)).toBe(units);
});
