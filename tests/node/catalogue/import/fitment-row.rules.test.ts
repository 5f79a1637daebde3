import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ADAPTER_UNIVERSAL, ADAPTER_UNKNOWN } from "#worker/catalogue/fitment/shard.rules.ts";
import { detectMapping } from "#worker/catalogue/import/detect-mapping.rules.ts";
import { readFitmentRow } from "#worker/catalogue/import/fitment-row.rules.ts";
import type { Mapping } from "#worker/catalogue/import/import.schema.ts";

const HEADER = [
	"make",
	"model",
	"year",
	"from",
	"to",
	"driver",
	"passenger",
	"rear",
	"body",
	"steering",
	"adapter",
	"note",
	"aliases",
	"HSN/TSN",
	"HSN",
	"TSN",
];
const GOLF = { make: "VW", model: "Golf", year: "2012", driver: "26", passenger: "18" };
const ADAPTERS = new Map([["hook 9x3", 7]]);

function mapping(parts: Partial<Mapping> = {}): Mapping {
	const detected = detectMapping(HEADER);
	if (!detected.ok) throw new Error(detected.code);
	return { ...detected.mapping, ...parts };
}

function read(cells: Record<string, string>, parts: Partial<Mapping> = {}) {
	const named: Record<string, string> = { ...GOLF, ...cells };
	return readFitmentRow(
		2,
		HEADER.map((name) => named[name] ?? ""),
		mapping(parts),
		ADAPTERS,
		2026,
	);
}
const row = (cells: Record<string, string>, parts?: Partial<Mapping>) => {
	const result = read(cells, parts);
	if ("error" in result) throw new Error(`${result.error.field}: ${result.error.code}`);
	return result.row;
};
const error = (cells: Record<string, string>, parts?: Partial<Mapping>) => {
	const result = read(cells, parts);
	return "error" in result ? [result.error.field, result.error.code] : ["none", "none"];
};

