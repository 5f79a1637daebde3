import { hc } from "hono/client";
import type { AppType } from "#worker/app.ts";
import type { Locale } from "#worker/i18n/locale.rules.ts";
import { language } from "./language.ts";
import { hasMoved, shownUser } from "./session/shown-user.ts";
import { bearerToken } from "./session/tokens.ts";

/** The worker's origin: its own host, or this one. */
export const workerOrigin: string = import.meta.env.VITE_API_URL || window.location.origin;

/** The token, the language of the answer, and the user whom the page shows: the server rejects another user's token. */
type Sender = { locale: Locale; token: string | null; actingFor: number | null };

export const sender = (): Sender => ({
	locale: language.get(),
	token: bearerToken(),
	// Nobody is 0.
	actingFor: hasMoved.get() ? 0 : (shownUser.get()?.user.id ?? null),
});

const unauthorizedListeners = new Set<() => void>();

/** Calls back when a call may have failed because nobody, or somebody else, is signed in. */
export function onUnauthorized(listener: () => void): () => void {
	unauthorizedListeners.add(listener);
	return () => unauthorizedListeners.delete(listener);
}

/** A call's address and headers, for what can't be sent by `fetch`. */
export function signed({ locale, token, actingFor }: Sender, address: string | URL, given?: HeadersInit) {
	const url = new URL(address, workerOrigin);
	url.pathname = `/${locale}${url.pathname}`;
	const headers = new Headers(given);
	if (token !== null) headers.set("Authorization", `Bearer ${token}`);
	if (actingFor !== null) headers.set("X-Acting-User", String(actingFor));
	return { url, headers };
}

/** A call that was made for a user and refused: perhaps somebody else is signed in now. */
export function noteRefusal(actingFor: number | null, status: number): void {
	if (actingFor !== null && (status === 401 || status === 409))
		for (const listener of unauthorizedListeners) listener();
}

async function send(from: Sender, input: RequestInfo | URL, init?: RequestInit) {
	const { url, headers } = signed(from, input instanceof Request ? input.url : input, init?.headers);
	const response = await fetch(url, { ...init, headers });
	noteRefusal(from.actingFor, response.status);
	// A network's own page, as of a hotel or a proxy: no call of this client is answered so. As a browser says it, so that it is
	// taken for a call that didn't arrive.
	if (response.ok && response.headers.get("Content-Type")?.includes("html")) throw new TypeError("Failed to fetch");
	return response;
}

const clientOf = (from: () => Sender) =>
	hc<AppType>(workerOrigin, { fetch: (input: RequestInfo | URL, init?: RequestInit) => send(from(), input, init) });

const client = clientOf(sender);

/** The same in another language than the user's, for texts for visitors. */
export const adminApiIn = (locale: Locale) => clientOf(() => ({ ...sender(), locale })).admin.api;

/** With a given token, independent of the user whom the page shows. */
export const adminApiBy = (token: string | null) =>
	clientOf(() => ({ locale: language.get(), token, actingFor: null })).admin.api;

export const openApi = client.api;
export const adminApi = client.admin.api;
export const uploadApi = client["upload-image"];
