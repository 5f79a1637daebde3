import { createMiddleware } from "hono/factory";
import { AppError } from "./app-error.ts";
import type { AppEnv } from "./env.ts";

/** Longer than one call builds an import (20 s), and than D1 lets a query run. */
export const HANG_MS = 40_000;

/**
 * A database or bucket that doesn't answer counts as unavailable: 503, and the call may be repeated. The write may
 * still happen later, as when an answer is lost; versions and Idempotency-Keys prevent that it happens twice.
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
