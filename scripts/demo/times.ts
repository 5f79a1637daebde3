import { DAY_MS } from "#worker/db/times.rules.ts";
import { seededRandom } from "./seeded-random.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** From seven o'clock on (UTC); each order of a day has its part of it. */
const OPENS = 7;
const PART_MINUTES = 150;

/**
 * When an order was entered (`nthOfDay` from 0), and when the steps after it followed. Nothing that the demo does
 * is later than now.
 */
export function orderTimes(daysAgo: number, nthOfDay: number, now: number) {
	const random = seededRandom(daysAgo * 10 + nthOfDay);
	const soon = (from: number, minutes: number) => from + (10 + random.below(minutes)) * MINUTE_MS;
	const midnight = now - (now % DAY_MS) - daysAgo * DAY_MS;
	const start = daysAgo === 0 ? now - 6 * HOUR_MS : midnight + OPENS * HOUR_MS;
	const entered = start + (nthOfDay * PART_MINUTES + random.below(PART_MINUTES)) * MINUTE_MS;
	const released = soon(entered, 60);
	const accepted = soon(released, 150);
	const downloaded = soon(accepted, 60);
	const ended = soon(downloaded + DAY_MS, 300);
	return { entered, released, accepted, downloaded, ended };
}
