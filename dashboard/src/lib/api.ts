import { DetailedError, hc } from "hono/client";
import type { AppType } from "#worker/app.ts";
import type { Locale } from "#worker/i18n/locale.rules.ts";
import { language } from "./language.ts";
import { shownUser } from "./session/shown-user.ts";
import { bearerToken } from "./session/tokens.ts";

/** The worker's origin: its own host, or this one. */
export const workerOrigin: string = import.meta.env.VITE_API_URL || window.location.origin;

/** The token, the language of the answer, and the user whom the page shows: the server rejects another user's token. */
type Sender = { locale: Locale; token: string | null; actingFor: number | null };

const sender = (): Sender => ({
	locale: language.get(),
	token: bearerToken(),
	actingFor: shownUser.get()?.user.id ?? null,
});

const unauthorizedListeners = new Set<() => void>();

/** Calls back when a call may have failed because nobody, or somebody else, is signed in. */
export function onUnauthorized(listener: () => void): () => void {
	unauthorizedListeners.add(listener);
	return () => unauthorizedListeners.delete(listener);
}

/** A call's address and headers, for what can't be sent by `fetch`. */
function signed({ locale, token, actingFor }: Sender, address: string | URL, given?: HeadersInit) {
	const url = new URL(address, workerOrigin);
	url.pathname = `/${locale}${url.pathname}`;
	const headers = new Headers(given);
	if (token !== null) headers.set("Authorization", `Bearer ${token}`);
	if (actingFor !== null) headers.set("X-Acting-User", String(actingFor));
	return { url, headers };
}

/** A call that was made for a user and refused: perhaps somebody else is signed in now. */
function noteRefusal(actingFor: number | null, status: number): void {
	if (actingFor !== null && (status === 401 || status === 409))
		for (const listener of unauthorizedListeners) listener();
}

async function send(from: Sender, input: RequestInfo | URL, init?: RequestInit) {
	const { url, headers } = signed(from, input instanceof Request ? input.url : input, init?.headers);
	const response = await fetch(url, { ...init, headers });
	noteRefusal(from.actingFor, response.status);
	return response;
}

/** Sends a file as a form's field `file`, and tells the share that is sent: `fetch` can't. */
export function uploadFile(
	path: string,
	file: File,
	onShare: (share: number) => void,
	signal: AbortSignal,
): Promise<unknown> {
	const from = sender();
	const { url, headers } = signed(from, path);
	const body = new FormData();
	body.set("file", file);
	return new Promise((resolve, reject) => {
		const request = new XMLHttpRequest();
		request.open("POST", url);
		for (const [name, value] of headers) request.setRequestHeader(name, value);
		request.responseType = "json";
		request.upload.onprogress = ({ loaded, total }) => onShare(total === 0 ? 0 : loaded / total);
		signal.addEventListener("abort", () => request.abort());
		request.onabort = () => reject(signal.reason);
		request.onerror = () => reject(new TypeError("The worker can't be reached."));
		request.onload = () => {
			const { status, response } = request;
			noteRefusal(from.actingFor, status);
			if (status >= 200 && status < 300) return resolve(response);
			reject(new DetailedError("The upload was rejected.", { statusCode: status, detail: { data: response } }));
		};
		request.send(body);
	});
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
