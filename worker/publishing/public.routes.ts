import { Hono } from "hono";
import { isFinderUuid } from "../finders/finder-uuid.rules.ts";
import { deliveryOf, nearestDatabase } from "../http/delivery-context.ts";
import type { AppEnv } from "../http/env.ts";
import { limitVisitor } from "../http/limit-visitor.ts";
import { pageLocale } from "../http/page-locale.ts";
import { readPinnedFile } from "./release.ts";
import { noticePage, TEST_PAGE_CSP, TEST_PAGE_CSS, TEST_PAGE_ICON, testPage } from "./test-page.ts";
import { readTestPage } from "./test-page.usecases.ts";

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
	.get("/test/:uuid", nearestDatabase, async (c) => {
		const uuid = c.req.param("uuid");
		const mayAsk = () => limitVisitor(c, "EVENTS_LIMITER", "test page");
		const finder = isFinderUuid(uuid) ? await readTestPage(deliveryOf(c), uuid, mayAsk) : undefined;
		c.header("Content-Security-Policy", TEST_PAGE_CSP);
		if (finder?.isAvailable) return c.html(testPage(finder, pageLocale(c), c.env.DASHBOARD_ORIGIN));
		const notice = noticePage(pageLocale(c), finder ? "off" : "unknown", c.env.DASHBOARD_ORIGIN);
		return c.html(notice, finder ? 200 : 404);
	})
	.get(
		"/:version/:file{[\\w.-]+\\.(?:js|tgz)}",
		async (c) => (await readPinnedFile(c.env, c.req.param("version"), c.req.param("file"))) ?? c.notFound(),
	);
