import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { CATALOGUE_FILE } from "#scripts/demo/catalogue.ts";
import { modelListOf, readFitmentFile } from "#tests/support/fitment-file.ts";
import { candidatesOf } from "#worker/catalogue/vehicles/candidate-cars.rules.ts";
import { piecesOf } from "#worker/catalogue/vehicles/car-text.rules.ts";
import { CAR_WORDS, withWords } from "#worker/catalogue/vehicles/car-word-list.rules.ts";
import { indexOf } from "#worker/catalogue/vehicles/model-index.rules.ts";
import type { ModelList } from "#worker/catalogue/vehicles/model-list.rules.ts";
import { searchCatalogue, searchModels } from "#worker/catalogue/vehicles/model-search.rules.ts";
import { matchTerms } from "#worker/catalogue/vehicles/term-matches.rules.ts";

const list: ModelList = {
	v: 1,
	words: CAR_WORDS,
	brands: [
		[
			1,
			"Citroën",
			[
				[10, "C4"],
				[11, "ë-C4"],
			],
		],
		[
			2,
			"Mazda",
			[
				[20, "CX-5"],
				[21, "3"],
			],
		],
		[
			3,
			"Peugeot",
			[
				[30, "2008"],
				[31, "208"],
			],
		],
		[
			4,
			"Saab",
			[
				[40, "95"],
				[41, "9-5"],
			],
		],
		[5, "Škoda", [[50, "Octavia"]]],
		[
			6,
			"Volkswagen",
			[
				[60, "Golf"],
				[61, "Golf VI"],
				[62, "Golf VII"],
				[63, "Golf VIII"],
				[64, "Polo"],
			],
		],
	],
};

const names = (text: string, among = list) =>
	searchModels(among, text).map(({ brand, model, year }) => [brand.name, model.name, year].join(" ").trim());

test.each([
	["golf 7 2016", "Volkswagen Golf VII 2016"],
	["VW golf vii", "Volkswagen Golf VII"],
	["2016 GOLF 8", "Volkswagen Golf VIII 2016"],
	["mazda iii", "Mazda 3"],
	["cx5", "Mazda CX-5"],
	["cx 5", "Mazda CX-5"],
	["cx-5", "Mazda CX-5"],
	["skoda oct", "Škoda Octavia"],
	["citroen c4", "Citroën C4"],
	["ŠKODA", "Škoda Octavia"],
])("%s means %s", (text, first) => {
	expect(names(text)[0]).toBe(first);
});

test("a number that is a model's name is the name first, and a year for the other models", () => {
	expect(names("peugeot 2008")).toEqual(["Peugeot 2008", "Peugeot 208 2008"]);
	expect(names("peugeot 2008 2016")).toContain("Peugeot 2008 2016");
});

test("a Saab 95 and a Saab 9-5 stay two cars", () => {
	expect(names("saab 9-5")[0]).toBe("Saab 9-5");
	expect(names("saab 95")[0]).toBe("Saab 95");
});

const demo = modelListOf(readFitmentFile(CATALOGUE_FILE));

test.each([
	["golf 7 2016", "Volkswagen Golf 2016"],
	["golf vii", "Volkswagen Golf"],
	["Golf7 2016", "Volkswagen Golf 2016"],
	["golf mk7 '16", "Volkswagen Golf 2016"],
	["2016er golf", "Volkswagen Golf 2016"],
	["16 vw golf", "Volkswagen Golf 2016"],
	["golf, bj. 2016", "Volkswagen Golf 2016"],
	["golf tdi variant 2016", "Volkswagen Golf 2016"],
	["3er 2012", "BMW 3er 2012"],
	["bmw 3 series 2012", "BMW 3er 2012"],
	["BMW-3er 2012", "BMW 3er 2012"],
	["mercedes c klasse 2010", "Mercedes-Benz C-Klasse 2010"],
	["c class", "Mercedes-Benz C-Klasse"],
	["volkswagn golf", "Volkswagen Golf"],
	["vilkswagen golf", "Volkswagen Golf"],
	["glof 2016", "Volkswagen Golf 2016"],
	["f 150", "Ford F-150"],
	["f150 2018", "Ford F-150 2018"],
	["skoda octavia rs", "Škoda Octavia RS/vRS"],
	["landrover defender", "Land Rover Defender"],
])("of the demo's cars %s means %s", (text, first) => {
	expect(names(text, demo)[0]).toBe(first);
});

