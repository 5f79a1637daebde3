import type { Context } from "hono";
import { AppError } from "./app-error.ts";
import type { AppEnv } from "./env.ts";
import { clientOf } from "./security-log.ts";
import { isWithinLimitOrUnknown } from "./within-limit.ts";

type Limiter = "LOOKUP_LIMITER" | "EVENTS_LIMITER" | "SERVERS_LIMITER";

export const MINUTE_SECONDS = 60;

export const tooManyOfVisitor = () => new AppError("auth.too_many_attempts", 429, { retryAfter: MINUTE_SECONDS });

/**
 * Limits what a visitor's network does of one kind, at whichever finder: its id is the caller's choice, and invented ones
 * would be as many networks.
 */
export async function limitVisitor(c: Context<AppEnv>, limiter: Limiter, what: string) {
	if (!(await isWithinLimitOrUnknown(c.env[limiter], `${what} ${clientOf(c)}`, Date.now()))) throw tooManyOfVisitor();
}
