import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import type { AppEnv } from "./env.ts";

/** One of so many requests that went well is logged; every one that failed is. */
const SAMPLE = 100;

/**
 * One line of JSON a request for the platform's log: the call by its pattern, so that no typed text, id or token is in it.
 * `random` is between 0 and 1. Off in development. Answers from an isolate's memory don't come here.
 */
export const logRequest = (random: () => number) =>
	createMiddleware<AppEnv>(async (c, next) => {
		const start = Date.now();
		await next();
		const { status } = c.res;
		const isFailure = status >= 500;
		if (c.env.ENVIRONMENT === "local" || !(isFailure || random() * SAMPLE < 1)) return;
		const { userId, companyId } = c.var.session ?? {};
		const line = {
			...{ event: "request", method: c.req.method, route: routePath(c), status, ms: Date.now() - start },
			...{ userId, companyId, ray: c.req.header("cf-ray"), version: c.env.VERSION?.id },
		};
		console[isFailure ? "error" : "info"](JSON.stringify(line));
	});
