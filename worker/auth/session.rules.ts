import type { Role } from "../http/roles.rules.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Absolute life of a sign-in, and the idle time that ends it earlier (milliseconds). */
export const SESSION_MS = 14 * 24 * HOUR;
export const SESSION_IDLE_MS = 24 * HOUR;
/** How stale `lastUsedAt` may be: a write a request would be too dear. */
export const SESSION_TOUCH_MS = 10 * MINUTE;

/** How long an administrator may simulate somebody at a stretch. */
export const IMPERSONATION_MS = HOUR;

/** Never simulated: who could do more than the administrator may be seen to do, or is a machine (spec section 6). */
export const isImpersonatable = (roles: readonly Role[]): boolean =>
	!roles.includes("ROLE_ADMIN") && !roles.includes("ROLE_API_USER");

/** Wrong passwords for one name from one address before it has to wait, and how long (milliseconds). */
export const SIGN_IN_FAILURES_MAX = 10;
export const SIGN_IN_WINDOW_MS = 15 * MINUTE;

/**
 * SESSIONS_VALID_FROM as milliseconds: what was begun before that time signs nobody in. Empty: all is as it is. What is
 * no time lets nobody in, so that a slip is noticed at once and not after the next theft.
 */
export function validFrom(setting: string | undefined): number {
	if (!setting?.trim()) return 0;
	const time = Date.parse(setting);
	return Number.isNaN(time) ? Number.POSITIVE_INFINITY : time;
}

export const isLive = (session: { expiresAt: number; lastUsedAt: number }, now: number): boolean =>
	now < session.expiresAt && now < session.lastUsedAt + SESSION_IDLE_MS;

/** How long a link to a new password is good, and how many of them a user is sent in that time. */
export const RESET_MS = HOUR;
export const RESETS_MAX = 3;
