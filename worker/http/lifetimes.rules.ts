/**
 * How old a bootstrap may be when a visitor sees it, in seconds. Each cache on its way adds its own life to the age that
 * the answer has already, so this is a sum. docs/adr/0003.
 */
export const LIVE_WITHIN_SECONDS = 60;

/** How long a bootstrap is kept in each of isolate's memory, edge copy and browser; misses as long, in memory only. */
export const SHORT_SECONDS = 15;

/**
 * How long the platform's cache keeps a bootstrap: fresh, then stale while it asks for another one. The sum leaves some
 * seconds for making one, which reads the database first.
 */
export const PLATFORM_SECONDS = { fresh: 8, stale: 8 };

/**
 * So long each of its tiers shows the last bootstrap while the worker answers with errors only. While the database can't
 * be read, little is changed; without an end, a finder that can't be made any more would be shown as it was.
 */
export const AFTER_ERRORS_SECONDS = 1700;

/** One near the visitor, one for all; that the first counts the age in the second is not relied upon. */
const PLATFORM_TIERS = 2;

/** The sums. Behind the platform's cache, the worker keeps no bootstrap that the cache may keep. */
export const OLDEST_SECONDS = {
	alone: SHORT_SECONDS + SHORT_SECONDS + SHORT_SECONDS,
	behindPlatform: PLATFORM_TIERS * (PLATFORM_SECONDS.fresh + PLATFORM_SECONDS.stale) + SHORT_SECONDS,
};