test("what no car is called finds none", () => {
	for (const text of ["zeppelin", "zeppelin 2016", "2016", "'16", "   ", ""])
		expect(names(text, demo), text).toEqual([]);
});

const answer = (text: string) => searchCatalogue(demo, text);

test("a brand is an entry of its own, before its models in the order of their use", () => {
	const { hits, ignored } = answer("vw");
	expect(hits[0]).toEqual({ brand: expect.objectContaining({ name: "Volkswagen" }), model: null, year: null });
	expect(hits.slice(1, 4).map(({ model }) => model?.name)).toEqual(["Golf", "Sharan", "Transporter"]);
	expect(ignored).toEqual([]);
});

test("a model that a brand doesn't have leads to the brand, and no other model is offered", () => {
	const { hits, ignored } = answer("audi quattroporte");
	expect(hits).toEqual([{ brand: expect.objectContaining({ name: "Audi" }), model: null, year: null }]);
	expect(ignored).toEqual(["quattroporte"]);
	expect(answer("audi quattroporte 2012").hits).toEqual(hits);
	expect(names("audi quattroporte", demo)).toEqual([]);
});

test.each([
	["golf 7 wiper blades", ["wiper", "blades"]],
	["Scheibenwischer (Golf)", ["Scheibenwischer"]],
	["a4 2.0 tdi 2009", ["2.0", "tdi"]],
	["octavia cabrio", ["cabrio"]],
	["golf bj 2016", []],
	["golf 201", []],
	["щётки для гольф 7", ["щётки"]],
	["golf için model 2016", []],
	["dla golf 2016", []],
	["για το γκολφ, μοντέλο του 2016", ["το"]],
])("of %s the words %j are returned as ignored", (text, ignored) => {
	expect(answer(text).ignored).toEqual(ignored);
});

test("a year that was not built is said, and the model is found without it", () => {
	expect(answer("golf 1965").hits[0]).toMatchObject({ model: { name: "Golf" }, year: null, unbuilt: 1965 });
	expect(answer("golf 1975").hits[0]).toMatchObject({ year: 1975, unbuilt: undefined });
});

test("a car that is still built has model years until the next one", () => {
	const list: ModelList = {
		v: 1,
		words: CAR_WORDS,
		brands: [
			[
				1,
				"Audi",
				[
					[10, "A4", { y: [1994, 0] }],
					[11, "Q5", { y: [2008, 0] }],
				],
			],
			[2, "Peugeot", [[12, "2008", { y: [2013, 0] }]]],
		],
	};
	const hitsOf = (text: string) => searchCatalogue(list, text, 2026).hits.map((hit) => [hit.model?.name, hit.year]);
	expect(hitsOf("audi a4 35 tfsi 2019")).toEqual([["A4", 2019]]);
	expect(hitsOf("a4 25 tfsi 2019")).toEqual([["A4", 2019]]);
	expect(hitsOf("q5 40 tdi 2021")).toEqual([["Q5", 2021]]);
	expect(hitsOf("peugeot 2008 16")[0]).toEqual(["2008", 2016]);
	expect(hitsOf("a4 2027")).toEqual([["A4", 2027]]);
	expect(searchCatalogue(list, "a4 2050", 2026).hits).toMatchObject([{ year: null, unbuilt: 2050 }]);
	// A page may stay open over New Year.
	expect(searchCatalogue(list, "a4 2028", 2026).hits).toMatchObject([{ unbuilt: 2028 }]);
	expect(searchCatalogue(list, "a4 2028", 2027).hits).toMatchObject([{ year: 2028 }]);
	// An announced end offers no more years.
	const [audi] = list.brands;
	const ending: ModelList = { ...list, brands: [[audi![0], audi![1], [[10, "A4", { y: [2024, 2036] }]]]] };
	expect(searchCatalogue(ending, "a4 2030", 2026).hits).toMatchObject([{ year: null, unbuilt: 2030 }]);
});

