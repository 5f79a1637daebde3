import { describe, expect, test } from "vitest";
import { requestedModel } from "#worker/car-requests/requested-model.rules.ts";
import { CAR_WORDS } from "#worker/catalogue/vehicles/car-word-list.rules.ts";
import type { KnownOfModel, ModelList, SearchHit } from "#worker/catalogue/vehicles/model-list.rules.ts";
import { searchCatalogue } from "#worker/catalogue/vehicles/model-search.rules.ts";

const NOW = 2026;

/** A model, the years in which it was built (0: still), and its aliases. */
type Car = string | [name: string, y?: number[], a?: KnownOfModel["a"]];

function listOf(cars: Record<string, Car[]>): ModelList {
	let id = 0;
	const models = (ofBrand: Car[]) =>
		ofBrand.map((car): [number, string, KnownOfModel] => {
			const [name, y = [2000, 0], a = []] = typeof car === "string" ? [car] : car;
			return [++id, name, { y, a }];
		});
	return {
		v: 1,
		words: CAR_WORDS,
		brands: Object.entries(cars).map(([name, ofBrand]) => [++id, name, models(ofBrand)]),
	};
}

/** Names that are short, numbers, or those of others. */
const list = listOf({
	BYD: ["Atto 3", "Dolphin", "Seal", "Han"],
	MG: ["4", "5", "HS", "ZS"],
	NIO: ["EL6", "ET5", "ET7"],
	Xpeng: ["G6", "G9", "P7"],
	BAIC: ["BJ20", "BJ40"],
	Ora: ["03", "Funky Cat"],
	"Lynk & Co": ["01", "02", "08"],
	Smart: ["#1", "#3", "fortwo"],
	Cupra: ["Born", "Formentor", "Leon"],
	SEAT: ["Ibiza", "León"],
	Tesla: ["Model 3", "Model S", "Model Y"],
	Volkswagen: [
		"ID.3",
		"ID.4",
		[
			"Golf",
			[1974, 0],
			[
				["Golf 3", 1991, 1997],
				["Golf 5", 2003, 2008],
				["Golf 6", 2008, 2012],
			],
		],
		["Golf Plus", [2005, 2014]],
		["Passat", [1973, 0], [["B6", 2005, 2010]]],
		"up!",
	],
	Audi: [
		"e-tron",
		"e-tron GT",
		[
			"A4",
			[1994, 0],
			[
				["A4 B7", 2004, 2008],
				["A4 B8", 2007, 2015],
			],
		],
	],
	BMW: [
		[
			"3er",
			[1975, 0],
			[
				["E90", 2005, 2011],
				["320d", 1998, 0],
			],
		],
		"M3",
	],
	Toyota: ["bZ4X", "C-HR", ["Corolla", [1966, 0]], ["Prius", [1997, 0]], ["Prius+", [2011, 2021]]],
	Mazda: ["3", "CX-5", "CX-60", "MX-30"],
	Škoda: ["Enyaq", ["Octavia", [1996, 0], [["Octavia 3", 2013, 2020]]]],
	Citroën: ["C4", "ë-C4"],
	Renault: [
		"5",
		"R5",
		"19",
		[
			"Clio",
			[1990, 0],
			[
				["Clio 4", 2012, 2019],
				["Clio 5", 2019, 0],
			],
		],
	],
	DS: ["3", "4", "7 Crossback"],
	Fiat: ["500", "500e", "Panda"],
	Peugeot: [["206", [1998, 2012]], ["206+", [2009, 2013]], "208", ["2008", [2013, 0]], ["e-2008", [2019, 0]]],
	Ford: [
		["Ka", [1996, 2016]],
		["Ka+", [2016, 2020]],
		["Focus", [1998, 0], [["Focus 3", 2011, 2018]]],
	],
	"Mercedes-Benz": ["C-Klasse", ["500E", [1991, 1995]]],
	Nissan: ["Qashqai", ["Qashqai+2", [2008, 2013]]],
	Suzuki: ["Jimny", "Jimny 5-door", "Grand Vitara 3-door", "Grand Vitara 5-door"],
	"Land Rover": ["Range Rover Evoque (3-Türer)", "Range Rover Evoque (5-Türer)"],
	Mini: ["3-door Hatch", "5-door Hatch", "5-door"],
});
const cars = list.brands.flatMap(([, brand, models]) => models.map(([, model]) => `${brand} ${model}`));

