import { expect, test } from "vitest";
import { readFitmentRow } from "#worker/catalogue/import/fitment-row.rules.ts";
import type { Mapping } from "#worker/catalogue/import/import.schema.ts";
import { mappingWithMore } from "#worker/catalogue/import/remembered-mapping.rules.ts";

const KNOWN = ["marke", "modell", "jahr", "fahrer"];
const MAPPING: Mapping = { columns: { brand: 0, model: 1, year: 2, driver: 3 }, unit: "inch", paired: false };

const yearsOf = (mapping: Mapping | undefined, cells: string[]) => {
	const read = mapping && readFitmentRow(2, cells, mapping, new Map(), 2026);
	return read && "row" in read ? [read.row.from, read.row.to] : read;
};

test("where a file has got a last year, the remembered year is the first one", () => {
	const mapping = mappingWithMore(MAPPING, KNOWN, ["Marke", "Modell", "Jahr", "Bis", "Fahrer"]);
	expect(yearsOf(mapping, ["VW", "Golf", "2012", "2016", "26"])).toEqual([2012, 2016]);
	expect(yearsOf(mapping, ["VW", "Golf", "2012", "", "26"])).toEqual([2012, 0]);
	expect(yearsOf(mapping, ["VW", "Golf", "2012-2014", "", "26"])).toEqual([2012, 2014]);
	expect(yearsOf(MAPPING, ["VW", "Golf", "2012", "26"])).toEqual([2012, 2012]);
});

test("where a file has got a first and a last year, the remembered year is read where these are empty", () => {
	const mapping = mappingWithMore(MAPPING, KNOWN, ["Marke", "Modell", "Jahr", "Von", "Bis", "Fahrer"]);
	expect(yearsOf(mapping, ["VW", "Golf", "2012", "", "", "26"])).toEqual([2012, 2012]);
	expect(yearsOf(mapping, ["VW", "Golf", "2012", "2013", "", "26"])).toEqual([2013, 0]);
});
