import type { ErrorHandler, Hono, HonoRequest, NotFoundHandler } from "hono";
import { AppError } from "./app-error.ts";
import type { AppEnv } from "./env.ts";
import { onError } from "./on-error.ts";

const METHODS = ["GET", "POST"];

/** A path that exists for another method names that method; any other path is not found. */
export const notFoundIn =
	(app: Pick<Hono<AppEnv>, "router">): NotFoundHandler<AppEnv> =>
	(c) => {
		const allowed = METHODS.filter((method) => method !== c.req.method && hasRoute(app, method, c.req.path));
		if (allowed.length === 0) return onError(new AppError("request.not_found", 404), c);
		c.header("Allow", allowed.join(", "));
		return onError(new AppError("request.method_not_allowed", 405), c);
	};

const MISREAD = ["request.invalid_param", "request.invalid_query"];

/** An address that only another method has was read as one with a parameter: in `GET /config/list`, `list` is no id. */
export const onErrorIn =
	(app: Pick<Hono<AppEnv>, "router" | "routes">): ErrorHandler<AppEnv> =>
	(error, c) =>
		error instanceof AppError && MISREAD.includes(error.code) && isOtherMethods(app, c.req)
			? notFoundIn(app)(c)
			: onError(error, c);

function isOtherMethods({ routes }: Pick<Hono<AppEnv>, "routes">, { method, path }: HonoRequest): boolean {
	const written = routes.filter((route) => route.method !== "ALL" && route.path === path);
	return written.length > 0 && written.every((route) => route.method !== method);
}

function hasRoute(app: Pick<Hono<AppEnv>, "router">, method: string, path: string): boolean {
	const [handlers] = app.router.match(method, path);
	return handlers.some(([[, route]]) => route.method !== "ALL");
}
