import { expect, test } from "vitest";
import { toDay } from "../../../dashboard/src/lib/to-day.ts";

test.each(["2026-02-31", "2027-02-29", "2026-13-01", "2026-1-1", "2026", 20260101, undefined])(
	"a day that doesn't exist is none: %s",
	(value) => expect(toDay(value)).toBeUndefined(),
);

test.each(["2026-02-28", "2028-02-29", "2026-12-31"])("a day of an address is itself: %s", (value) =>
	expect(toDay(value)).toBe(value),
);
