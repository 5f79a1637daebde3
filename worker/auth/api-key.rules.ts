/** Keys of a company that are neither revoked nor expired. */
export const KEYS_MAX = 20;

/** How old `lastUsedAt` may be: writing it with every request would be too expensive (milliseconds). */
export const KEY_TOUCH_MS = 10 * 60_000;

/** How much of a key is shown: `wfk_` and four letters of 43. */
export const SHOWN_LENGTH = 8;

type Times = { expiresAt: string | null; revokedAt: string | null };

/** What a key can be used for at a moment (milliseconds since 1970). */
export const keyState = ({ expiresAt, revokedAt }: Times, now: number): "active" | "expired" | "revoked" => {
	if (revokedAt !== null) return "revoked";
	return expiresAt !== null && Date.parse(expiresAt) <= now ? "expired" : "active";
};
