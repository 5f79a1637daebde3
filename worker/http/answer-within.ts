import { createMiddleware } from "hono/factory";
import { AppError } from "./app-error.ts";
import type { AppEnv } from "./env.ts";

/** Longer than one call builds an import (20 s), and than D1 lets a query run. */
export const HANG_MS = 40_000;
/** For the body of a call, which a slow line sends for minutes: 10 MiB at 0.3 Mbit/s. */
const RECEIVE_MS = 5 * 60_000;

/**
 * A database or bucket that doesn't answer counts as unavailable: 503, and the call may be repeated. The write may
 * still happen later, as when an answer is lost; versions and Idempotency-Keys prevent that it happens twice.
 * The time in which the sender sends the body doesn't count, and has its own limit.
 */
export const answerWithin = (ms: number, receiveMs = RECEIVE_MS) =>
	createMiddleware<AppEnv>(async (c, next) => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const late = new Promise<never>((_, reject) => {
			const start = (limit: number) => {
				clearTimeout(timer);
				timer = setTimeout(() => reject(new AppError("server.unavailable", 503, { retryAfter: 2 })), limit);
			};
			c.set("setReceiving", (isReceiving) => start(isReceiving ? receiveMs : ms));
			start(ms);
		});
		try {
			await Promise.race([next(), late]);
		} finally {
			clearTimeout(timer);
		}
	});
