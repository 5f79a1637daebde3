import { expect, test } from "vitest";
import {
	correctionValuesSchema,
	NEW_OPTION,
} from "../../../dashboard/src/features/catalogue/corrections/correction-values.ts";

test("a kept option that somebody else has deleted is empty where nothing was typed", () => {
	const options = [{ driver: "26" }];
	const { success, data } = correctionValuesSchema.safeParse({ yearFrom: "2010", yearTo: "", reason: "", options });
	expect([success, data?.options]).toEqual([true, [{ ...NEW_OPTION, driver: "26" }]]);
});
