import { expect, test } from "vitest";
import { visitsOf } from "#scripts/demo/visits.ts";

const NOON = Date.UTC(2026, 10, 20, 12);
const TRAFFIC = { seed: 7, visitsADay: 200, pages: { "https://shop.example": 0.8, "https://blog.example": 0.2 } };
const DAY_MS = 86_400_000;

const visits = visitsOf("finder", TRAFFIC, NOON);
const total = (rows: typeof visits) => rows.reduce((sum, { counts }) => sum + counts.ready, 0);

test("the demo's visits fill each of the last 30 days on each page, and none lies ahead", () => {
	const days = new Set(visits.map(({ day }) => day));
	const today = Math.floor(NOON / DAY_MS);
	expect([...days]).toEqual(Array.from({ length: 30 }, (_, at) => today - 29 + at));
	expect(visits.length).toBe(60);
	expect(visits.every(({ counts }) => counts.ready > 0)).toBe(true);
	expect(visits.every(({ day, lastSeenAt }) => lastSeenAt <= NOON && Math.floor(lastSeenAt / DAY_MS) === day)).toBe(
		true,
	);
});

test("a demo that is loaded at five past midnight has no visit of the day before in the new day", () => {
	const now = Date.UTC(2026, 10, 20, 0, 5);
	const early = visitsOf("finder", TRAFFIC, now);
	expect(early.every(({ day, lastSeenAt }) => lastSeenAt <= now && Math.floor(lastSeenAt / DAY_MS) === day)).toBe(true);
	expect(early.every(({ counts }) => counts.ready > 0)).toBe(true);
});

test("nobody finds wipers without a car, and each car that was picked ends in results or in none", () => {
	for (const { counts } of visits) {
		expect(counts.vehicle).toBeLessThanOrEqual(counts.ready);
		expect(counts.results + counts.no_result).toBe(counts.vehicle);
		expect(counts.no_car).toBeLessThanOrEqual(counts.ready - counts.vehicle);
		expect(counts.product_click).toBeLessThanOrEqual(counts.results);
	}
	expect(visits.some(({ counts }) => counts.no_result > 0)).toBe(true);
});

test("Saturdays bring more visitors than the days around them, and half a day about half as many", () => {
	const onDay = (daysAgo: number) => total(visits.filter(({ day }) => day === Math.floor(NOON / DAY_MS) - daysAgo));
	const saturdays = [13, 20, 27].map(onDay);
	const sundays = [12, 19, 26].map(onDay);
	expect(saturdays.every((count, at) => count > (sundays[at] ?? 0))).toBe(true);
	expect(onDay(0)).toBeLessThan(0.7 * onDay(7));
});

test("the same seed and time bring the same visits, another seed others", () => {
	expect(visitsOf("finder", TRAFFIC, NOON)).toEqual(visits);
	expect(visitsOf("finder", { ...TRAFFIC, seed: 8 }, NOON)).not.toEqual(visits);
});
