import fc from "fast-check";
import { expect, test } from "vitest";
import { fitmentRow, fitmentRows } from "#tests/support/fitment-rows.ts";
import { BrandBuilder, mergeBrand, wholeBrand } from "#worker/catalogue/fitment/build-brand.rules.ts";
import {
	type BrandFitments,
	type Equipment,
	equipmentKey,
	type FitmentRow,
	type FitmentSpan,
	isBlank,
	variantKey,
} from "#worker/catalogue/fitment/fitment.rules.ts";
import { ADAPTER_UNKNOWN } from "#worker/catalogue/fitment/shard.rules.ts";
import { nameKey } from "#worker/db/search-text.rules.ts";

/** After every year of the generated rows: what applies here applies to all later years. */
const LAST = 2015;

function built(rows: FitmentRow[]) {
	const builder = new BrandBuilder();
	for (const row of rows) builder.add("Volkswagen", row);
	return builder.build()!;
}

/** As a file alone is imported. */
const imported = (rows: FitmentRow[]): BrandFitments => wholeBrand(built(rows).fitments);

const spansOf = ({ models }: BrandFitments, row: FitmentRow): FitmentSpan[] =>
	models.get(nameKey(row.model))?.variants.get(variantKey(row))?.spans ?? [];

const covers = ({ from, to }: { from: number; to: number }, year: number) => from <= year && (to === 0 || year <= to);

const optionsIn = (spans: FitmentSpan[], year: number): string[] =>
	spans.flatMap((span) => (covers(span, year) ? span.options.map(equipmentKey) : []));

const BLANK = equipmentKey([[], [], [], ADAPTER_UNKNOWN]);

/** Every year of every car with its options, in any order. */
function* contentOf({ models }: BrandFitments): Generator<string> {
	for (const [model, { variants }] of models) {
		for (const [variant, { spans }] of variants) {
			for (let year = 1995; year <= LAST; year++) {
				const options = optionsIn(spans, year).sort();
				if (options.length > 0) yield `${model} ${variant} ${year} ${options.join(" ")}`;
			}
		}
	}
}
const content = (fitments: BrandFitments) => [...contentOf(fitments)].sort();

/** Whether an option says all that another one says. */
const includes = (whole: Equipment, part: Equipment): boolean =>
	PARTS.every((at) => part[at].length === 0 || String(part[at]) === String(whole[at])) &&
	(part[3] === ADAPTER_UNKNOWN || part[3] === whole[3]);
const PARTS = [0, 1, 2] as const;
/** Whether no part is known to both. */
const areApart = (one: Equipment, other: Equipment): boolean =>
	PARTS.every((at) => one[at].length === 0 || other[at].length === 0);

test("every car has, in every year of every row, that row's options and no others; options of different parts are one", () => {
	fc.assert(
		fc.property(fitmentRows, (rows) => {
			const fitments = imported(rows);
			for (const row of rows) {
				for (let year = 1995; year <= LAST; year++) {
					const about = rows
						.filter((one) => nameKey(one.model) === nameKey(row.model) && one.body === row.body && covers(one, year))
						.flatMap(({ options }) => options);
					const telling = about.filter((one) => !isBlank(one));
					const expected = telling.length > 0 ? telling : about;
					const options = spansOf(fitments, row).flatMap((span) => (covers(span, year) ? span.options : []));
					for (const option of expected) expect(options.some((whole) => includes(whole, option))).toBe(true);
					for (const whole of options) {
						const parts = expected.filter((option) => includes(whole, option));
						for (const at of PARTS)
							expect(whole[at].length === 0 || parts.some((part) => part[at].length > 0)).toBe(true);
						expect(whole[3] === ADAPTER_UNKNOWN || parts.some((part) => part[3] === whole[3])).toBe(true);
					}
					const isJoinable = expected.some((one) => expected.some((other) => one !== other && areApart(one, other)));
					const keys = (of: Equipment[]) => new Set(of.map(equipmentKey));
					if (!isJoinable) expect(keys(options)).toEqual(keys(expected));
				}
			}
		}),
	);
});

