import { createMiddleware } from "hono/factory";
import { AppError } from "./app-error.ts";
import type { AppEnv } from "./env.ts";

/** Longer than an import builds at a stretch (20 s), and than D1 lets a query run. */
export const HANG_MS = 40_000;

/**
 * A database or bucket that never answers is as good as away: 503, and the same call may come again. What was under way
 * may still happen then, as when an answer gets lost; versions and Idempotency-Keys keep it from happening twice.
 */
export const answerWithin = (ms: number) =>
	createMiddleware<AppEnv>(async (_, next) => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const late = new Promise<never>((_, reject) => {
			timer = setTimeout(() => reject(new AppError("server.unavailable", 503, { retryAfter: 2 })), ms);
		});
		try {
			await Promise.race([next(), late]);
		} finally {
			clearTimeout(timer);
		}
	});