describe("years", () => {
	test.each([
		["2012", 2012, 2012],
		["2012.0", 2012, 2012],
		["2012-2016", 2012, 2016],
		["2012 – 2016", 2012, 2016],
		["2012—2016", 2012, 2016],
		["2012-", 2012, 0],
		["2012 –", 2012, 0],
		["2012+", 2012, 0],
		["2027", 2027, 2027],
		["2012-2036", 2012, 2036],
		["2027-", 2027, 0],
		["2012-present", 2012, 0],
		["2012 - heute", 2012, 0],
		["2012 – bugün", 2012, 0],
		["2012-...", 2012, 0],
		["10.2008-12.2014", 2008, 2014],
		["10.2008 – 2014", 2008, 2014],
		["10/2008-", 2008, 0],
		["09/2012", 2012, 2012],
		["2013-06", 2013, 2013],
		["2008/10 - 2014/12", 2008, 2014],
		["2008-10-2014-12", 2008, 2014],
		["ab 2012", 2012, 0],
		["seit 10/2012", 2012, 0],
		["od 2012", 2012, 0],
		["с 2012", 2012, 0],
		["από 2012", 2012, 0],
		["2012'den", 2012, 0],
		["2012’den beri", 2012, 0],
		["2012 →", 2012, 0],
		["2012 → 2016", 2012, 2016],
		["2012 bis 2016", 2012, 2016],
		["von 2012 bis heute", 2012, 0],
		["od 2012 do dziś", 2012, 0],
		["από 2012 έως 2016", 2012, 2016],
		["2012 - ΈΩΣ ΣΉΜΕΡΑ", 2012, 0],
		["с 2012 по настоящее время", 2012, 0],
		["с 10.2012 до н.в", 2012, 0],
		["2012 - DEVAM EDİYOR", 2012, 0],
		["2012'den 2016'ya kadar", 2012, 2016],
	])("%s", (year, from, to) => {
		expect(row({ year })).toMatchObject({ from, to });
	});

	test.each([
		["2012", "2016", 2012, 2016],
		["2012", "", 2012, 0],
		["2012", "heute", 2012, 0],
		["2012", "Present", 2012, 0],
		["2012", "-", 2012, 0],
		["2012", "–", 2012, 0],
		["2012", "…", 2012, 0],
		["2012", "н.в.", 2012, 0],
		["2012-", "-", 2012, 0],
		["2004-2010", "", 2004, 2010],
		["2015-", "", 2015, 0],
		["10.2008", "12.2014", 2008, 2014],
		["1998-06", "2004-08", 1998, 2004],
		["05/2012", "", 2012, 0],
		["ab 2012", "", 2012, 0],
		["ab 2012", "bis 2016", 2012, 2016],
		["2012", "bis heute", 2012, 0],
		["2012", "do dziś", 2012, 0],
		["2012", "έως σήμερα", 2012, 0],
		["2012", "по настоящее время", 2012, 0],
		["2012", "günümüze kadar", 2012, 0],
		["2012", "2016'ya kadar", 2012, 2016],
		["2012", "0", 2012, 0],
		["2012", "0000", 2012, 0],
		["2012", "9999", 2012, 0],
	])("from %s to %s", (from, to, first, last) => {
		expect(row({ year: "", from, to })).toMatchObject({ from: first, to: last });
	});

	test("a year beside a last year is the first one, also where a person has said that it is a year", () => {
		expect(row({ year: "2012", to: "2019" })).toMatchObject({ from: 2012, to: 2019 });
		expect(error({ year: "2012", to: "2011" })).toEqual(["year", "catalogue.years_reversed"]);
	});

	test.each([
		["2012", "", 2012, 0],
		["2012", "heute", 2012, 0],
		["2012", "2016", 2012, 2016],
		["2012-2016", "", 2012, 2016],
		["2012-", "", 2012, 0],
	])("a year %s beside %j is the first one where no other column is", (year, to, first, last) => {
		const { yearFrom: _, ...columns } = mapping().columns;
		expect(row({ year, to }, { columns })).toMatchObject({ from: first, to: last });
		expect(error({ year: "", to }, { columns })).toEqual(["yearFrom", "catalogue.year_missing"]);
		const { yearTo: __, ...alone } = columns;
		expect(row({ year: "2012" }, { columns: alone })).toMatchObject({ from: 2012, to: 2012 });
	});

	test.each([
		["", "catalogue.year_missing"],
		["12", "catalogue.year_invalid"],
		["2012-16", "catalogue.year_invalid"],
		["5.10", "catalogue.year_invalid"],
		["10.08-12.14", "catalogue.year_invalid"],
		["13.2012", "catalogue.year_invalid"],
		["00/2012", "catalogue.year_invalid"],
		["05.10.2012", "catalogue.year_invalid"],
		["2012-10-05", "catalogue.year_invalid"],
		["2008-10", "catalogue.year_invalid"],
		["2008/10", "catalogue.year_invalid"],
		["2008-2010/12", "catalogue.year_invalid"],
		["bis 2012", "catalogue.year_invalid"],
		["ab", "catalogue.year_invalid"],
		["2012 bis", "catalogue.year_invalid"],
		["2012+2016", "catalogue.year_invalid"],
		["12.2014-10.2008", "catalogue.years_reversed"],
		["2012-2009", "catalogue.years_reversed"],
		["2016 – 2012", "catalogue.years_reversed"],
		["2012, 2013", "catalogue.year_invalid"],
		["2012e3", "catalogue.year_invalid"],
		["1884", "catalogue.year_out_of_range"],
		["2012-9999", "catalogue.year_out_of_range"],
		["2012-2061", "catalogue.year_out_of_range"],
		["2012-2037", "catalogue.year_out_of_range"],
		["2028", "catalogue.year_out_of_range"],
		["2031-", "catalogue.year_out_of_range"],
		["2028-2030", "catalogue.year_out_of_range"],
		["0000-", "catalogue.year_out_of_range"],
	])("%s is refused", (year, code) => {
		expect(error({ year })[1]).toBe(code);
	});
	test.each(["?", "n/a", "#N/A", "later"])("a last year %s may be any", (to) => {
		expect(error({ year: "", from: "2012", to })).toEqual(["yearFrom", "catalogue.year_invalid"]);
	});
	test.each(["", "-", "0", "9999"])(
		"a month and two digits, which may be the last year, are refused where no last year is beside them: %s",
		(to) => {
			expect(error({ year: "", from: "2008-10", to })).toEqual(["yearFrom", "catalogue.year_invalid"]);
			expect(row({ year: "", from: "2013-06", to })).toMatchObject({ from: 2013, to: 0 });
		},
	);
	test("a last year before the first, or before all cars, is refused", () => {
		expect(error({ year: "", from: "2012", to: "0012" })).toEqual(["yearFrom", "catalogue.year_out_of_range"]);
		expect(error({ year: "", from: "2012", to: "2011" })).toEqual(["yearFrom", "catalogue.years_reversed"]);
	});
});

