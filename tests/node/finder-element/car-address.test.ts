import { expect, test } from "vitest";
import { carOfAddress, carOfText } from "#finder-element/car-address.ts";
import { resultAddress } from "#finder-element/result-address.ts";

test("a page's address names a car and the answers to its questions", () => {
	expect(carOfAddress("?utm=x&wf-vehicle=812-2016&wf-option=2&wf-driver=26")).toEqual({
		vehicle: "812-2016",
		choice: { option: 2, driver: 26 },
	});
});

test.each(["", "?wf-vehicle=", "?wf-vehicle=812", "?wf-vehicle=812-99", "?wf-vehicle=<b>-2016", "?vehicle=812-2016"])(
	"%j names no car",
	(search) => {
		expect(carOfAddress(search)).toBeUndefined();
	},
);

test("what a visitor doesn't know goes along in the address", () => {
	const choice = { option: 2, driver: "unknown", arm: 3 } as const;
	const address = resultAddress("https://shop.example/fits", "https://shop.example/", "812-2016", choice) ?? "";
	expect(address).toContain("&wf-driver=unknown");
	expect(carOfAddress(new URL(address).search)?.choice).toEqual(choice);
});

test("answers that are no numbers are left away", () => {
	expect(carOfAddress("?wf-vehicle=812-2016&wf-option=x&wf-rear=")?.choice).toEqual({});
});

test("anything but a variant and a year is no car", () => {
	expect(carOfText("812-2016")).toEqual({ vehicle: "812-2016", choice: {} });
	expect(carOfText("golf")).toBeUndefined();
	expect(carOfText(null)).toBeUndefined();
});

test("results on a page of their own get the car and the answers", () => {
	expect(
		resultAddress("https://shop.example/fits?lang=de", "https://shop.example/", "812-2016", { option: 2, rear: 12 }),
	).toBe("https://shop.example/fits?lang=de&wf-vehicle=812-2016&wf-option=2&wf-rear=12");
});

test.each(["https://shop.example/fits", "https://shop.example/fits/", "https://shop.example/fits?wf-vehicle=1-2016#x"])(
	"on %s the results are already where they belong",
	(here) => {
		expect(resultAddress("https://shop.example/fits", here, "812-2016", {})).toBeUndefined();
	},
);

test.each([
	["https://shop.example/für", "https://shop.example/f%C3%BCr"],
	["https://shop.example/f%c3%bcr/", "https://shop.example/f%C3%BCr"],
	["https://Shop.example/Fits", "https://shop.example/fits/"],
	["https://räder.example/fits", "https://xn--rder-loa.example/fits"],
	["http://shop.example/fits", "https://www.shop.example/fits?lang=de"],
	["https://www.shop.example/f%FCr", "https://shop.example/f%FCr"],
	["https://shop.example", "https://shop.example/?wf-vehicle=1-2016"],
])("the page of results may be typed %s where browsers show %s", (typed, here) => {
	expect(resultAddress(typed, here, "812-2016", {})).toBeUndefined();
});

test.each([
	["?route=fits", "?route=home", false],
	["?route=fits", "", false],
	["?id=7", "?id=77", false],
	["?id=7", "?pid=7", false],
	["?id=7", "?id=7&utm=x", true],
	["?route=a/b", "?lang=de&route=a%2Fb", true],
	// The shop's server has taken a parameter away: the link that led here would lead here for ever.
	["?route=fits&utm=x", "?route=fits&wf-vehicle=812-2016", true],
	// Nor is it left for another car that the visitor selects there.
	["?route=fits&utm=x", "?route=fits&wf-vehicle=1-2016", true],
	["?lang=de", "?lang=en&wf-vehicle=1-2016", true],
])("where shops name pages by parameters, %s is on %s: %s", (typed, here, isHere) => {
	const address = resultAddress(
		`https://shop.example/index.php${typed}`,
		`https://shop.example/index.php${here}`,
		"812-2016",
		{},
	);
	expect(address === undefined).toBe(isHere);
});

test.each(["https://shop.example/", "https://shop.example:8443/fits", "https://m.shop.example/fits"])(
	"%s is another page",
	(here) => {
		expect(resultAddress("https://shop.example/fits", here, "812-2016", {})).toContain("/fits?wf-vehicle=");
	},
);

test("an address that no browser can open is no page: results are shown where the finder is", () => {
	expect(resultAddress("https://shop.example:99999/", "https://shop.example/", "812-2016", {})).toBeUndefined();
});

test("a shop without such a page shows the results where the finder is", () => {
	expect(resultAddress("", "https://shop.example/", "812-2016", {})).toBeUndefined();
});
