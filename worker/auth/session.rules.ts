const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Absolute life of a sign-in, and the idle time that ends it earlier (milliseconds). */
export const SESSION_MS = 14 * 24 * HOUR;
export const SESSION_IDLE_MS = 24 * HOUR;
/** How stale `lastUsedAt` may be: a write a request would be too dear. */
export const SESSION_TOUCH_MS = 10 * MINUTE;

/** Wrong passwords for one name from one address before it has to wait, and how long (milliseconds). */
export const SIGN_IN_FAILURES_MAX = 10;
export const SIGN_IN_WINDOW_MS = 15 * MINUTE;

export const isLive = (session: { expiresAt: number; lastUsedAt: number }, now: number): boolean =>
	now < session.expiresAt && now < session.lastUsedAt + SESSION_IDLE_MS;

/** How long a link to a new password is good, and how many of them a user is sent in that time. */
export const RESET_MS = HOUR;
export const RESETS_MAX = 3;
