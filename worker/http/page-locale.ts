import type { Context } from "hono";
import { DEFAULT_LOCALE, type Locale, splitLocale, toLocale } from "../i18n/locale.rules.ts";
import type { AppEnv } from "./env.ts";

/** The language of a page that a browser opens: the path's, else the first supported one that the browser prefers. */
export function pageLocale(c: Context<AppEnv>): Locale {
	const languages = c.req.header("accept-language")?.split(",") ?? [];
	const locale = languages.map((one) => toLocale(one.split(";")[0]?.trim())).find((locale) => locale !== undefined);
	return splitLocale(new URL(c.req.url).pathname).locale ?? locale ?? DEFAULT_LOCALE;
}