test("a brand is found by all its names, whichever of them the catalogue uses", () => {
	const hitsOf = (text: string, ...names: string[]) =>
		searchCatalogue(
			{ v: 1, words: CAR_WORDS, brands: names.map((name, at) => [at, name, [[at, "Astra"]]]) },
			text,
		).hits.map(({ brand, model }) => [brand.name, model?.name].join(" "));
	expect(hitsOf("volkswagen astra", "VW")).toEqual(["VW Astra"]);
	expect(hitsOf("opel astra", "Vauxhall")).toEqual(["Vauxhall Astra"]);
	expect(hitsOf("mercedes-benz astra", "Mercedes")).toEqual(["Mercedes Astra"]);
	expect(hitsOf("opel astra", "Vauxhall", "Opel")).toEqual(["Opel Astra"]);
	expect(hitsOf("opla astra", "Vauxhall", "Opel")).toEqual(["Opel Astra"]);
	expect(hitsOf("vauxhall astra", "Vauxhall", "Opel")).toEqual(["Vauxhall Astra"]);
});

test("a generation has its years, an engine those of all that had it, both together the common ones", () => {
	const yearsOf = (text: string) => answer(text).hits[0]?.years;
	expect(yearsOf("golf mk7")).toEqual([2013, 2020]);
	expect(yearsOf("e90")).toEqual([2005, 2011]);
	expect(yearsOf("bmw 325d")).toEqual([2005, 2011]);
	expect(yearsOf("330d")?.[0]).toBe(1998);
	expect(yearsOf("330d e90")).toEqual([2005, 2011]);
	expect(yearsOf("golf")).toBeUndefined();
});

test("each generation with a number has its years at the end of a text, in either way to write the number", () => {
	const roman = "0 i ii iii iv v vi vii viii ix".split(" ");
	const missed = demo.brands.flatMap(([, , models]) =>
		models.flatMap(([, model, { a = [] } = {}]) =>
			a.flatMap(([alias, ...years]) => {
				// The second 4 of `rav4 4` may be the name's, and the Qashqai+2 is another car.
				const [, name, number] = alias.match(/^(.*\D) (\d)$/) ?? [];
				if (!name || model.toLowerCase() !== name || alias === "qashqai 2") return [];
				return [alias, name + number, `${name} ${roman[Number(number)]}`].flatMap((text) => {
					const [hit] = answer(text).hits;
					const isFound = hit?.model?.name === model && hit.years?.join() === years.join();
					return isFound ? [] : [[text, years, hit?.model?.name, hit?.years]];
				});
			}),
		),
	);
	expect(missed).toEqual([]);
	expect(answer("golf 5").hits[0]?.years).toEqual([2004, 2008]);
});

test("a body is the catalogue's word for it", () => {
	expect(answer("golf kombi").hits[0]?.body).toBe("Variant");
	expect(answer("focus estate").hits[0]?.body).toBe("Turnier");
	expect(answer("audi a4 avant").hits[0]?.body).toBe("Avant");
	for (const text of ["golf hb", "golf htb", "гольф хэтчбек", "гольф хетчбек", "γκολφ χάτσμπακ"])
		expect(answer(text).hits[0]?.body, text).toBe("Hatchback");
	const list: ModelList = { v: 1, words: CAR_WORDS, brands: [[1, "Audi", [[10, "A4", { b: ["Cabriolet"] }]]]] };
	for (const text of ["a4 kabrio", "a4 kabriolet", "α4 καμπριολέ"])
		expect(searchCatalogue(list, text).hits[0]?.body, text).toBe("Cabriolet");
});

test("without hits the brand that is most like a word is named, if one is", () => {
	expect(answer("renolt").nearest?.name).toBe("Renault");
	expect(answer("zeppelin").nearest).toBeNull();
});

