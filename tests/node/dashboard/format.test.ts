import { expect, test } from "vitest";
import { formatDate, formatDateTime } from "../../../dashboard/src/lib/format.ts";

test.each([
	["en", "28 Nov 2026, 17:31"],
	["de", "28.11.2026, 17:31"],
	["pl", "28 lis 2026, 17:31"],
])("dates are as people write them who read the texts beside them (%s)", (tag, text) => {
	expect(formatDateTime("2026-11-28T17:31:00", tag)).toBe(text);
	expect(formatDate("2026-11-28T17:31:00", tag)).toBe(text.split(", ")[0]);
});
