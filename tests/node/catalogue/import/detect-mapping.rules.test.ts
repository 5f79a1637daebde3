import { describe, expect, test } from "vitest";
import { areBySide, detectMapping } from "#worker/catalogue/import/detect-mapping.rules.ts";
import { scanFile } from "#worker/catalogue/import/fitment-file.rules.ts";
import type { LengthUnit } from "#worker/imports/header.rules.ts";

const detect = (header: string) => detectMapping(header.split(","));
const mappingOf = (header: string) => {
	const mapping = detect(header);
	if (!mapping.ok) throw new Error(`${mapping.code}: ${mapping.missing}`);
	return mapping.mapping;
};

const RANGES = { brand: 0, model: 1, yearFrom: 2, yearTo: 3, driver: 4, passenger: 5, rear: 6 };

describe("headers that mean the same are read the same", () => {
	test.each([
		["make,model,year_from,year_to,driver_in,passenger_in,rear_in"],
		["Make,Model,Year From,Year To,Driver (in),Passenger (in),Rear (in)"],
		["BRAND,MODEL,FROM,TO,DRIVER,PASSENGER,REAR"],
		["manufacturer,modelName,yearFrom,yearTo,driverInch,passengerInch,rearInch"],
		["Marke,Modell,von,bis,Fahrer,Beifahrer,Heck"],
		["Hersteller,Modell,Baujahr von,Baujahr bis,Fahrerseite (Zoll),Beifahrerseite (Zoll),Heckwischer (Zoll)"],
		["  make , model, year-start ,year-end,Driver's side wiper size \",Front passenger blade,Back"],
		["Mar\u00ADke,\u200BModell,von,bis,Fahrer,Bei\u00ADfahrer,Heck"],
	])("%s", (header) => {
		expect(mappingOf(header)).toEqual({ columns: RANGES, unit: "inch", paired: false, width: 7 });
	});
});

test.each([
	["left,right,rear wiper", true],
	["left side,right side,rear wiper", true],
	["Links (Zoll),Rechts (Zoll),Heck", true],
	["Left,Passenger,Rear", undefined],
	["Driver,Right,Rear", undefined],
	["Driver,Passenger,Rear,Left,Right", undefined],
	["Driver (left),Passenger (right),Rear", undefined],
	["Fahrerseite links,Beifahrerseite rechts,Heck", undefined],
	["Driver's side (right) mm,Left passenger blade mm,Rear mm", undefined],
])("%s are named by the side of the car: %s", (sizes, bySide) => {
	const mapping = mappingOf(`car_make,car_model,start_year,end_year,${sizes}`);
	expect(mapping).toMatchObject({ columns: RANGES });
	expect(mapping.bySide).toBe(bySide);
});

test.each([
	["Left,Right", { driver: 0, passenger: 1 }, true],
	["Links (Zoll),Rechts (Zoll)", { driver: 0, passenger: 1 }, true],
	["Left,Note", { driver: 0 }, true],
	["Left,Right", { driver: 1, passenger: 0 }, false],
	["Links,Rechts", { driver: 1 }, false],
	["Left,Passenger", { driver: 0, passenger: 1 }, false],
	["Driver (left),Passenger (right)", { driver: 0, passenger: 1 }, false],
	["Rear,Note", { rear: 0 }, false],
])("%s, chosen as %j, are by the side of the car: %s", (header, columns, bySide) => {
	expect(areBySide(header.split(","), columns)).toBe(bySide);
});

test.each(["Baujahr;bis", "Year;End Year"])("the column beside a last year has the first one: %s", (years) => {
	expect(mappingOf(`make,model,${years.replace(";", ",")},driver`).columns).toEqual({
		...{ brand: 0, model: 1, yearFrom: 2, yearTo: 3, driver: 4 },
	});
});

test("years in one column, and all that a car may be told apart by", () => {
	expect(mappingOf("year,make,model,body style,LHD/RHD,driver_in,connector,remark,price").columns).toEqual({
		year: 0,
		brand: 1,
		model: 2,
		body: 3,
		steering: 4,
		driver: 5,
		adapter: 6,
		note: 7,
	});
});

test.each([
	["HSN,TSN", { hsn: 5, tsn: 6 }],
	["HSN/TSN", { keyNumbers: 5 }],
	["KBA-Nr.", { keyNumbers: 5 }],
	["KBA-Nummern", { keyNumbers: 5 }],
	["Schlüsselnummer", { keyNumbers: 5 }],
	["Herstellerschlüsselnummer,Typschlüsselnummer", { hsn: 5, tsn: 6 }],
	["Schlüsselnummer zu 2.1,Schlüsselnummer zu 2.2", { hsn: 5, tsn: 6 }],
	["Schluesselnummer zu 2,Schluesselnummer zu 3", { hsn: 5, tsn: 6 }],
	["hsn_nr,key number", { keyNumbers: 6 }],
])("%s are German key numbers", (columns, expected) => {
	const base = { brand: 0, model: 1, year: 2, driver: 3, body: 4 };
	expect(mappingOf(`make,model,year,driver,body,${columns}`).columns).toEqual({ ...base, ...expected });
});

test("millimetres are known by the header; where both are there, inches count", () => {
	expect(mappingOf("make,model,year,driver_mm,passenger mm").unit).toBe("mm");
	const both = mappingOf("make,model,year,driver_mm,driver_in,passenger_mm,passenger_in");
	expect([both.unit, both.columns.driver, both.columns.passenger]).toEqual(["inch", 4, 6]);
});

test.each(["rear_cm", "Heck (cm)", "Heck in cm", "Heckwischer Zentimeter"])("%s holds centimetres", (rear) => {
	expect(mappingOf(`make,model,year,${rear}`)).toMatchObject({ columns: { rear: 3 }, unit: "cm" });
});