test("the end of a brand's name alone may be another brand, and is only a guess", () => {
	const list: ModelList = {
		v: 1,
		words: CAR_WORDS,
		brands: [
			[1, "Alfa Romeo", [[10, "Giulia", { y: [2016, 0] }]]],
			[
				2,
				"Land Rover",
				[
					[20, "Defender", { y: [1990, 0] }],
					[21, "Range Rover", { y: [1994, 0] }],
				],
			],
			[3, "Mercedes-Benz", [[30, "C-Klasse", { y: [1993, 0] }]]],
		],
	};
	const nearest = (text: string) => searchCatalogue(list, text).nearest?.name;
	expect(["ROVER", "rover 75", "Rover 25 2002", "rove"].map(nearest)).toEqual(Array(4).fill("Land Rover"));
	const meant = ["land rover", "range rover 2004", "rover defender", "romeo", "benz", "mercedes", "land"];
	expect(meant.map(nearest)).toEqual(meant.map(() => undefined));
	expect(names("rover range", list)).toEqual(["Land Rover Range Rover"]);
	const withRover: ModelList = { ...list, brands: [...list.brands, [4, "Rover", [[40, "75", { y: [1999, 2005] }]]]] };
	expect(names("rover 75", withRover)).toEqual(["Rover 75"]);
	for (const text of ["rover", "rover 25 2002"])
		expect(searchCatalogue(withRover, text)).toMatchObject({
			nearest: null,
			hits: { 0: { brand: { name: "Rover" } } },
		});
});

test("a code that the brand lacks leads to the brand, whatever its half sounds like or begins", () => {
	const nineties = Array.from({ length: 120 }, (_, id): [number, string] => [id, `${900 + id}`]);
	const list: ModelList = {
		v: 1,
		words: CAR_WORDS,
		brands: [
			[1, "Audi", [[200, "Q5"]]],
			[2, "Hyundai", [[201, "XG300"]]],
			[3, "Porsche", nineties],
		],
	};
	const hitsOf = (text: string) =>
		searchCatalogue(list, text).hits.map(({ brand, model }) => [brand.name, model?.name]);
	for (const text of ["hyundai i30", "hyundai i 30"]) expect(hitsOf(text), text).toEqual([["Hyundai", undefined]]);
	for (const text of ["audi q9", "audi q 9"]) expect(hitsOf(text), text).toEqual([["Audi", undefined]]);
});

const european: ModelList = {
	v: 1,
	words: CAR_WORDS,
	brands: [
		[
			1,
			"BMW",
			[
				[10, "i3"],
				[11, "X4"],
			],
		],
		[
			2,
			"Fiat",
			[
				[20, "Punto"],
				[21, "Panda"],
			],
		],
		[3, "Honda", [[30, "Jazz"]]],
		[4, "Kia", [[40, "Picanto"]]],
		[5, "Lancia", [[50, "Zeta"]]],
		[
			6,
			"Mercedes-Benz",
			[
				[60, "A-Class"],
				[61, "C-Class"],
				[62, "E-Class"],
			],
		],
		[
			7,
			"Opel",
			[
				[
					70,
					"Astra",
					{
						y: [1991, 0],
						a: [
							["Astra H", 2004, 2010],
							["Astra J", 2009, 2015],
						],
					},
				],
			],
		],
		[
			8,
			"Toyota",
			[
				[80, "Corolla"],
				[81, "Corolla Verso"],
				[82, "Hilux"],
			],
		],
		[
			9,
			"Volkswagen",
			[
				[90, "Golf", { y: [1974, 0], a: [["Golf 4", 1997, 2003]] }],
				[91, "Jetta"],
				[92, "T-Roc"],
				[93, "Transporter", { y: [1990, 0], a: [["T6", 2015, 2023]] }],
			],
		],
		[10, "ZAZ", [[100, "Sens"]]],
		[11, "SEAT", [[110, "León"]]],
		[12, "Cupra", [[120, "Formentor"]]],
	],
};

test.each([
	["hilux 4x4", "Toyota Hilux"],
	["hilux 4х4", "Toyota Hilux"],
	["golf 4motion", "Volkswagen Golf"],
	["golf 5d", "Volkswagen Golf"],
	["corolla 1.6 16v", "Toyota Corolla"],
	["mercedes cklasse 2010", "Mercedes-Benz C-Class 2010"],
	["mercedes eklasa", "Mercedes-Benz E-Class"],
	["mercedes s klasse 2015", "Mercedes-Benz"],
	["mercedes b klasse", "Mercedes-Benz"],
	["mercedes cla", "Mercedes-Benz"],
	["mercedes cla 2015", "Mercedes-Benz"],
	["bmw 320i 2010", "BMW"],
	["τζέτα", "Volkswagen Jetta"],
	["χόντα τζαζ", "Honda Jazz"],
	["πούντο", "Fiat Punto"],
	["πάντα", "Fiat Panda"],
	["πικάντο", "Kia Picanto"],
	["astra iii", "Opel Astra"],
	["vw t6.1 2020", "Volkswagen Transporter 2020 2015,2023"],
	["golf2.0 tdi", "Volkswagen Golf"],
	["leon cupra 2015", "SEAT León 2015"],
	["cupra leon", "Cupra"],
])("where cars are called otherwise %s means %s", (text, first) => {
	const [hit] = searchCatalogue(european, text).hits;
	expect([hit?.brand.name, hit?.model?.name, hit?.year, hit?.years].filter(Boolean).join(" ")).toBe(first);
});