test("spans of a car never overlap, never touch with the same options, and are in order", () => {
	fc.assert(
		fc.property(fitmentRows, (rows) => {
			for (const { variants } of imported(rows).models.values()) {
				for (const { spans } of variants.values()) {
					for (const [at, span] of spans.entries()) {
						const next = spans[at + 1];
						expect(new Set(span.options.map(equipmentKey)).size).toBe(span.options.length);
						if (!next) continue;
						expect(span.to).not.toBe(0);
						expect(next.from).toBeGreaterThan(span.to);
						const isSame =
							String(span.options.map(equipmentKey).sort()) === String(next.options.map(equipmentKey).sort());
						expect(next.from === span.to + 1 && isSame).toBe(false);
					}
				}
			}
		}),
	);
});

test("the order of a file's rows changes nothing that a car may be equipped with", () => {
	fc.assert(
		fc.property(
			fitmentRows.chain((rows) => fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length }))),
			([rows, shuffled]) => {
				expect(content(imported(shuffled))).toEqual(content(imported(rows)));
				expect(built(shuffled).counts).toEqual(built(rows).counts);
			},
		),
	);
});

test("a file that says everything twice says the same, and every row is counted", () => {
	fc.assert(
		fc.property(fitmentRows, (rows) => {
			const [once, twice] = [built(rows), built([...rows, ...rows])];
			expect(once.counts.imported + once.counts.merged).toBe(rows.length);
			expect(twice.counts).toEqual({ imported: once.counts.imported, merged: once.counts.merged + rows.length });
			expect(twice.fitments).toEqual(once.fitments);
		}),
	);
});

test("merging: years that the file covers are the file's, all others the base's", () => {
	fc.assert(
		fc.property(fitmentRows, fitmentRows, (baseRows, fileRows) => {
			const [base, file] = [imported(baseRows), imported(fileRows)];
			const merged = mergeBrand(base, built(fileRows).fitments);
			for (const row of [...baseRows, ...fileRows]) {
				for (let year = 1995; year <= LAST; year++) {
					const over = optionsIn(spansOf(file, row), year);
					const known = optionsIn(spansOf(base, row), year);
					const isOver = known.length === 0 || over.some((option) => option !== BLANK);
					expect(optionsIn(spansOf(merged, row), year).sort()).toEqual((isOver ? over : known).sort());
				}
			}
		}),
	);
});

test("merging a file twice is merging it once, and merging it into nothing is importing it", () => {
	fc.assert(
		fc.property(fitmentRows, fitmentRows, (baseRows, fileRows) => {
			const [base, file] = [built(baseRows).fitments, built(fileRows).fitments];
			const once = mergeBrand(base, file);
			expect(content(mergeBrand(once, file))).toEqual(content(once));
			expect(content(mergeBrand({ name: "Volkswagen", models: new Map() }, file))).toEqual(content(wholeBrand(file)));
		}),
	);
});

test("a row that only names a car keeps the sizes of its years, and adds the years that weren't known", () => {
	const base = built([fitmentRow()]).fitments;
	const file = built([fitmentRow({ from: 2014, to: 2018, options: [[[], [], [], ADAPTER_UNKNOWN]] })]).fitments;
	expect(spansOf(mergeBrand(base, file), fitmentRow())).toEqual([
		{ from: 2012, to: 2016, options: [[[26], [18], [], -1]] },
		{ from: 2017, to: 2018, options: [[[], [], [], -1]] },
	]);
});

const FRONT_ONLY = { driver: true, passenger: true, rear: false, adapter: false };