/** Brands that many catalogues lack, beside those whose names are like theirs. */
const rare = listOf({
	Isuzu: ["D-Max", "Trooper"],
	Suzuki: ["Jimny", "Swift"],
	Chery: ["Tiggo", "Tiggo 7"],
	Jeep: ["Cherokee", "Grand Cherokee"],
	Chevrolet: ["Matiz"],
	BYD: ["Dolphin", "Seal"],
	Geely: ["Emgrand"],
	Maserati: ["Ghibli"],
	Haval: ["Jolion"],
	"Lynk & Co": ["01"],
	Daewoo: ["Matiz", "Nubira"],
	"Land Rover": ["Defender"],
	Rover: ["75"],
	Infiniti: ["Q30"],
	Lexus: ["IS 250"],
	SsangYong: ["Rexton"],
	MG: ["4", "ZS"],
	Lancia: ["Ypsilon"],
	"Great Wall": ["Hover"],
	SEAT: ["Ibiza"],
});

const labelOf = ({ brand, model, year }: SearchHit) => [brand.name, model?.name, year].filter(Boolean).join(" ");
const carsOf = (text: string, among = list) => {
	const { hits, ignored } = searchCatalogue(among, text, NOW);
	return { hits: hits.map(labelOf), ignored };
};
const first = (text: string, among = list) => carsOf(text, among).hits[0];

test("each car is found by its name, whatever number of a generation stands beside it", () => {
	for (const car of cars) {
		expect(first(car), car).toBe(car);
		for (const beside of ["mk8", "gen8", "r32", "mk 8", "t6"]) {
			const { hits, ignored } = carsOf(`${car} ${beside}`);
			expect(hits[0], `${car} ${beside}`).toBe(car);
			expect(ignored.join(), `${car} ${beside}`).toContain(beside.split(" ").at(-1));
		}
	}
});

describe("a generation that a model lacks", () => {
	test.each([
		["corolla mk5", ["Toyota Corolla"], ["mk5"]],
		["toyota corolla mk5 2016", ["Toyota Corolla 2016"], ["mk5"]],
		["mk5 corolla", ["Toyota Corolla"], ["mk5"]],
		["coralla mk5", ["Toyota Corolla"], ["mk5"]],
		["corolla e90", ["Toyota Corolla"], ["e90"]],
		["vw passat b8", ["Volkswagen Passat"], ["b8"]],
		["passat b8 2017", ["Volkswagen Passat 2017"], ["b8"]],
		["clio gen9", ["Renault Clio"], ["gen9"]],
		["octavia r32", ["Škoda Octavia"], ["r32"]],
	])("of %s doesn't name another one that has it", (text, hits, ignored) => {
		expect(carsOf(text)).toEqual({ hits, ignored });
	});

	test("names none beside the name of a model that its brand lacks", () => {
		expect(carsOf("vw lupo mk5")).toEqual({ hits: ["Volkswagen"], ignored: ["lupo", "mk5"] });
		expect(carsOf("trabant mk5").hits).toEqual([]);
		expect(carsOf("mk5 trabant").hits).toEqual([]);
	});

	test("doesn't hide the model where the catalogue has no generations", () => {
		const plain = listOf({ Volkswagen: ["Golf"] });
		expect(carsOf("golf mk5", plain)).toEqual({ hits: ["Volkswagen Golf"], ignored: ["mk5"] });
	});
});

test("the year of a short word is a year, unless a car is called so", () => {
	expect(carsOf("golf bj16")).toEqual({ hits: ["Volkswagen Golf 2016"], ignored: [] });
	expect(first("golf my16")).toBe("Volkswagen Golf 2016");
	expect(first("bj40")).toBe("BAIC BJ40");
});

test("a text that names a brand offers no other brand's car that leaves the brand aside", () => {
	const before = listOf({ Fiat: ["500"], "Mercedes-Benz": [["500E", [1991, 1995]]] });
	expect(carsOf("fiat 500e", before)).toEqual({ hits: ["Fiat 500"], ignored: ["500e"] });
	expect(carsOf("fiat 500e").hits).toEqual(["Fiat 500e"]);
	expect(carsOf("500e").hits).toEqual(["Fiat 500e", "Mercedes-Benz 500E"]);
});

test("another brand's car whose own name begins with a brand's is offered too", () => {
	const rams = listOf({ Dodge: ["Ram 1500"], Ram: ["1500"] });
	for (const beside of ["", " xenon"]) expect(carsOf(`ram 1500${beside}`, rams).hits).toHaveLength(2);
});

test("a number of a missing car, Roman or a year, is not taken for a model of that name", () => {
	for (const text of ["rav4 iv", "cr v 2008"]) expect(carsOf(text).hits, text).toEqual([]);
});

