import type { Role } from "../http/roles.rules.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Maximum age of a session, and the idle time that ends it earlier (milliseconds). */
export const SESSION_MS = 14 * 24 * HOUR;
export const SESSION_IDLE_MS = 24 * HOUR;
/** How old `lastUsedAt` may be: writing it with every request would be too expensive. */
export const SESSION_TOUCH_MS = 10 * MINUTE;

/** How long one simulation may last. */
export const IMPERSONATION_MS = HOUR;

/** Never simulated: administrators, whose rights an impersonation must not use, and API users. */
export const isImpersonatable = (roles: readonly Role[]): boolean =>
	!roles.includes("ROLE_ADMIN") && !roles.includes("ROLE_API_USER");

/** Wrong passwords for one name from one address before it is locked, and for how long (milliseconds). */
export const SIGN_IN_FAILURES_MAX = 10;
export const SIGN_IN_WINDOW_MS = 15 * MINUTE;
/** So long after the first attempt the others may still be compared, and a right one unlocks: who comes then waits so long. */
export const SIGN_IN_PENDING_MS = 2000;

/** A day, a time and its zone, with the year first: of `07.08.2026` it would be a guess which one is the month. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/**
 * SESSIONS_VALID_FROM in milliseconds: sessions and links from before that time are invalid. Empty: no limit. A value
 * that is not a time in the form of `2026-11-21T12:00:00Z` invalidates all, so that a mistake is noticed at once.
 */
export function validFrom(setting: string | undefined): number {
	const text = setting?.trim() ?? "";
	if (text === "") return 0;
	const time = TIME.test(text) ? Date.parse(text) : Number.NaN;
	return Number.isNaN(time) ? Number.POSITIVE_INFINITY : time;
}

export const isLive = (session: { expiresAt: number; lastUsedAt: number }, now: number): boolean =>
	now < session.expiresAt && now < session.lastUsedAt + SESSION_IDLE_MS;

/** How long a link for a new password is valid, and how many of them a user is sent in that time. */
export const RESET_MS = HOUR;
export const RESETS_MAX = 3;