test("merging a file without a column of rear sizes or adapters keeps those of its cars", () => {
	const base = built([fitmentRow({ options: [[[26], [18], [14], 7]] })]).fitments;
	const file = built([fitmentRow({ from: 2014, to: 2018, options: [[[24], [19], [], ADAPTER_UNKNOWN]] })]).fitments;
	expect(
		spansOf(
			mergeBrand(base, file, () => FRONT_ONLY),
			fitmentRow(),
		),
	).toEqual([
		{ from: 2012, to: 2013, options: [[[26], [18], [14], 7]] },
		{ from: 2014, to: 2016, options: [[[24], [19], [14], 7]] },
		{ from: 2017, to: 2018, options: [[[24], [19], [], -1]] },
	]);
	expect(spansOf(mergeBrand(base, file), fitmentRow())[1]).toEqual({
		from: 2014,
		to: 2018,
		options: [[[24], [19], [], -1]],
	});
});

test("what a file doesn't say is kept of the same option, else of every one of the car", () => {
	const options: FitmentRow["options"] = [
		[[26], [18], [14], 7],
		[[24], [19], [12], ADAPTER_UNKNOWN],
	];
	const base = built([fitmentRow({ options })]).fitments;
	const merged = (...mapped: FitmentRow["options"]) =>
		spansOf(
			mergeBrand(base, built([fitmentRow({ options: mapped })]).fitments, () => FRONT_ONLY),
			fitmentRow(),
		);
	expect(merged([[24], [19], [], -1])).toMatchObject([{ options: [[[24], [19], [12], -1]] }]);
	expect(merged([[25], [20], [], -1])).toMatchObject([
		{
			options: [
				[[25], [20], [14], 7],
				[[25], [20], [12], -1],
			],
		},
	]);
	expect(merged([[26], [18], [], -1], [[24], [19], [], -1])).toMatchObject([{ options }]);
});

test("merging a file that says some parts only leaves every other part as it was, and twice is once", () => {
	const parts = fc.record({
		driver: fc.boolean(),
		passenger: fc.boolean(),
		rear: fc.boolean(),
		adapter: fc.boolean(),
	});
	fc.assert(
		fc.property(fitmentRows, fitmentRows, parts, (baseRows, fileRows, mapped) => {
			const withMapped = ([driver, passenger, rear, adapter]: Equipment): Equipment => [
				mapped.driver ? driver : [],
				mapped.passenger ? passenger : [],
				mapped.rear ? rear : [],
				mapped.adapter ? adapter : ADAPTER_UNKNOWN,
			];
			const unmapped = ([driver, passenger, rear, adapter]: Equipment): Equipment => [
				mapped.driver ? [] : driver,
				mapped.passenger ? [] : passenger,
				mapped.rear ? [] : rear,
				mapped.adapter ? ADAPTER_UNKNOWN : adapter,
			];
			const read = fileRows.map((row) => ({ ...row, options: row.options.map(withMapped) }));
			const [base, file] = [imported(baseRows), built(read).fitments];
			const once = mergeBrand(base, file, () => mapped);
			expect(content(mergeBrand(once, file, () => mapped))).toEqual(content(once));
			for (const row of baseRows) {
				for (let year = row.from; year <= LAST; year++) {
					const of = (spans: FitmentSpan[]) => spans.flatMap((span) => (covers(span, year) ? span.options : []));
					const known = of(spansOf(base, row)).map(unmapped);
					if (known.length === 0) continue;
					// Options that tell different parts may become one.
					const isApart = known.some((one) => known.some((other) => one !== other && areApart(one, other)));
					const isSame = (one: Equipment, other: Equipment) =>
						isApart
							? one.some((part, at) => String(part) === String(other[at]))
							: equipmentKey(one) === equipmentKey(other);
					for (const option of of(spansOf(once, row)).map(unmapped))
						expect(known.some((one) => isSame(one, option))).toBe(true);
				}
			}
		}),
	);
});

