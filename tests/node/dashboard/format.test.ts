import { afterEach, expect, test } from "vitest";
import { formatDate, formatDateTime } from "../../../dashboard/src/lib/format.ts";

const zone = process.env.TZ;

afterEach(() => {
	if (zone === undefined) delete process.env.TZ;
	else process.env.TZ = zone;
});

test.each([
	["en", "28 Nov 2026, 17:31"],
	["de", "28.11.2026, 17:31"],
	["pl", "28 lis 2026, 17:31"],
])("dates are as people write them who read the texts beside them (%s)", (tag, text) => {
	expect(formatDateTime("2026-11-28T17:31:00", tag)).toBe(text);
	expect(formatDate("2026-11-28T17:31:00", tag)).toBe(text.split(", ")[0]);
});

test("times are of the zone that the computer is in now", () => {
	const timeIn = (name: string) => {
		process.env.TZ = name;
		return formatDateTime("2026-11-28T17:31:00Z", "en");
	};
	expect([timeIn("Europe/Berlin"), timeIn("America/New_York"), timeIn("Asia/Tokyo"), timeIn("Europe/Berlin")]).toEqual([
		"28 Nov 2026, 18:31",
		"28 Nov 2026, 12:31",
		"29 Nov 2026, 02:31",
		"28 Nov 2026, 18:31",
	]);
});
