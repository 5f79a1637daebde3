import { DAY_MS } from "../db/times.rules.ts";

/** Keys of a company that are neither revoked nor expired. */
export const KEYS_MAX = 20;

/** How far ahead the end of a key's days may be. */
export const KEY_DAYS_MAX = 3650;

/** How old `lastUsedAt` may be: writing it with every request would be too expensive (milliseconds). */
export const KEY_TOUCH_MS = 10 * 60_000;

/** How much of a key is shown: `wfk_` and four letters of 43. */
export const SHOWN_LENGTH = 8;

type Expiry = { expiresAt: string | null; expiresInDays: number | null };

/** When a key that is made at a moment (milliseconds since 1970) expires, ISO 8601; null: never. */
export const keyExpiry = ({ expiresAt, expiresInDays }: Expiry, now: number): string | null =>
	expiresInDays === null ? expiresAt : new Date(now + expiresInDays * DAY_MS).toISOString();

export const KEY_STATES = ["active", "expired", "revoked"] as const;
type KeyState = (typeof KEY_STATES)[number];
type Times = { expiresAt: string | null; revokedAt: string | null };

/** What a key can be used for at a moment (milliseconds since 1970). */
export const keyState = ({ expiresAt, revokedAt }: Times, now: number): KeyState => {
	if (revokedAt !== null) return "revoked";
	return expiresAt !== null && Date.parse(expiresAt) <= now ? "expired" : "active";
};
