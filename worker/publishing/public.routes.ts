import { Hono } from "hono";
import { isFinderUuid } from "../finders/finder-uuid.rules.ts";
import type { AppEnv } from "../http/env.ts";
import { pageLocale } from "../http/page-locale.ts";
import { readPinnedFile } from "./release.ts";
import { findTestPage } from "./test-page.repository.ts";
import { noticePage, TEST_PAGE_CSP, TEST_PAGE_CSS, TEST_PAGE_ICON, testPage } from "./test-page.ts";

/** Addresses that a browser opens or loads without a token; mounted at /finder. */
export const publicRoutes = new Hono<AppEnv>()
	.get("/test-page.css", (c) =>
		c.body(TEST_PAGE_CSS, 200, { "Content-Type": "text/css; charset=utf-8", "Cache-Control": "public, max-age=300" }),
	)
	.get("/test-page.svg", (c) =>
		c.body(TEST_PAGE_ICON, 200, {
			"Content-Type": "image/svg+xml; charset=utf-8",
			"Cache-Control": "public, max-age=300",
		}),
	)
	.get("/test/:uuid", async (c) => {
		const uuid = c.req.param("uuid");
		const finder = isFinderUuid(uuid) ? await findTestPage(c.var.db, uuid) : undefined;
		c.header("Content-Security-Policy", TEST_PAGE_CSP);
		if (finder?.isAvailable) return c.html(testPage(finder, pageLocale(c), c.env.DASHBOARD_ORIGIN));
		const notice = noticePage(pageLocale(c), finder ? "off" : "unknown", c.env.DASHBOARD_ORIGIN);
		return c.html(notice, finder ? 200 : 404);
	})
	.get(
		"/:version/:file{[\\w.-]+\\.(?:js|tgz)}",
		async (c) => (await readPinnedFile(c.env, c.req.param("version"), c.req.param("file"))) ?? c.notFound(),
	);