describe("sizes", () => {
	test.each([
		["28/26", [26, 28]],
		["28|26", [26, 28]],
		["15/12/11", [11, 12, 15]],
		["26/26", [26]],
		['26"', [26]],
		['26"/18"', [18, 26]],
		["26″", [26]],
		["26”", [26]],
		["26''", [26]],
		["26 in", [26]],
		["26in.", [26]],
		["26 inches", [26]],
		["26 Zoll", [26]],
		["26.0", [26]],
		["26,0", [26]],
		["650 mm", [26]],
		["65 cm", [26]],
		["", []],
		["-", []],
		["n/a", []],
		...["none", "kein", "--", "x", "#N/A", "#NV", "yok", "brak", "нет"].map((none): [string, number[]] => [none, []]),
		["26\u00B4\u00B4", [26]],
		["26’’", [26]],
		["26„", [26]],
		['26" (650 mm)', [26]],
		['650 mm (26 Zoll)/45cm (18")', [18, 26]],
		["26 cali", [26]],
		["26 inç", [26]],
		["26 ίντσες", [26]],
		["650 мм", [26]],
		["65 см", [26]],
		["26 дюймов", [26]],
	])("%s", (driver, sizes) => {
		expect(row({ driver }).options[0]![0]).toEqual(sizes);
	});

	test.each([
		["650", [26]],
		["660", [26]],
		["653", [26]],
		["400/405", [16]],
		['26"', [26]],
	])("%s in a column of millimetres", (driver, sizes) => {
		expect(row({ driver, passenger: "" }, { unit: "mm" }).options[0]![0]).toEqual(sizes);
	});

	test.each([
		["65", [26]],
		["40,5", [16]],
		["65/45", [18, 26]],
		["650 mm", [26]],
	])("%s in a column of centimetres", (driver, sizes) => {
		expect(row({ driver, passenger: "" }, { unit: "cm" }).options[0]![0]).toEqual(sizes);
	});

	test.each([
		["600/400 mm", "inch", [16, 24]],
		["65/45 cm", "inch", [18, 26]],
		["26/650 mm", "inch", [26]],
		["650 mm/400", "inch", [16, 26]],
		["650 mm/400|26", "inch", [16, 26]],
		['26/24"', "mm", [24, 26]],
		["26/24 in", "mm", [24, 26]],
		["65/45", "cm", [18, 26]],
		['26"/40 cm', "inch", [16, 26]],
		['65/45 cm (18")', "inch", [18, 26]],
		["650 mm/45 cm/700", "inch", [18, 26, 28]],
	] as const)("a unit in a list may be that of its other sizes: %s in a column of %s", (driver, unit, sizes) => {
		expect(row({ driver, passenger: "" }, { unit }).options[0]![0]).toEqual(sizes);
	});

	test.each([
		["40/35 cm", "inch"],
		["35 cm/40", "inch"],
		["26/24 in", "cm"],
		['26"/18', "cm"],
		['26" (65 cm)/18', "cm"],
	] as const)("%s in a column of %s may be two lists, and is rejected", (driver, unit) => {
		expect(error({ driver }, { unit })).toEqual(["driver", "catalogue.size_invalid"]);
	});

	test.each([
		["340/400 mm", "catalogue.size_not_trade"],
		["2000/400 mm", "catalogue.size_out_of_range"],
		["big/400 mm", "catalogue.size_invalid"],
	])("%s is refused, as its unit says", (driver, code) => {
		expect(error({ driver })).toEqual(["driver", code]);
	});

	test.each([
		["26.5", "catalogue.size_invalid"],
		["big", "catalogue.size_invalid"],
		["-26", "catalogue.size_invalid"],
		["2.6e1", "catalogue.size_invalid"],
		["0x1a", "catalogue.size_invalid"],
		["26 parsec", "catalogue.size_invalid"],
		["/", "catalogue.size_invalid"],
		["26'", "catalogue.size_invalid"],
		['26" (600 mm)', "catalogue.size_invalid"],
		["26 (26 cm)", "catalogue.size_invalid"],
		["26 (left)", "catalogue.size_invalid"],
		["26 caliper", "catalogue.size_invalid"],
		["26 18", "catalogue.size_invalid"],
		["28,26", "catalogue.size_invalid"],
		["5", "catalogue.size_out_of_range"],
		["41", "catalogue.size_out_of_range"],
		["650", "catalogue.size_out_of_range"],
		["0", "catalogue.size_out_of_range"],
		["415 mm", "catalogue.size_not_trade"],
		["340 mm", "catalogue.size_not_trade"],
		["2000 mm", "catalogue.size_out_of_range"],
		["99999999999999999999", "catalogue.size_invalid"],
	])("%s is refused", (driver, code) => {
		expect(error({ driver })).toEqual(["driver", code]);
	});

	test("a length is at most 7 mm off the inch that it became, exact or rounded, and what is not is refused", () => {
		fc.assert(
			fc.property(fc.integer({ min: 145, max: 1005 }), (mm) => {
				const result = read({ driver: `${mm} mm` });
				const inch = "row" in result ? result.row.options[0]![0][0]! : 0;
				const isNear = (size: number) => Math.min(Math.abs(mm - size * 25.4), Math.abs(mm - size * 25)) <= 7;
				const sizes = Array.from({ length: 35 }, (_, at) => at + 6);
				if (inch > 0) expect(isNear(inch)).toBe(true);
				else expect(sizes.filter(isNear)).toEqual([]);
			}),
		);
	});

	test.each([
		[350, 14],
		[400, 16],
		[450, 18],
		[475, 19],
		[480, 19],
		[500, 20],
		[530, 21],
		[550, 22],
		[575, 23],
		[600, 24],
		[650, 26],
		[660, 26],
		[700, 28],
		[710, 28],
		[750, 30],
		[800, 32],
	])("a blade of %i mm is sold as %i in", (mm, inch) => {
		expect(row({ driver: String(mm), passenger: "" }, { unit: "mm" }).options[0]![0]).toEqual([inch]);
	});
});