type Merge = { what: string; known: Equipment[]; file: Equipment[]; expected: Equipment[] };
const NO_PASSENGER = { driver: true, passenger: false, rear: true, adapter: true };
const NO_ADAPTER = { driver: true, passenger: true, rear: true, adapter: false };
const APART: Equipment[] = [
	[[26], [18], [], -1],
	[[24], [19], [], -1],
	[[], [], [14], -1],
];
const WHOLE: Equipment[] = [
	[[26], [18], [14], -1],
	[[24], [19], [14], -1],
];
const WITH_ADAPTERS: Equipment[] = [
	[[26], [18], [], 7],
	[[], [], [14], 8],
];
const FRONTS: Equipment[] = [
	[[26], [18], [], -1],
	[[24], [19], [], -1],
];
const WITHOUT_PASSENGERS: Equipment[] = [
	[[26], [], [], -1],
	[[24], [], [], -1],
	[[], [], [14], -1],
];

test.each<Merge & { mapped: typeof FRONT_ONLY }>([
	{ what: "whole ones", mapped: NO_PASSENGER, known: WHOLE, file: WITHOUT_PASSENGERS, expected: WHOLE },
	{ what: "those of before", mapped: NO_PASSENGER, known: APART, file: WITHOUT_PASSENGERS, expected: WHOLE },
	{
		what: "those with adapters",
		mapped: NO_ADAPTER,
		known: WITH_ADAPTERS,
		file: [
			[[26], [18], [], -1],
			[[], [], [14], -1],
		],
		expected: WITH_ADAPTERS,
	},
	{ what: "a rear of which the file has no column", mapped: FRONT_ONLY, known: APART, file: FRONTS, expected: WHOLE },
])("merging the same rows again, with fewer columns, makes no other sets of the known ones: $what", (one) => {
	const base = built([fitmentRow({ options: one.known })]).fitments;
	const file = built([fitmentRow({ options: one.file })]).fitments;
	const merged = mergeBrand(base, file, () => one.mapped);
	expect(spansOf(merged, fitmentRow())).toMatchObject([{ options: one.expected }]);
	expect(mergeBrand(merged, file, () => one.mapped)).toEqual(merged);
});

test("rows that disagree stay two options: 26+18 and 24+19 never become 26+19", () => {
	const rows = [fitmentRow(), fitmentRow({ options: [[[24], [19], [], -1]] })];
	expect(spansOf(built(rows).fitments, fitmentRow())).toEqual([
		{
			from: 2012,
			to: 2016,
			options: [
				[[26], [18], [], -1],
				[[24], [19], [], -1],
			],
		},
	]);
});

test("the front of one row and the rear of another are one option, in the years of both", () => {
	const rear = fitmentRow({ from: 2014, to: 2018, options: [[[], [], [14], ADAPTER_UNKNOWN]] });
	expect(spansOf(imported([fitmentRow(), rear]), rear)).toEqual([
		{ from: 2012, to: 2013, options: [[[26], [18], [], -1]] },
		{ from: 2014, to: 2016, options: [[[26], [18], [14], -1]] },
		{ from: 2017, to: 2018, options: [[[], [], [14], -1]] },
	]);
});

const optionsOf = (...options: Equipment[]) => spansOf(imported([fitmentRow({ options })]), fitmentRow())[0]?.options;

test("a rear, and an adapter, belong to each front that the car may have", () => {
	expect(optionsOf([[26], [18], [], -1], [[], [], [14], -1], [[24], [19], [], -1])).toEqual([
		[[26], [18], [14], -1],
		[[24], [19], [14], -1],
	]);
	expect(optionsOf([[26], [], [], -1], [[], [18], [], -1], [[], [], [], 7])).toEqual([[[26], [18], [], 7]]);
	expect(optionsOf([[26], [], [], 7], [[26], [], [], -1], [[], [], [], 7])).toEqual([[[26], [], [], 7]]);
});

