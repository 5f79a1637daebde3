import type { Context } from "hono";
import { DAY_MS } from "../db/times.rules.ts";
import type { AppEnv } from "../http/env.ts";
import { clientOf } from "../http/security-log.ts";
import { isWithinLimitOrUnknown } from "../http/within-limit.ts";
import { createMemory, ownBudget } from "../storage/memory.ts";

/** More cars of one household or workshop tell nothing more. */
const CARS_A_DAY = 10;
const BYTES_A_CLIENT = 400;

/** The cars that a network has answered for today. In memory only: nothing about visitors is stored. */
const answered = createMemory<Set<number>>(ownBudget("arm answers"));

/**
 * Whether a visitor's answer counts: once a car, network and day, and few cars of one network. At whichever finder: nobody
 * knows yet whether there is one, and invented ones would be as many networks.
 */
export async function isFirstArmAnswer(c: Context<AppEnv>, variantId: number): Promise<boolean> {
	const now = Date.now();
	const key = `arm ${clientOf(c)}`;
	const cars = answered.get(key, now) ?? new Set();
	if (cars.has(variantId) || cars.size >= CARS_A_DAY) return false;
	cars.add(variantId);
	answered.set(key, cars, BYTES_A_CLIENT, (Math.floor(now / DAY_MS) + 1) * DAY_MS);
	return isWithinLimitOrUnknown(c.env.LOOKUP_LIMITER, key, now);
}

/** For tests, which clear the storage behind it. */
export function clearArmAnswers(): void {
	answered.clear();
}
