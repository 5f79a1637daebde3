import { expect, test } from "vitest";
import { FITMENT_FIELD_NAMES } from "#worker/catalogue/import/fitment-field-names.ts";
import { errorCsv } from "#worker/imports/error-csv.ts";

test("the file of rejected rows has all of them, also of a file with more than a million", async () => {
	const total = 60_000;
	let reads = 0;
	const errorsAfter = async (rowNo: number, limit: number) => {
		reads++;
		const length = Math.min(limit, total - rowNo);
		return Array.from({ length }, (_, at) => ({
			...{ rowNo: rowNo + at + 1, field: "row", value: "more", code: "catalogue.row_too_wide" },
		}));
	};
	let text = "";
	const decoder = new TextDecoder();
	for await (const chunk of errorCsv(errorsAfter, FITMENT_FIELD_NAMES, "en"))
		text += decoder.decode(chunk, { stream: true });
	expect(text.trimEnd().split("\n")).toHaveLength(1 + total);
	// An invocation has 1,000 calls to the database.
	const readsOfMany = reads * 20;
	expect(readsOfMany).toBeLessThan(900);
});
