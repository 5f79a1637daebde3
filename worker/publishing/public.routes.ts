import { Hono } from "hono";
import { finderNotAvailable } from "../finders/finder.errors.ts";
import { isFinderUuid } from "../finders/finder-uuid.rules.ts";
import { findTestPage } from "../finders/test-page.repository.ts";
import type { AppEnv } from "../http/env.ts";
import { readPinnedScript } from "./release.ts";
import { TEST_PAGE_CSP, TEST_PAGE_CSS, TEST_PAGE_ICON, testPage } from "./test-page.ts";

/** What a browser opens or loads by address, without a token; mounted at /finder. */
export const publicRoutes = new Hono<AppEnv>()
	.get("/test-page.css", (c) =>
		c.body(TEST_PAGE_CSS, 200, { "Content-Type": "text/css; charset=utf-8", "Cache-Control": "public, max-age=300" }),
	)
	.get("/test-page.svg", (c) =>
		c.body(TEST_PAGE_ICON, 200, { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=300" }),
	)
	.get("/test/:uuid", async (c) => {
		const uuid = c.req.param("uuid");
		const finder = isFinderUuid(uuid) ? await findTestPage(c.var.db, uuid) : undefined;
		if (!finder) throw finderNotAvailable();
		c.header("Content-Security-Policy", TEST_PAGE_CSP);
		c.header("Cache-Control", "no-store");
		return c.html(testPage(finder));
	})
	.get(
		"/:version/:script{[\\w.-]+\\.js}",
		async (c) => (await readPinnedScript(c.env, c.req.param("version"), c.req.param("script"))) ?? c.notFound(),
	);