test.each<{ what: string; options: Equipment[] }>([
	{
		what: "that tell the same part",
		options: [
			[[26], [18], [14], -1],
			[[], [], [12], -1],
		],
	},
	{
		what: "with two fronts and two rears",
		options: [
			[[26], [18], [], -1],
			[[24], [19], [], -1],
			[[], [], [14], -1],
			[[], [], [12], -1],
		],
	},
	{
		what: "with halves of two fronts",
		options: [
			[[26], [], [], -1],
			[[24], [], [], -1],
			[[], [18], [], -1],
		],
	},
	{
		what: "with two adapters",
		options: [
			[[26], [18], [], 7],
			[[], [], [14], 8],
		],
	},
])("options $what stay apart", ({ options }) => {
	expect(optionsOf(...options)).toEqual(options);
});

test("overlapping years are split, so that each span lists all that applies", () => {
	const rows = [fitmentRow(), fitmentRow({ from: 2014, to: 0, options: [[[24], [19], [], -1]] })];
	expect(spansOf(built(rows).fitments, fitmentRow())).toEqual([
		{ from: 2012, to: 2013, options: [[[26], [18], [], -1]] },
		{
			from: 2014,
			to: 2016,
			options: [
				[[26], [18], [], -1],
				[[24], [19], [], -1],
			],
		},
		{ from: 2017, to: 0, options: [[[24], [19], [], -1]] },
	]);
});

test("a hole in the years stays a hole, and neighbouring years join", () => {
	const rows = [2012, 2013, 2015, 2016].map((year) => fitmentRow({ from: year, to: year }));
	expect(spansOf(built(rows).fitments, fitmentRow()).map(({ from, to }) => [from, to])).toEqual([
		[2012, 2013],
		[2015, 2016],
	]);
});

test("a car of which no size is known is a car all the same, until a row knows one", () => {
	const blank = fitmentRow({ options: [[[], [], [], -1]] });
	expect(spansOf(built([blank]).fitments, blank)).toEqual([{ from: 2012, to: 2016, options: [[[], [], [], -1]] }]);
	expect(spansOf(built([blank, fitmentRow()]).fitments, blank)[0]!.options).toEqual([[[26], [18], [], -1]]);
});

test("a Saab 95 and a Saab 9-5 are two cars; GOLF and Golf are one, as it was spelled first", () => {
	const rows = ["95", "9-5", "Golf", " GOLF"].map((model) => fitmentRow({ model }));
	expect([...built(rows).fitments.models.values()].map(({ name }) => name)).toEqual(["95", "9-5", "Golf"]);
});

const aliasesOf = ({ models }: BrandFitments) => models.get("golf")?.aliases;

test("an alias of several rows has the years of all of them, and one without an end has none", () => {
	const rows = [
		fitmentRow({ from: 2013, to: 2019, aliases: ["Golf 7"] }),
		fitmentRow({ from: 2014, to: 2020, body: "Estate", aliases: ["golf 7", "5g"] }),
		fitmentRow({ from: 2020, to: 0, aliases: ["golf 8"] }),
	];
	expect(aliasesOf(built(rows).fitments)).toEqual([
		["Golf 7", 2013, 2020],
		["5g", 2014, 2020],
		["golf 8", 2020, 0],
	]);
	expect(aliasesOf(built([fitmentRow()]).fitments)).toBeUndefined();
	expect(aliasesOf(built([fitmentRow({ aliases: [] })]).fitments)).toEqual([]);
});

test("merging a file replaces the aliases of its years, and none if it says nothing of them", () => {
	const base = built([
		fitmentRow({ from: 2004, to: 2008, aliases: ["golf 5"] }),
		fitmentRow({ from: 2009, to: 2012, aliases: ["golf 6"] }),
	]).fitments;
	const merged = (row: Partial<FitmentRow>) => aliasesOf(mergeBrand(base, built([fitmentRow(row)]).fitments));
	expect(merged({ from: 2009, to: 2012, aliases: ["mk6"] })).toEqual([
		["golf 5", 2004, 2008],
		["mk6", 2009, 2012],
	]);
	expect(merged({ from: 2009, to: 2012, aliases: [] })).toEqual([["golf 5", 2004, 2008]]);
	expect(merged({ from: 2009, to: 2012 })).toEqual(aliasesOf(base));
	expect(merged({ from: 2011, to: 0, aliases: ["GOLF 6"] })).toEqual([
		["golf 5", 2004, 2008],
		["GOLF 6", 2009, 0],
	]);
	expect(merged({ from: 2007, to: 2009, aliases: ["mk6"] })).toEqual([
		["golf 5", 2004, 2006],
		["golf 6", 2010, 2012],
		["mk6", 2007, 2009],
	]);
});

