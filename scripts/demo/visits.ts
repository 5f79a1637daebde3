import { toDay } from "#worker/statistics/visit.rules.ts";
import type { VisitCount } from "#worker/statistics/visit.schema.ts";
import { seededRandom } from "./seeded-random.ts";

/** `pages`: where the finder is seen, with each page's share of the visits. */
export type Traffic = { seed: number; visitsADay: number; pages: Record<string, number> };

const DAYS = 30;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** From Sunday on: most visits are on Saturdays. */
const WEEKDAYS = [0.95, 1.05, 0.98, 0.96, 1, 1.12, 1.38];
/** Days ago, and the factor of a rainy period. */
const RAIN: Record<number, number> = { 3: 1.25, 4: 1.6, 5: 1.3, 16: 1.45, 17: 1.2 };

/** Visits of the last 30 days, including today until now: the same ones for a seed and a time. */
export function visitsOf(uuid: string, { seed, visitsADay, pages }: Traffic, now: number): VisitCount[] {
	const random = seededRandom(seed);
	const today = toDay(now);
	return Array.from({ length: DAYS }, (_, at) => DAYS - 1 - at).flatMap((daysAgo) => {
		const day = today - daysAgo;
		const expected = visitsADay * shapeOf(day, daysAgo) * (0.92 + random.next() * 0.16);
		const soFar = daysAgo === 0 ? (now % DAY_MS) / DAY_MS : 1;
		const rows = Object.entries(pages).map(([origin, share]) => {
			const counts = countsOf(Math.round(expected * share * soFar));
			return { uuid, origin, day, lastSeenAt: lastSeenOn(day), counts };
		});
		return rows.filter(({ counts }) => counts.ready > 0);
	});

	/** Most visitors find their car, nearly all of them wipers, and more than a third follows a product link. */
	function countsOf(ready: number): VisitCount["counts"] {
		const vehicle = among(ready, 0.62);
		const results = among(vehicle, 0.95);
		const product_click = among(results, 0.38);
		return {
			ready,
			vehicle,
			results,
			no_result: vehicle - results,
			no_car: among(ready - vehicle, 0.04),
			product_click,
		};
	}

	/** Late in the evening; today a few minutes ago. */
	function lastSeenOn(day: number): number {
		const end = Math.min(now, (day + 1) * DAY_MS);
		return Math.max(day * DAY_MS, end - (1 + random.below(day === today ? 20 : 180)) * MINUTE_MS);
	}

	function among(total: number, probability: number): number {
		return Array.from({ length: total }, () => random.chance(probability)).filter(Boolean).length;
	}
}

/** Weekday, weather and slow growth. */
function shapeOf(day: number, daysAgo: number): number {
	const weekday = new Date(day * DAY_MS).getUTCDay();
	return (WEEKDAYS[weekday] ?? 1) * (RAIN[daysAgo] ?? 1) * (1 - daysAgo * 0.006);
}