test("of several units inches count before millimetres, and those before centimetres", () => {
	const ofUnits = (...units: string[]) => mappingOf(`make,model,year,${units.map((unit) => `rear_${unit}`).join(",")}`);
	expect(ofUnits("cm", "mm")).toMatchObject({ columns: { rear: 4 }, unit: "mm" });
	expect(ofUnits("cm", "mm", "in")).toMatchObject({ columns: { rear: 5 }, unit: "inch" });
	expect(detect("make,model,year,driver_cm,rear_mm")).toMatchObject({ ok: false, code: "catalogue.units_mixed" });
});

test("one side in inches and the other in millimetres is nobody's guess", () => {
	expect(detect("make,model,year,driver_in,passenger_mm")).toMatchObject({ ok: false, code: "catalogue.units_mixed" });
});

test.each([
	"Driver (cm/inch),Passenger (cm/inch)",
	"Driver (inch/cm)",
	"Driver (in/cm)",
	"Driver cm / in",
	"Fahrer (Zoll) in cm",
	"Driver (mm; inch)",
	"Driver,Passenger,Rear (cm)",
	"Driver (cm),Rear",
	"Driver (mm),Passenger,Rear (cm)",
])("%s may be read in two units, so it is nobody's guess", (sizes) => {
	expect(detect(`make,model,year,${sizes}`)).toMatchObject({ ok: false, code: "catalogue.units_mixed" });
});

test("a column without a unit beside millimetres has these, and beside centimetres what the command says", () => {
	expect(mappingOf("make,model,year,driver,rear_mm")).toMatchObject({ columns: { driver: 3, rear: 4 }, unit: "mm" });
	const header = ["make", "model", "year", "driver", "rear (cm)"];
	expect(detectMapping(header, { unit: "cm" })).toMatchObject({
		mapping: { columns: { driver: 3, rear: 4 }, unit: "cm" },
	});
	expect(detectMapping(header, { unit: "inch" })).toMatchObject({ code: "catalogue.units_mixed" });
	const both = detectMapping(["make", "model", "year", "driver_in", "driver_cm"], { unit: "cm" });
	expect(both).toMatchObject({ mapping: { columns: { driver: 4 }, unit: "cm" } });
});

test("a column whose name has several units is in the one of these that the command says", () => {
	const ofUnit = (sizes: string, unit: LengthUnit) => detectMapping(`make,model,year,${sizes}`.split(","), { unit });
	expect(ofUnit("Driver (cm/inch),Rear", "cm")).toMatchObject({
		mapping: { columns: { driver: 3, rear: 4 }, unit: "cm" },
	});
	expect(ofUnit("Driver (cm/inch)", "inch")).toMatchObject({ mapping: { columns: { driver: 3 }, unit: "inch" } });
	expect(ofUnit("Driver (cm/inch)", "mm")).toMatchObject({ code: "catalogue.units_mixed" });
});

test.each([
	["driver (inch)", "inch", 3],
	["driver (mm)", "mm", 3],
	["driver", "cm", 3],
	["driver_in,driver_cm", "cm", 4],
	["driver (cm/inch)", "cm", 3],
] as const)("%s in centimetres as the command says is in %s", async (sizes, unit, driver) => {
	async function* file() {
		yield new TextEncoder().encode(`make,model,year,${sizes}\nVW,Golf,2012,26,66\n`);
	}
	expect(await scanFile(file(), { unit: "cm" })).toMatchObject({ ok: true, mapping: { unit, columns: { driver } } });
});

test.each([
	["make,brand,model,year,driver", { brand: 0, model: 2 }],
	["Brand,Article,Make,Model,Year,Driver", { brand: 2, model: 3 }],
	["Manufacturer,SKU,Vehicle make,Vehicle model,Year,Driver", { brand: 2, model: 3 }],
	["Brand,Model,Car make,Car model,Year,Driver", { brand: 2, model: 3 }],
	["Hersteller,Artikel,Fahrzeugmarke,Modell,Baujahr,Fahrer", { brand: 2, model: 3 }],
	["Hersteller,Marke,Baureihe,Modell,Baujahr,Fahrer", { brand: 0, model: 3 }],
	["Hersteller,Modell,Baujahr,Fahrer,Marke,Artikel", { brand: 0, model: 1 }],
	["Marke,Modell,Baujahr von,Baujahr bis,Fahrer,Von,Bis", { yearFrom: 2, yearTo: 3 }],
	["Make,Model,Model year,Driver,Year", { year: 2 }],
])("of two columns with one meaning the one counts that names it better: %s", (header, columns) => {
	expect(mappingOf(header).columns).toMatchObject(columns);
});

test("the first of two columns with one name counts", () => {
	expect(mappingOf("make,model,year,driver,driver,note,note").columns).toMatchObject({ driver: 3, note: 5 });
});

test("the driver's side of cars of one steering each is nobody's guess", () => {
	const header = "make,model,year,Driver (left),Driver (right)";
	expect(detect(header)).toMatchObject({ code: "catalogue.columns_missing", missing: ["size"] });
});

test("a rear wiper on one side is nobody's", () => {
	expect(mappingOf("make,model,year,driver,rear left,back right").columns.rear).toBeUndefined();
});

test.each([
	["model,year,driver", ["brand"]],
	["make,year,driver", ["model"]],
	["make,model,driver", ["year"]],
	["make,model,year_to,driver", ["year"]],
	["year,make,model,body_styles", ["size"]],
	["a,b,c", ["brand", "model", "year", "size"]],
	["constructor,__proto__,toString", ["brand", "model", "year", "size"]],
])("%s lacks %s", (header, missing) => {
	expect(detect(header)).toEqual({ ok: false, code: "catalogue.columns_missing", missing });
});
