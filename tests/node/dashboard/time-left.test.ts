import { expect, test } from "vitest";
import { secondsLeft } from "../../../dashboard/src/components/time-left.rules.ts";

const START = { at: 5000, done: 0 };

test.each([
	["half of it took 10 seconds", START, { at: 15_000, done: 500 }, 10],
	["a quarter of it took 10 seconds", START, { at: 15_000, done: 250 }, 30],
	["half was done before anybody watched", { at: 5000, done: 500 }, { at: 15_000, done: 750 }, 10],
])("the time left is told by the speed so far: %s", (_, start, now, seconds) => {
	expect(secondsLeft(start, now, 1000)).toBe(seconds);
});

test.each([
	["in the first second", { at: 5900, done: 500 }],
	["before anything is done", { at: 15_000, done: 0 }],
	["once all is done", { at: 15_000, done: 1000 }],
])("no time left is told %s", (_, now) => {
	expect(secondsLeft(START, now, 1000)).toBeUndefined();
});
