import { Hono } from "hono";
import type { AppEnv } from "./env.ts";
import { openApiDocument } from "./openapi.ts";
import { type ApiCall, type ApiRoutes, collectCalls } from "./openapi-calls.ts";
import { DOCS_POLICY, docsPage } from "./openapi-page.ts";

/**
 * The API's description, at /api, as JSON and as a page. It describes `app`, itself included, so it is mounted last.
 * `guard` is the middleware that requires a token.
 */
export function openApiRoutes(app: ApiRoutes, guard: unknown) {
	let known: ApiCall[] | undefined;
	const calls = () => {
		known ??= collectCalls(app, guard);
		return known;
	};
	return new Hono<AppEnv>()
		.get("/openapi.json", (c) => {
			c.header("Cache-Control", "public, max-age=300");
			return c.json(openApiDocument(calls()));
		})
		.get("/docs", (c) => {
			c.header("Cache-Control", "public, max-age=300");
			c.header("Content-Security-Policy", DOCS_POLICY);
			return c.html(docsPage(calls()));
		});
}
