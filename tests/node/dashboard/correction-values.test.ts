import { expect, test } from "vitest";
import { toCorrectionValues } from "../../../dashboard/src/features/catalogue/corrections/correction-values.ts";

test("a correction that somebody else gave other years has these", () => {
	const span = { yearFrom: 2010, yearTo: 2011, options: [] };
	const newer = { ...span, yearTo: 2015, reason: "" } as unknown as Parameters<typeof toCorrectionValues>[1];
	expect(toCorrectionValues(span, newer)).toMatchObject({ yearFrom: "2010", yearTo: "2015" });
});
