import { app } from "#worker/app.ts";
import { requireSession } from "#worker/auth/require-session.ts";
import { successesOf, typesOf } from "#worker/http/openapi.ts";
import { collectCalls } from "#worker/http/openapi-calls.ts";
import type { CallNotes } from "#worker/http/openapi-notes.ts";
import { splitLocale } from "#worker/i18n/locale.rules.ts";

const calls = collectCalls(app, requireSession)
	.map(({ method, path, params, notes }) => ({
		method: method.toUpperCase(),
		path: new RegExp(`^${path.replaceAll(".", "\\.").replace(/\{\w+\}/g, "[^/]+")}$`),
		variables: params.length,
		notes,
	}))
	// Several fit where one of them has a variable.
	.sort((one, other) => one.variables - other.variables);

/** What is described of the call that a request is for. */
export function notesOf({ method, url }: { method: string; url: string }): CallNotes | undefined {
	const { path } = splitLocale(new URL(url).pathname);
	return calls.find((one) => one.method === method && one.path.test(path))?.notes;
}

/** Throws if a call succeeds in a way that its description doesn't know. */
export function checkDescribed(request: Request, { ok, status, headers }: Response): void {
	const notes = ok && notesOf(request);
	if (!notes) return;
	const undescribed = (what: string) =>
		new Error(`${request.method} ${request.url} answers ${what}, which /api/openapi.json doesn't say.`);
	if (!successesOf(notes).some((known) => known === "2XX" || known === status)) throw undescribed(String(status));
	const types = typesOf(notes);
	const [type = ""] = headers.get("content-type")?.split(";") ?? [];
	if (types.length > 0 && !types.includes(type)) throw undescribed(type);
}