test.each([
	["transporter t6.1", ["Transporter T6.1"]],
	["t6.1 2020", ["Transporter T6.1"]],
	["transporter t6", ["Transporter T6", "Transporter T6.1"]],
	["t6 2018", ["Transporter T6"]],
	["t5.1", ["Transporter T5"]],
	["t4", ["Transporter T4.1"]],
])("where the catalogue has both %s is %s", (text, expected) => {
	const names = ["T4.1", "T5", "T6", "T6.1"];
	const models = names.map((name, id): [number, string] => [id, `Transporter ${name}`]);
	const { hits } = searchCatalogue({ v: 1, words: CAR_WORDS, brands: [[1, "Volkswagen", models]] }, text);
	expect(hits.map(({ model }) => model?.name).slice(0, expected.length)).toEqual(expected);
});

test("a short name that is a whole one begins no other", () => {
	const models = ["Ka", "Ka+", "Kadett", "Kangoo"].map((name, id): [number, string] => [id, name]);
	const { hits } = searchCatalogue({ v: 1, words: CAR_WORDS, brands: [[1, "Ford", models]] }, "ka 2018");
	expect(hits.map(({ model }) => model?.name)).toEqual(["Ka", "Ka+"]);
});

test("a class with a number is no other class with that number", () => {
	const models: ModelList["brands"][number][2] = [
		[1, "C-Klasse", { a: [["C 320", 2000, 2014]] }],
		[2, "S-Klasse"],
	];
	const list: ModelList = { v: 1, words: CAR_WORDS, brands: [[1, "Mercedes-Benz", models]] };
	const first = (text: string) => searchCatalogue(list, text).hits[0]?.model?.name;
	const texts = ["mercedes c 320", "mercedes 320", "mercedes cdi 320", "mercedes s 320"];
	expect(texts.map(first)).toEqual(["C-Klasse", "C-Klasse", "C-Klasse", "S-Klasse"]);
});

test("an engine's number names no years of those with a letter", () => {
	const models: ModelList["brands"][number][2] = [
		[
			1,
			"3er",
			{
				y: [1975, 0],
				a: [
					["316i", 1990, 2018],
					["320D", 1998, 0],
				],
			},
		],
	];
	const hitsOf = (text: string) => searchCatalogue({ v: 1, words: CAR_WORDS, brands: [[1, "BMW", models]] }, text).hits;
	expect(hitsOf("bmw 316")[0]).toMatchObject({ model: { name: "3er" }, years: undefined });
	expect(hitsOf("bmw 316i")[0]).toMatchObject({ years: [1990, 2018] });
	expect(hitsOf("bmw 320 2010")[0]).toMatchObject({ model: { name: "3er" }, year: 2010 });
	expect(hitsOf("trabant 316")).toEqual([]);
	expect(hitsOf("316 trabant")).toEqual([]);
});

test("two digits after a sign or alone are a year, in the middle of a name they are none", () => {
	expect(names("golf 98")[0]).toBe("Volkswagen Golf 1998");
	expect(names("saab 9-5")).toEqual(["Saab 9-5", "Saab 95"]);
});

const letters = "abcdefghijklmnopqrstuvwxyz";
const models = demo.brands.flatMap(([, brand, ofBrand]) => ofBrand.map(([, model]) => ({ brand, model })));
const anyModel = fc.constantFrom(...models);
const anyYear = fc.integer({ min: 1960, max: 2026 });
const isFirstEight = (text: string, { brand, model }: { brand: string; model: string }) =>
	searchModels(demo, text).some((hit) => hit.brand.name === brand && hit.model.name === model);

