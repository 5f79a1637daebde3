import { expect, test } from "vitest";
import {
	correctionValuesSchema,
	NEW_OPTION,
	toCorrectionValues,
} from "../../../dashboard/src/features/catalogue/corrections/correction-values.ts";

test("a kept option that somebody else has deleted is empty where nothing was typed", () => {
	const options = [{ driver: "26" }];
	const { success, data } = correctionValuesSchema.safeParse({ yearFrom: "2010", yearTo: "", reason: "", options });
	expect([success, data?.options]).toEqual([true, [{ ...NEW_OPTION, driver: "26" }]]);
});

test("a correction that somebody else gave other years has these", () => {
	const span = { yearFrom: 2010, yearTo: 2011, options: [] };
	const newer = { ...span, yearTo: 2015, reason: "" } as unknown as Parameters<typeof toCorrectionValues>[1];
	expect(toCorrectionValues(span, newer)).toMatchObject({ yearFrom: "2010", yearTo: "2015" });
});
