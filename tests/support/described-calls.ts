import { app } from "#worker/app.ts";
import { requireSession } from "#worker/auth/require-session.ts";
import { successesOf } from "#worker/http/openapi.ts";
import { collectCalls } from "#worker/http/openapi-calls.ts";
import { splitLocale } from "#worker/i18n/locale.rules.ts";

const calls = collectCalls(app, requireSession).map(({ method, path, notes }) => ({
	method: method.toUpperCase(),
	path: new RegExp(`^${path.replaceAll(".", "\\.").replace(/\{\w+\}/g, "[^/]+")}$`),
	successes: successesOf(notes),
}));

/** Throws if a call succeeds in a way that its description doesn't know. */
export function checkDescribed({ method, url }: Request, { ok, status }: Response): void {
	if (!ok) return;
	const { path } = splitLocale(new URL(url).pathname);
	// Several fit where one of them has a variable.
	const called = calls.filter((one) => one.method === method && one.path.test(path));
	if (
		called.length > 0 &&
		!called.some(({ successes }) => successes.some((known) => known === "2XX" || known === status))
	)
		throw new Error(`${method} ${path} answers ${status}, which /api/openapi.json doesn't say.`);
}