describe("the number of doors or seats", () => {
	const doors = [
		"5-door",
		"5 doors",
		"5dr",
		"5-türer",
		"5-türig",
		"5 drzwi",
		"5 kapı",
		"5 kapılı",
		"5-дверный",
		"5θυρο",
	];
	const seats = ["5 seats", "5-Sitzer", "5 miejsc", "5 koltuk", "5 мест", "5 θέσεις"];

	test.each([...doors, ...seats])("%s is no generation", (beside) => {
		const [hit] = searchCatalogue(list, `golf ${beside} 2016`, NOW).hits;
		expect(hit).toMatchObject({ model: { name: "Golf" }, year: 2016 });
		expect(hit?.years).toBeUndefined();
	});

	test.each(["golf 5 dr, diesel", "golf 3 dr.", "vw golf, 5 kapı, dizel", "golf 5 doors/diesel"])(
		"before a comma or the like is no generation either: %s",
		(text) => {
			const [hit] = searchCatalogue(list, text, NOW).hits;
			expect(hit).toMatchObject({ model: { name: "Golf" } });
			expect(hit?.years).toBeUndefined();
		},
	);

	test("beside a number that is a name or a generation leaves it", () => {
		expect(carsOf("mazda 3 5-türer").hits).toEqual(["Mazda 3"]);
		expect(searchCatalogue(list, "golf 6 5-door", NOW).hits[0]?.years).toEqual([2008, 2012]);
		expect(searchCatalogue(list, "golf 6 wiper", NOW).hits[0]?.years).toEqual([2008, 2012]);
	});
});

test("a typed year counts more than a generation that was not built in it", () => {
	expect(searchCatalogue(list, "golf 5 2016", NOW).hits[0]).toMatchObject({ year: 2016, years: undefined });
	expect(searchCatalogue(list, "golf 5 2006", NOW).hits[0]).toMatchObject({ year: 2006, years: [2003, 2008] });
	expect(searchCatalogue(list, "clio 5 2024", NOW).hits[0]).toMatchObject({ year: 2024, years: [2019, 0] });
});

describe("a plus at the end of a name", () => {
	const plain = listOf({ Volkswagen: ["Golf"], Toyota: ["Prius"], Ford: ["Ka"], Peugeot: ["206"] });

	test.each([
		["prius+", "Toyota Prius+"],
		["Prius Plus 2015", "Toyota Prius+ 2015"],
		["toyota prius", "Toyota Prius"],
		["Ford Ka+", "Ford Ka+"],
		["ford ka", "Ford Ka"],
		["206+ 2010", "Peugeot 206+ 2010"],
		["peugeot 206", "Peugeot 206"],
		["golf+", "Volkswagen Golf Plus"],
		["golf plus 2010", "Volkswagen Golf Plus 2010"],
		["qashqai+2", "Nissan Qashqai+2"],
		["nissan qashqai", "Nissan Qashqai"],
	])("%s is %s, also for whom is to be told about it", (text, car) => {
		expect(first(text)).toBe(car);
		const requested = requestedModel(text, list);
		expect(requested && labelOf(requested)).toBe(car);
	});

	test.each(["Toyota Prius+", "golf+ 2010", "Ford Ka+ 2010", "206 +"])(
		"%s is no car without it for certain",
		(text) => {
			expect(requestedModel(text, plain)).toBeUndefined();
			expect(carsOf(text, plain).ignored.join()).toMatch(/\+$/);
		},
	);
});

