import { drizzle } from "drizzle-orm/d1";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./env.ts";
import { DEFAULT_LOCALE, splitLocale } from "./locale.rules.ts";

/** What every call finds: the database, and the language of its texts (`/de/admin/api/…`). */
export const prepare = createMiddleware<AppEnv>(async (c, next) => {
	c.set("db", drizzle(c.env.DB));
	c.set("locale", splitLocale(new URL(c.req.url).pathname).locale ?? DEFAULT_LOCALE);
	c.header("X-Content-Type-Options", "nosniff");
	c.header("Referrer-Policy", "no-referrer");
	await next();
});
