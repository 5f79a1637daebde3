import { AppError } from "./app-error.ts";

/**
 * Whether a burst is within its limit. A limiter that fails answers 503, so that guessing passwords doesn't benefit
 * from it.
 */
export async function isWithinLimit(limiter: RateLimit, key: string): Promise<boolean> {
	try {
		return (await limiter.limit({ key })).success;
	} catch (cause) {
		throw new AppError("server.unavailable", 503, { retryAfter: 2, cause });
	}
}

/** The same for visitors, but a limiter that fails lets them pass, so that shops' pages keep working. */
export const isWithinLimitOrUnknown = (limiter: RateLimit, key: string): Promise<boolean> =>
	isWithinLimit(limiter, key).catch(() => true);