describe("doors and seats that are part of a name", () => {
	const picassos = listOf({
		Citroën: ["C4 Picasso", "C4 Picasso 7-Sitzer", "C4 Grand Picasso", "C4 Grand Picasso 7-Sitzer"],
		Fiat: [
			["Scudo", [1996, 0]],
			["Scudo 8 Sitzer", [2007, 2016]],
			["Scudo 9 Sitzer", [2007, 2016]],
		],
	});

	test.each([
		["grand vitara 5 doors 2010", "Suzuki Grand Vitara 5-door 2010"],
		["vitara 5-türer", "Suzuki Grand Vitara 5-door"],
		["Grand Vitara 3-дверный", "Suzuki Grand Vitara 3-door"],
		["suzuki jimny", "Suzuki Jimny"],
		["jimny 5dr", "Suzuki Jimny 5-door"],
		["range rover evoque (5-Türer)", "Land Rover Range Rover Evoque (5-Türer)"],
		["evoque 5 door", "Land Rover Range Rover Evoque (5-Türer)"],
		["mini 5-door hatch", "Mini 5-door Hatch"],
		["mini 5 doors", "Mini 5-door"],
	])("say which one is meant: %s", (text, car) => {
		expect(first(text)).toBe(car);
	});

	test.each([
		["c4 picasso", "Citroën C4 Picasso"],
		["c4 picasso 7-seater", "Citroën C4 Picasso 7-Sitzer"],
		["citroen c4 grand picasso 7 seats", "Citroën C4 Grand Picasso 7-Sitzer"],
		["fiat scudo multijet 9-Sitzer 2010", "Fiat Scudo 9 Sitzer 2010"],
	])("as seats do: %s", (text, car) => {
		expect(first(text, picassos)).toBe(car);
	});

	test("name no other car, and are one ignored word", () => {
		expect(carsOf("passat 5-door")).toEqual({ hits: ["Volkswagen Passat"], ignored: ["5-door"] });
		expect(carsOf("passat (5 doors) 2016")).toEqual({ hits: ["Volkswagen Passat 2016"], ignored: ["5 doors"] });
		expect(searchCatalogue(list, "golf 3/5 doors 2016", NOW).hits[0]).toMatchObject({ year: 2016, years: undefined });
		expect(searchCatalogue(list, "7 seats", NOW)).toEqual({ hits: [], ignored: [], nearest: null });
		expect(carsOf("trabant 5-door").hits).toEqual([]);
	});
});

describe("a name that begins like a word for doors or seats", () => {
	const names = listOf({ Opel: ["Astra", ["Kapitän", [1950, 1970]]], Lancia: ["Delta", "Thesis"], Seat: ["Ibiza"] });

	test.each([
		["kapita", "Opel Kapitän"],
		["kapitaen", "Opel Kapitän"],
		["opel kapitaen 1960", "Opel Kapitän 1960"],
		["thes", "Lancia Thesis"],
		["lancia thesiss", "Lancia Thesis"],
	])("is found: %s", (text, car) => {
		expect(first(text, names)).toBe(car);
	});

	test("is no word to be left out: DR is a brand", () => {
		expect(carsOf("dr 5").hits).toEqual([]);
		expect(first("dr 5", listOf({ DR: ["5"], Renault: ["5"] }))).toBe("DR 5");
	});
});

test.each([
	["r19", "Renault 19"],
	["renault r19 2005", "Renault 19 2005"],
	["R 19 renault", "Renault 19"],
])("a Renault of which the name is a number has an R before it too: %s", (text, car) => {
	expect(first(text)).toBe(car);
	const five = listOf({ Renault: [["5", [1972, 1996]]], Škoda: [["Fabia", [1999, 2009]]] });
	expect(first("renault r5", five)).toBe("Renault 5");
	expect(carsOf("fabia r5", five)).toEqual({ hits: ["Škoda Fabia"], ignored: ["r5"] });
});

test.each([
	["isuzu", "Isuzu"],
	["izuzu", "Isuzu"],
	["Isuzu D-Max", "Isuzu D-Max"],
	["suzuki", "Suzuki"],
	["Chery", "Chery"],
	["Chery Tiggo", "Chery Tiggo"],
	["cherokee", "Jeep Cherokee"],
	["BYD Dolphin", "BYD Dolphin"],
	["Geely", "Geely"],
	["Haval", "Haval"],
	["Lynk", "Lynk & Co"],
	["Daewoo Matiz", "Daewoo Matiz"],
	["Rover 75", "Rover 75"],
	["Infiniti", "Infiniti"],
	["Lexus", "Lexus"],
	["SsangYong", "SsangYong"],
	["ssang yong rexton", "SsangYong Rexton"],
	["MG 4", "MG 4"],
	["Lancia", "Lancia"],
	["Great Wall", "Great Wall"],
])("a brand that the catalogue has is found beside those with similar names: %s", (text, car) => {
	expect(first(text, rare)).toBe(car);
});

