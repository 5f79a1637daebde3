import { afterEach, expect, test } from "vitest";
import { dayOrMoment } from "#worker/audit/audit.schema.ts";
import { startOfDay } from "../../../dashboard/src/lib/start-of-day.ts";

const zone = process.env.TZ;

afterEach(() => {
	if (zone === undefined) delete process.env.TZ;
	else process.env.TZ = zone;
});

test.each([
	["UTC", "2026-11-21T00:00:00.000Z", "2026-11-22T00:00:00.000Z"],
	["Asia/Tokyo", "2026-11-20T15:00:00.000Z", "2026-11-21T15:00:00.000Z"],
	["America/Los_Angeles", "2026-11-21T08:00:00.000Z", "2026-11-22T08:00:00.000Z"],
])("a day begins and ends by the reader's clock: %s", (name, start, end) => {
	process.env.TZ = name;
	expect([startOfDay("2026-11-21"), startOfDay("2026-11-21", 1)]).toEqual([start, end]);
});

test("the day on which clocks go back has 25 hours", () => {
	process.env.TZ = "Europe/Berlin";
	expect(Date.parse(startOfDay("2026-10-25", 1)) - Date.parse(startOfDay("2026-10-25"))).toBe(25 * 3_600_000);
});

test.each([
	["UTC", "9999-12-31T23:59:59.999Z"],
	["Asia/Tokyo", "9999-12-31T15:00:00.000Z"],
	["America/Los_Angeles", "9999-12-31T23:59:59.999Z"],
])("the last day that can be chosen ends at a time that the server reads: %s", (name, end) => {
	process.env.TZ = name;
	expect(dayOrMoment.parse(startOfDay("9999-12-31", 1))).toBe(end);
});
