import { createMiddleware } from "hono/factory";
import { openDatabase, openSession } from "../db/database.ts";
import { DEFAULT_LOCALE, splitLocale } from "../i18n/locale.rules.ts";
import type { AppEnv } from "./env.ts";

const YEAR_SECONDS = 31_536_000;
/** The policy of an answer that is opened directly; pages add what else they need. */
const STRICT_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Sets up every call: the database, and the language of its texts (`/de/admin/api/…`). */
export const prepare = createMiddleware<AppEnv>(async (c, next) => {
	c.set("db", openSession(c.env.DB, "first-primary"));
	c.set("locale", splitLocale(new URL(c.req.url).pathname).locale ?? DEFAULT_LOCALE);
	c.header("Content-Security-Policy", STRICT_POLICY);
	c.header("Strict-Transport-Security", `max-age=${YEAR_SECONDS}; includeSubDomains`);
	c.header("X-Content-Type-Options", "nosniff");
	c.header("Referrer-Policy", "no-referrer");
	// Calls that may be kept say so. About an answer that says nothing, caches decide themselves: two hours, in places.
	c.header("Cache-Control", "no-store");
	await next();
});

/** Signing in reads nothing but the primary. */
export const onPrimary = createMiddleware<AppEnv>(async (c, next) => {
	c.set("db", openDatabase(c.env.DB));
	await next();
});