describe("a brand that the catalogue lacks", () => {
	const without = (...missing: string[]) => ({
		...rare,
		brands: rare.brands.filter(([, brand]) => !missing.includes(brand)),
	});

	test.each(rare.brands.filter(([, brand]) => brand !== "Rover"))("is no other one: %d %s", (_, brand, models) => {
		for (const text of [brand, `${brand} 2010`, ...models.map(([, model]) => `${brand} ${model}`)])
			expect(searchCatalogue(without(brand), text, NOW), text).toEqual({ hits: [], ignored: [], nearest: null });
	});

	test("is only a guess if its name ends another's", () => {
		const { nearest } = searchCatalogue(without("Rover"), "Rover 75", NOW);
		expect(nearest?.name).toBe("Land Rover");
		expect(searchCatalogue(without("Rover", "Land Rover"), "Rover 75", NOW)).toMatchObject({ hits: [], nearest: null });
	});

	test("hides no car that is named before it, or whose brand is", () => {
		expect(carsOf("panda isuzu")).toEqual({ hits: ["Fiat Panda"], ignored: ["isuzu"] });
		expect(carsOf("isuzu fiat panda")).toEqual({ hits: ["Fiat Panda"], ignored: ["isuzu"] });
		expect(carsOf("isuzu panda").hits).toEqual([]);
	});

	test.each([
		["jak golf", "Volkswagen Golf"],
		["link golf", "Volkswagen Golf"],
		["wischer corolla daewoo", "Toyota Corolla"],
		["wipers golf smart", "Volkswagen Golf"],
		["wycieraczki golf jak", "Volkswagen Golf"],
		["цеед 2012", "Kia Ceed 2012"],
		["oglf", "Volkswagen Golf"],
	])("hides no car for a word that sounds so, or that others are beside: %s", (text, car) => {
		const list = listOf({
			Volkswagen: ["Golf"],
			Toyota: ["Corolla"],
			Kia: ["Ceed"],
			Fiat: ["Panda"],
		});
		expect(first(text, list)).toBe(car);
	});

	test("is no brand of its own where it is a model's name", () => {
		const genesis = listOf({ Hyundai: ["Genesis"], Rover: ["Mini"] });
		expect(first("genesis", genesis)).toBe("Hyundai Genesis");
		expect(first("mini 2005", genesis)).toBe("Rover Mini 2005");
	});

	test("is not one that the catalogue writes as it sounds", () => {
		const russian = listOf({ Ситроен: ["C4"], Izuzu: ["D-Max"] });
		expect(first("citroen c4", russian)).toBe("Ситроен C4");
		expect(first("isuzu", russian)).toBe("Izuzu");
	});

	test("is no other one for its first letters, in a list that doesn't know its name either", () => {
		const { words: _, ...plain } = listOf({
			Suzuki: ["Swift"],
			Jeep: ["Cherokee"],
			Chevrolet: ["Avalanche"],
			Coda: ["One"],
		});
		for (const text of ["isuzu", "chery", "haval", "hoda", "moda"]) expect(carsOf(text, plain).hits, text).toEqual([]);
	});
});

test("a short word with an error is a whole name rather than the beginning of a longer one", () => {
	const names = listOf({
		Nissan: ["Titan", "Murano"],
		Toyota: ["Yaris"],
		Volkswagen: ["Touran"],
		Pontiac: ["Firebird"],
		"Aston Martin": ["Virage"],
	});
	expect(first("toyta", names)).toBe("Toyota");
	expect(carsOf("virge", names).hits).toEqual(["Aston Martin Virage"]);
	expect(first("tuoran", names)).toBe("Volkswagen Touran");
});

describe("a code that begins with a word for a body", () => {
	const brazil = listOf({ Hyundai: ["HB20", "HB20S", "i30"] });
	const europe = listOf({ Hyundai: ["i20", "i30", "Kona"], Volkswagen: ["Golf"] });

	test.each(["hyundai hb 20", "hyundai hb20", "hb 20", "hb20", "HB-20", "hb 20 hyundai"])(
		"names the model: %s",
		(text) => {
			expect(first(text, brazil)).toBe("Hyundai HB20");
		},
	);

	test("is no body and no year where no car is called so", () => {
		for (const text of ["hyundai hb 20", "hb 20 hyundai"])
			expect(carsOf(text, europe)).toEqual({ hits: ["Hyundai"], ignored: ["hb", "20"] });
		expect(carsOf("hb 20", europe).hits).toEqual([]);
	});

	test("is both behind a model", () => {
		expect(first("golf hb 20", europe)).toBe("Volkswagen Golf 2020");
		expect(first("hyundai i30 hb 16", europe)).toBe("Hyundai i30 2016");
	});

	test("is one only if a car may be called so: sw is a body", () => {
		const estates = listOf({ Volvo: ["S60", "V40", "V70"], Peugeot: ["308"] });
		for (const text of ["volvo sw 40", "sw 40 volvo"]) expect(first(text, estates), text).toBe("Volvo V40");
		for (const text of ["sw 16 peugeot 308", "peugeot sw 16 308"])
			expect(first(text, estates), text).toBe("Peugeot 308 2016");
	});
});
