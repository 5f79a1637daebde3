import { hc } from "hono/client";
import type { AppType } from "#worker/app.ts";
import type { Locale } from "#worker/http/locale.rules.ts";
import { language } from "./language.ts";
import { bearer } from "./tokens.ts";

/** Where the worker answers: its own host, or ours. */
export const workerOrigin: string = import.meta.env.VITE_API_URL || window.location.origin;

/** Every call says who asks, and asks behind the language, so that the server's sentences come in it. */
export const callWorker = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> =>
	callBehind(language.get(), input, init);

function callBehind(locale: Locale, input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
	const url = new URL(input instanceof Request ? input.url : input, workerOrigin);
	url.pathname = `/${locale}${url.pathname}`;
	const headers = new Headers(init?.headers);
	const token = bearer();
	if (token !== null) headers.set("Authorization", `Bearer ${token}`);
	return fetch(url, { ...init, headers });
}

const client = hc<AppType>(workerOrigin, { fetch: callWorker });

/** The same in another language than the user's own, for what is meant for visitors. */
export const adminApiIn = (locale: Locale) =>
	hc<AppType>(workerOrigin, {
		fetch: (input: RequestInfo | URL, init?: RequestInit) => callBehind(locale, input, init),
	}).admin.api;

export const openApi = client.api;
export const adminApi = client.admin.api;
export const uploadApi = client["upload-image"];