test.each([
	["650,400", "mm"],
	["650,400 mm", "inch"],
	["65,40", "cm"],
	["65,45", "cm"],
	["475,500", "mm"],
] as const)("%s %s may be two sizes and is rejected, so that neither is lost", (driver, unit) => {
	expect(error({ driver }, { unit })).toEqual(["driver", "catalogue.size_invalid"]);
});

test.each([
	...(["660,4", "650,0", "660,400", "660.400", "650,000"] as const).map((driver) => [driver, "mm"] as const),
	...(["65,0", "66,04", "66,0", "65.40", "66,040"] as const).map((driver) => [driver, "cm"] as const),
])("%s %s is one size with decimals", (driver, unit) => {
	expect(row({ driver, passenger: "" }, { unit }).options[0]![0]).toEqual([26]);
});

test.each([
	["42,50", 17],
	["47,50", 19],
	["57,50", 23],
	["53,30", 21],
	["60,90", 24],
	["61,00", 24],
])("%s cm is one size, as a spreadsheet with two decimals writes it", (driver, inch) => {
	expect(row({ driver, passenger: "" }, { unit: "cm" }).options[0]![0]).toEqual([inch]);
});

test.each([
	["", [26], [18]],
	["LHD", [26], [18]],
	["RHD", [18], [26]],
])(
	"a left and a right size are the driver's and the passenger's as steering %j says",
	(steering, driver, passenger) => {
		const bySide = { bySide: true };
		expect(row({ steering }, bySide).options[0]!.slice(0, 2)).toEqual([driver, passenger]);
		expect(row({ steering }).options[0]!.slice(0, 2)).toEqual([[26], [18]]);
		expect(error({ steering, driver: "big" }, bySide)).toEqual(["driver", "catalogue.size_invalid"]);
		const pairs = row({ steering, driver: "28/26", passenger: "20/18" }, { ...bySide, paired: true }).options;
		expect(pairs.map(([first]) => first)).toEqual(steering === "RHD" ? [[20], [18]] : [[28], [26]]);
	},
);