const numbersOf = ({ models }: BrandFitments, row = fitmentRow()) =>
	models.get("golf")?.variants.get(variantKey(row))?.keyNumbers;

test("a key number is a variant's, with the years of all its rows; a row that adds only one is no duplicate", () => {
	const rows = [
		fitmentRow({ from: 2013, to: 2016, keyNumbers: ["0603BGU"] }),
		fitmentRow({ from: 2013, to: 2016, keyNumbers: ["0603BJL"] }),
		fitmentRow({ from: 2013, to: 2016, keyNumbers: ["0603BJL"] }),
		fitmentRow({ from: 2017, to: 0, keyNumbers: ["0603BGU"] }),
		fitmentRow({ from: 2014, to: 2020, body: "Estate", keyNumbers: [] }),
	];
	const { fitments, counts } = built(rows);
	expect(numbersOf(fitments)).toEqual([
		["0603BGU", 2013, 0],
		["0603BJL", 2013, 2016],
	]);
	expect(numbersOf(fitments, fitmentRow({ body: "Estate" }))).toEqual([]);
	expect(counts).toEqual({ imported: 4, merged: 1 });
	expect(numbersOf(built([fitmentRow()]).fitments)).toBeUndefined();
});

test("merging a file replaces the key numbers of its cars and years, and none if it says nothing of them", () => {
	const base = built([
		fitmentRow({ from: 2004, to: 2008, keyNumbers: ["0603AAA"] }),
		fitmentRow({ from: 2009, to: 2012, keyNumbers: ["0603BBB"] }),
	]).fitments;
	const merged = (row: Partial<FitmentRow>) => numbersOf(mergeBrand(base, built([fitmentRow(row)]).fitments));
	expect(merged({ from: 2009, to: 2012, keyNumbers: ["0603CCC"] })).toEqual([
		["0603AAA", 2004, 2008],
		["0603CCC", 2009, 2012],
	]);
	expect(merged({ from: 2009, to: 2012, keyNumbers: [] })).toEqual([["0603AAA", 2004, 2008]]);
	expect(merged({ from: 2009, to: 2012 })).toEqual(numbersOf(base));
	expect(merged({ from: 2009, to: 2012, body: "Estate", keyNumbers: ["0603DDD"] })).toEqual(numbersOf(base));
});

test("merging a file replaces a key number in the file's years alone, however many spans they are in", () => {
	const base = built([fitmentRow({ from: 2012, to: 2019, keyNumbers: ["0603AAA"] })]).fitments;
	const merged = (...rows: Partial<FitmentRow>[]) => numbersOf(mergeBrand(base, built(rows.map(fitmentRow)).fitments));
	expect(merged({ from: 2016, to: 2019, keyNumbers: ["0603AAA"] })).toEqual([["0603AAA", 2012, 2019]]);
	expect(merged({ from: 2016, to: 0, keyNumbers: ["0603AAA"] })).toEqual([["0603AAA", 2012, 0]]);
	expect(merged({ from: 2016, to: 2019, keyNumbers: ["0603BBB"] })).toEqual([
		["0603AAA", 2012, 2015],
		["0603BBB", 2016, 2019],
	]);
	const otherSizes: FitmentRow["options"] = [[[24], [19], [], -1]];
	expect(
		merged(
			{ from: 2012, to: 2015, keyNumbers: ["0603BBB"] },
			{ from: 2016, to: 2019, keyNumbers: ["0603BBB"], options: otherSizes },
		),
	).toEqual([["0603BBB", 2012, 2019]]);
});
