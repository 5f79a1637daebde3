import { AppError } from "./app-error.ts";
import { describeError } from "./error-log.rules.ts";

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

const WARNING_PAUSE_MS = 60_000;
/** Of this isolate. */
let warnedAt = 0;

/**
 * The same for visitors, but a limiter that fails lets them pass, so that shops' pages keep working. The operator's log
 * says so once a minute.
 */
export async function isWithinLimitOrUnknown(limiter: RateLimit, key: string, now: number): Promise<boolean> {
	try {
		return (await limiter.limit({ key })).success;
	} catch (error) {
		if (Math.abs(now - warnedAt) >= WARNING_PAUSE_MS) {
			warnedAt = now;
			console.warn(`visitors are not limited\n${describeError(error)}`);
		}
		return true;
	}
}