describe("sizes that belong together", () => {
	const paired = { paired: true };
	test.each([
		[
			"28/26",
			"18/16",
			[
				[[28], [18]],
				[[26], [16]],
			],
		],
		[
			"28/26",
			"18",
			[
				[[28], [18]],
				[[26], [18]],
			],
		],
		[
			"28/26",
			"",
			[
				[[28], []],
				[[26], []],
			],
		],
		[
			"28/26",
			"18/",
			[
				[[28], [18]],
				[[26], []],
			],
		],
		["28/28", "18/18", [[[28], [18]]]],
		["", "", [[[], []]]],
	])("%s with %s", (driver, passenger, pairs) => {
		expect(row({ driver, passenger }, paired).options.map((option) => option.slice(0, 2))).toEqual(pairs);
	});
	test("lists of different lengths are nobody's guess", () => {
		expect(error({ driver: "28/26/24", passenger: "18/16" }, paired)[1]).toBe("catalogue.pairs_differ");
	});
	test("unless a file is said to be paired, its lists are independent", () => {
		expect(row({ driver: "28/26", passenger: "18/16" }).options).toEqual([[[26, 28], [16, 18], [], ADAPTER_UNKNOWN]]);
	});
});

test.each([
	["", ADAPTER_UNKNOWN],
	["HOOK  9x3", 7],
	["universal", ADAPTER_UNIVERSAL],
	["Universal Adapter", ADAPTER_UNIVERSAL],
])("adapter %s", (adapter, id) => {
	expect(row({ adapter }).options[0]![3]).toBe(id);
});

test.each([
	["", ""],
	["LHD", "left"],
	["left-hand drive", "left"],
	["rechts", "right"],
	["R", "right"],
	["LHD/RHD", ""],
	["rechts und links", ""],
	["both", ""],
	// What the message about an unknown side asks for, and what the finder shows.
	["αριστερά", "left"],
	["ΔΕΞΙΑ", "right"],
	["Δεξιοτίμονο", "right"],
	["sol", "left"],
	["SAĞ", "right"],
	["soldan direksiyonlu", "left"],
	["lewa", "left"],
	["po prawej", "right"],
	["kierownica po prawej stronie", "right"],
	["левый", "left"],
	["Левой", "left"],
	["правая", "right"],
	["Правый руль", "right"],
])("steering %s", (steering, side) => {
	expect(row({ steering }).steering).toBe(side);
});

