import { expect, test } from "vitest";
import { joinYears } from "#worker/catalogue/vehicles/model-year.rules.ts";

test("ranges that overlap or follow each other are one, and a year without data stays a hole", () => {
	const ranges = [
		{ from: 2004, to: 2008 },
		{ from: 1990, to: 1995 },
		{ from: 2006, to: 2006 },
		{ from: 1996, to: 1998 },
		{ from: 2012, to: 0 },
		{ from: 2015, to: 2016 },
	];
	expect(joinYears(ranges)).toEqual([
		{ from: 1990, to: 1998 },
		{ from: 2004, to: 2008 },
		{ from: 2012, to: 0 },
	]);
	expect(joinYears([])).toEqual([]);
});
