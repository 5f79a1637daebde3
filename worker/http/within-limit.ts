import { AppError } from "./app-error.ts";

/** Whether a burst is within its limit. A limiter that fails refuses with 503: whoever guesses passwords must not gain by it. */
export async function isWithinLimit(limiter: RateLimit, key: string): Promise<boolean> {
	try {
		return (await limiter.limit({ key })).success;
	} catch (cause) {
		throw new AppError("server.unavailable", 503, { retryAfter: 2, cause });
	}
}

/** The same for visitors: a limiter that fails lets them pass, since shops' pages must not suffer from it. */
export const isWithinLimitOrUnknown = (limiter: RateLimit, key: string): Promise<boolean> =>
	isWithinLimit(limiter, key).catch(() => true);
