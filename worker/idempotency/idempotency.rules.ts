import { DAY_MS } from "../db/times.rules.ts";

const SECOND = 1000;

/** How long an answer is kept (milliseconds). */
export const KEEP_MS = DAY_MS;
/** After which time an unfinished request counts as dead (milliseconds): longer than a call may take (HANG_MS). */
export const BUSY_MS = 45 * SECOND;

/** The pauses between checks of a request that is still running (milliseconds). */
export const WAITS_MS = [50, 100, 200, 400, 800, 1600, 2000] as const;

/** 1 to 200 printable ASCII characters. */
export const isIdempotencyKey = (key: string): boolean => /^[\x20-\x7e]{1,200}$/.test(key);
