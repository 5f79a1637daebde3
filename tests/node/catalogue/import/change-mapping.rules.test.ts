import { describe, expect, test } from "vitest";
import { changeColumn, columnsOfOtherUnit } from "#worker/catalogue/import/change-mapping.rules.ts";
import { guessMapping } from "#worker/catalogue/import/detect-mapping.rules.ts";
import type { Mapping } from "#worker/catalogue/import/import.schema.ts";
import type { Field } from "#worker/catalogue/import/mapping.rules.ts";

/** Chooses columns by their names one after the other; null: not in the file. */
function choose(header: string[], choices: [Field, string | null][], begun: Mapping = guessMapping(header)) {
	const column = (name: string | null) => (name === null ? undefined : header.indexOf(name));
	const mapping = choices.reduce((one, [field, name]) => changeColumn(one, header, field, column(name)), begun);
	return { mapping, others: columnsOfOtherUnit(mapping, header) };
}

const BOTH = ["make", "model", "year", "driver_in", "passenger_in", "driver_cm", "passenger_cm", "Driver", "Size mm"];

describe("a size column that is chosen by hand is read in the unit that its name says", () => {
	test("one of another unit among others is refused until all are in it", () => {
		expect(choose(BOTH, [["driver", "driver_cm"]])).toMatchObject({ mapping: { unit: "inch" }, others: ["driver"] });
		const all = choose(BOTH, [
			["driver", "driver_cm"],
			["passenger", "passenger_cm"],
		]);
		expect(all).toMatchObject({ mapping: { unit: "cm", columns: { driver: 5, passenger: 6 } }, others: [] });
		const back = choose(BOTH, [["driver", "driver_in"]], all.mapping);
		expect(back.others).toHaveLength(1);
		expect(choose(BOTH, [["passenger", null]], back.mapping)).toMatchObject({ mapping: { unit: "inch" }, others: [] });
	});

	test("the only one sets the unit", () => {
		const header = ["make", "model", "year", "Blade 1 (cm)", "Blade 2 (mm)"];
		expect(choose(header, [["driver", "Blade 1 (cm)"]])).toMatchObject({ mapping: { unit: "cm" }, others: [] });
		expect(choose(header, [["rear", "Blade 2 (mm)"]])).toMatchObject({ mapping: { unit: "mm" }, others: [] });
	});

	test("one without a unit isn't taken for centimetres, in whatever order they are chosen", () => {
		const begun = choose(BOTH, [
			["driver", null],
			["passenger", "passenger_cm"],
		]).mapping;
		expect(begun.unit).toBe("cm");
		expect(choose(BOTH, [["driver", "Driver"]], begun).others).toEqual(["passenger"]);
		const header = ["make", "model", "year", "Driver", "passenger_cm"];
		expect(choose(header, [["passenger", "passenger_cm"]]).others).toEqual(["passenger"]);
	});

	test("one without a unit is in millimetres beside one in these, and stays so without it", () => {
		const header = ["make", "model", "year", "Driver", "passenger_mm"];
		const { mapping } = choose(header, [["passenger", null]]);
		expect(mapping.unit).toBe("mm");
		expect(choose(header, [["passenger", "passenger_mm"]], mapping)).toMatchObject({
			mapping: { unit: "mm" },
			others: [],
		});
	});

	test("a unit that a person has said against the names stays until a column of another is chosen", () => {
		const header = ["make", "model", "year", "Driver (mm)", "Passenger (mm)", "Rear (mm)", "Rear (cm)"];
		const begun: Mapping = { ...guessMapping(header.slice(0, 6)), unit: "inch" };
		expect(choose(header, [["rear", null]], begun)).toMatchObject({ mapping: { unit: "inch" }, others: [] });
		expect(choose(header, [["rear", "Rear (cm)"]], begun)).toMatchObject({ mapping: { unit: "mm" }, others: ["rear"] });
	});

	test("a unit that a person has said for names without one stays", () => {
		const header = ["make", "model", "year", "Driver", "Passenger", "Rear"];
		const begun: Mapping = { ...guessMapping(header), unit: "cm" };
		expect(choose(header, [["rear", null]], begun)).toMatchObject({ mapping: { unit: "cm" }, others: [] });
		expect(choose(header, [["driver", "Rear"]], begun)).toMatchObject({ mapping: { unit: "cm" }, others: [] });
	});

	test("what a person says counts for names of one unit, but not for one of another beside them", () => {
		const header = ["make", "model", "year", "In front, left", "In front, right", "Rear"];
		const choices: [Field, string | null][] = [
			["rear", null],
			["driver", "In front, left"],
			["passenger", "In front, right"],
		];
		const inMillimetres: Mapping = { ...choose(header, choices).mapping, unit: "mm" };
		expect(columnsOfOtherUnit(inMillimetres, header)).toEqual([]);
		expect(choose(BOTH, [], { ...guessMapping(BOTH), unit: "cm" }).others).toEqual([]);
		const mixed = choose(BOTH, [["driver", "driver_cm"]]).mapping;
		expect(columnsOfOtherUnit({ ...mixed, unit: "cm" }, BOTH)).toEqual(["passenger"]);
	});

	test("cells of one that names several units say theirs, and other fields have no unit", () => {
		const header = ["make", "model", "year", "Driver (mm)", "Rear (mm/inch)", "Price per inch"];
		const choices: [Field, string][] = [
			["rear", "Rear (mm/inch)"],
			["note", "Price per inch"],
		];
		expect(choose(header, choices)).toMatchObject({ mapping: { unit: "mm" }, others: [] });
	});
});

test("columns that say the side of the car are read by it", () => {
	const header = ["make", "model", "year", "Left", "Right", "Driver"];
	expect(choose(header, [["note", "Right"]]).mapping.bySide).toBe(true);
	expect(choose(header, [["driver", "Left"]], { ...guessMapping(header), columns: {} }).mapping.bySide).toBe(true);
	expect(choose(header, [["driver", "Driver"]]).mapping.bySide).toBe(false);
});