test("a row about both sides is rejected where its sizes are those of the left and the right", () => {
	expect(error({ steering: "LHD/RHD" }, { bySide: true })).toEqual(["steering", "catalogue.steering_unknown"]);
	expect(error({ steering: "left/middle" })).toEqual(["steering", "catalogue.steering_unknown"]);
});

test("a word for what is unknown is an empty cell", () => {
	const plain = row({});
	for (const unknown of ["-", "n/a", "?", "--", "k.A.", "#N/A", "#NV", "#BEZUG!", "brak"]) {
		const fields = ["body", "steering", "adapter", "note", "aliases", "HSN/TSN", "HSN", "TSN", "rear"];
		for (const field of fields) expect(row({ [field]: unknown }), `${field} ${unknown}`).toEqual(plain);
		expect(row({ HSN: "0603", TSN: unknown })).toEqual(plain);
	}
	expect(row({ aliases: "-|mk7" }).aliases).toEqual(["mk7"]);
	// An MX-5 of 1989 to 1998.
	expect(row({ aliases: "NA|n/a|mk1" }).aliases).toEqual(["NA", "mk1"]);
	expect(row({ HSN: "0603", TSN: "NAN" }).keyNumbers).toEqual(["0603NAN"]);
});

test.each(["-", "n/a", "?", "#N/A", "#NV", "#REF!", "#BEZUG!", "#DIV/0!", "unbekannt"])("%s is no name", (name) => {
	expect(error({ make: name })).toEqual(["brand", "catalogue.brand_missing"]);
	expect(error({ model: name })).toEqual(["model", "catalogue.model_missing"]);
});

test.each([
	...["05. Mai", "9-May", "9. Mrz", "Mai 95", "May-95", "9.май", "9 Μαϊ", "09.05.2026", "2026-05-09 00:00:00"],
	...["9/5/2024 0:00", "09.05.2024 00:00", "09-05-2024", "5/9/24 12:00 AM"],
])("%s was a name before a spreadsheet changed it", (name) => {
	expect(error({ model: name })).toEqual(["model", "catalogue.name_is_date"]);
	expect(error({ body: name })).toEqual(["body", "catalogue.name_is_date"]);
});

test.each([
	"9-5",
	"9-3 SC",
	"#1",
	"NX",
	"Mara",
	"March",
	"Nova 5",
	"Jumper 30",
	"500",
	"2.0.1",
	"Maybach 57",
	"1-Series",
])("%s stays a model", (model) => {
	expect(row({ model }).model).toBe(model);
});

describe("a row that can't be right is refused with its column and reason", () => {
	test.each([
		[{ make: " " }, "brand", "catalogue.brand_missing"],
		[{ model: "" }, "model", "catalogue.model_missing"],
		[{ model: "a\u0007b" }, "model", "catalogue.text_damaged"],
		[{ make: "Citro\uFFFDn" }, "brand", "catalogue.text_damaged"],
		[{ model: "\uD800" }, "model", "catalogue.text_damaged"],
		[{ model: "\u202Eflog" }, "model", "catalogue.text_damaged"],
		[{ body: "x".repeat(121) }, "body", "catalogue.text_too_long"],
		[{ steering: "middle" }, "steering", "catalogue.steering_unknown"],
		[{ adapter: "Nobody's" }, "adapter", "catalogue.adapter_unknown"],
	])("%j", (cells, field, code) => {
		expect(error(cells)).toEqual([field, code]);
	});
	test("content beyond the header", () => {
		const result = readFitmentRow(2, [...HEADER.map(() => "2012"), "", "extra"], mapping(), ADAPTERS, 2026);
		expect(result).toMatchObject({ error: { field: "row", code: "catalogue.row_too_wide" } });
	});
});

test("white space in names is one blank; a car without any size is a car", () => {
	expect(row({ model: "  Golf\u00A0 \n Plus ", driver: "", passenger: "" })).toMatchObject({
		model: "Golf Plus",
		options: [[[], [], [], ADAPTER_UNKNOWN]],
	});
});

