import { expect, test } from "vitest";
import {
	correctionValuesSchema,
	toCorrectionInput,
	toCorrectionValues,
} from "../../../dashboard/src/features/catalogue/corrections/correction-values.ts";

test("a correction that somebody else gave other years has these", () => {
	const span = { yearFrom: 2010, yearTo: 2011, options: [] };
	const newer = { ...span, yearTo: 2015, reason: "" } as unknown as Parameters<typeof toCorrectionValues>[1];
	expect(toCorrectionValues(span, newer)).toMatchObject({ yearFrom: "2010", yearTo: "2015" });
});

test.each([
	["650 mm/450 mm", [18, 26]],
	["650 mm 450 mm", [18, 26]],
	["650mm", [26]],
	["26 in", [26]],
	["26, 28", [26, 28]],
	["26 28", [26, 28]],
	["26 / 28", [26, 28]],
])("sizes are read as people write them: %s", (driver, inches) => {
	const option = { driver, passenger: "", rear: "", adapter: "none" };
	const values = { yearFrom: "2010", yearTo: "", reason: "", options: [option] };
	const { options } = toCorrectionInput(correctionValuesSchema.parse(values), 1, null);
	expect(options[0]?.driver?.toSorted((a, b) => a - b)).toEqual(inches);
});

test("blanks around what is typed, or alone, don't count", () => {
	const option = { driver: " 26 ", passenger: "  ", rear: "", adapter: "none" };
	const typed = { yearFrom: " 2010 ", yearTo: "  ", reason: " why ", options: [option] };
	const input = toCorrectionInput(correctionValuesSchema.parse(typed), 1, null);
	expect(input).toMatchObject({ yearFrom: 2010, yearTo: null, reason: "why" });
	expect(input.options[0]).toMatchObject({ driver: [26], passenger: [] });
});