test("every car is found by its name, in any order of words and any case, with its year anywhere", () => {
	fc.assert(
		fc.property(anyModel, anyYear, fc.infiniteStream(fc.nat()), fc.boolean(), (car, year, order, isLoud) => {
			const words = `${car.brand} ${car.model} ${year}`
				.split(" ")
				.map((word) => ({ word, at: order.next().value ?? 0 }));
			const text = words
				.sort((one, other) => one.at - other.at)
				.map(({ word }) => word)
				.join(" ");
			expect(isFirstEight(isLoud ? text.toUpperCase() : text.toLowerCase(), car), text).toBe(true);
		}),
	);
});

test("a wrong letter in a long word doesn't hide a car", () => {
	const mistyped = fc.record({ at: fc.nat(), letter: fc.constantFrom(...letters), way: fc.constantFrom(0, 1, 2) });
	fc.assert(
		fc.property(anyModel, mistyped, (car, { at, letter, way }) => {
			const full = `${car.brand} ${car.model}`;
			const [long = ""] = full.match(/\p{L}{6,}/u) ?? [];
			const place = 1 + (at % Math.max(1, long.length - 2));
			const wrong = long.slice(0, place) + (way === 0 ? "" : letter) + long.slice(place + (way === 2 ? 0 : 1));
			expect(isFirstEight(full.replace(long, wrong), car), full.replace(long, wrong)).toBe(true);
		}),
	);
});

test("whatever is typed, nothing is thrown and the years are years", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
			for (const { year } of searchModels(demo, text))
				expect(year === null || (year >= 1900 && year < 2100)).toBe(true);
		}),
	);
});

test("signs that mean something to a search are just signs", () => {
	expect(names("%_\\'\"*(")).toEqual([]);
});

test.each(["mo1".repeat(33), "c1".repeat(50), "mo1 ".repeat(25), "vwgolf ".repeat(14)])(
	"a text of many short pieces is compared as often as one of 24: %s",
	(text) => {
		const { byText } = indexOf(demo, 2026);
		const compared = vi.spyOn(byText, "get");
		searchCatalogue(demo, text);
		// Five runs begin at each piece, and a word that may be two is split once.
		expect(compared.mock.calls.length).toBeLessThanOrEqual(24 * 5 + 100);
		compared.mockRestore();
	},
);

test("each match is looked at a few times, however many places a text has", () => {
	const pieces = piecesOf("mo1".repeat(8), CAR_WORDS);
	let reads = 0;
	const matches = matchTerms(indexOf(demo, 2026), pieces).map(({ from, ...match }) => ({
		...match,
		get from() {
			reads++;
			return from;
		},
	}));
	candidatesOf(indexOf(demo, 2026), matches);
	const postings = matches.reduce((sum, { term }) => sum + term.ofModels.length + term.ofBrands.length, 0);
	expect(reads).toBeLessThanOrEqual(3 * matches.length + 5 * postings);
});

test("the list of answers stays short", () => {
	const many: ModelList = {
		v: 1,
		words: CAR_WORDS,
		brands: [[1, "Ford", Array.from({ length: 500 }, (_, id): [number, string] => [id, `Focus ${id}`])]],
	};
	expect(searchModels(many, "focus")).toHaveLength(8);
});

test("a designation in Cyrillic letters is read by their shape, the others by sound", () => {
	const list = withWords({
		v: 1,
		brands: [
			[1, "Citroën", [[10, "AX"]]],
			[2, "Lexus", [[20, "CT 200"]]],
			[3, "Honda", [[30, "CR-V"]]],
		],
	});
	const first = (text: string) => searchCatalogue(list, text).hits[0]?.model?.name;
	expect(["ситроен АХ", "лексус СТ 200", "СТ200", "хонда СРВ"].map(first)).toEqual(["AX", "CT 200", "CT 200", "CR-V"]);
});

test("a list that was made before it had words is searched all the same", () => {
	const { words, ...older } = demo;
	expect(words).toBeDefined();
	expect(searchModels(older, "vw golf 2016")[0]).toMatchObject({ model: { name: "Golf" }, year: 2016 });
	expect(searchModels(older, "Volkswagen Gofl")[0]?.model.name).toBe("Golf");
	expect(searchModels(older, "Гольф")).toEqual([]);
});