test.each(["\u200B", "\u00AD", "\u200E", "\u2060"])("%j in a name makes no other name", (sign) => {
	expect(row({ model: `${sign}Golf ${sign} Pl${sign}us` }).model).toBe("Golf Plus");
	expect(error({ model: sign })).toEqual(["model", "catalogue.model_missing"]);
});

test("whatever stands in a row, it is understood or refused, never a failure", () => {
	const cell = fc.oneof(
		fc.string({ unit: "binary", maxLength: 20 }),
		fc.constantFrom("__proto__", "constructor", "NaN", "Infinity", "1e999", "null", "2012", "26"),
	);
	fc.assert(
		fc.property(fc.array(cell, { maxLength: 15 }), fc.boolean(), (cells, paired) => {
			const result = readFitmentRow(2, cells, mapping({ paired }), ADAPTERS, 2026);
			if ("error" in result) expect(result.error.value.length).toBeLessThanOrEqual(200);
			else expect(result.row.options.length).toBeGreaterThan(0);
		}),
	);
});

describe("aliases", () => {
	test.each([
		["golf 7|mk7", ["golf 7", "mk7"]],
		[" Golf  7 | |mk7|mk7", ["Golf 7", "mk7"]],
		["golf 7; mk7, 5g", ["golf 7", "mk7", "5g"]],
		["golf 7\nmk7\r\n5g", ["golf 7", "mk7", "5g"]],
		["golf 1,6", ["golf 1,6"]],
		["", []],
	])("%j is %j", (aliases, expected) => {
		expect(row({ aliases }).aliases).toEqual(expected);
	});

	test("a file without the column says nothing of them", () => {
		const { columns } = mapping();
		const { aliases: _, ...others } = columns;
		expect(row({ aliases: "mk7" }, { columns: others })).not.toHaveProperty("aliases");
	});

	test("what can't be stored is rejected", () => {
		expect(error({ aliases: `mk7|${"x".repeat(121)}` })).toEqual(["aliases", "catalogue.text_too_long"]);
		expect(error({ aliases: "mk7\u0000" })).toEqual(["aliases", "catalogue.text_damaged"]);
	});
});

describe("key numbers", () => {
	test("stand as pairs in one column, or in a column each", () => {
		expect(row({ "HSN/TSN": "0603/BGU 0603/BJL" }).keyNumbers).toEqual(["0603BGU", "0603BJL"]);
		expect(row({ HSN: "603", TSN: "BGU, BJL000123" }).keyNumbers).toEqual(["0603BGU", "0603BJL"]);
		expect(row({ "HSN/TSN": "0603/BGU", HSN: "0603", TSN: "BGU" }).keyNumbers).toEqual(["0603BGU"]);
		expect(row({}).keyNumbers).toEqual([]);
		expect([row({ HSN: "0603" }).keyNumbers, row({ TSN: "BGU" }).keyNumbers]).toEqual([[], []]);
	});

	test("a file without the columns says nothing of them", () => {
		const { keyNumbers: _, ...columns } = mapping().columns;
		const { hsn: __, ...withTsn } = columns;
		const { tsn: ___, ...withHsn } = columns;
		const { tsn: ____, ...without } = withTsn;
		expect(row({ "HSN/TSN": "0603/BGU" }, { columns: without })).not.toHaveProperty("keyNumbers");
		expect(row({ HSN: "0603" }, { columns: withHsn })).not.toHaveProperty("keyNumbers");
		expect(row({ TSN: "BGU" }, { columns: withTsn })).not.toHaveProperty("keyNumbers");
	});

	test("what is none is rejected", () => {
		expect(error({ "HSN/TSN": "0603/BGUX" })).toEqual(["keyNumbers", "catalogue.key_number_invalid"]);
		expect(error({ HSN: "0603 0588", TSN: "BGU" })).toEqual(["tsn", "catalogue.key_numbers_unmatched"]);
	});
});
