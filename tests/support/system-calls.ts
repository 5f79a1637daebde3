import { system } from "./system.ts";

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the call answered
export type Answer = { status: number; body: any };

/** Calls of the running system, as one user. */
export type As = { post(path: string, body?: unknown): Promise<Answer>; get(path: string): Promise<Answer> };

/** Signs a demo user in: `admin`, `shop`, its `supplier` or a `reader`. */
export async function signedIn(user: "admin" | "shop" | "supplier" | "reader"): Promise<As> {
	const { body } = await send("/api/login-check", { username: user, password: `demo-${user}` });
	return callsAs(body.token);
}

/** Calls with a session's token or a key. */
export const callsAs = (token: string): As => ({
	post: (path, data = {}) => send(path, data, token),
	get: (path) => send(path, undefined, token),
});

async function send(path: string, data: unknown, token?: string): Promise<Answer> {
	const headers: Record<string, string> = {
		"content-type": "application/json",
		...(token && { authorization: `Bearer ${token}` }),
	};
	if (data instanceof FormData) delete headers["content-type"];
	const body = data instanceof FormData ? data : JSON.stringify(data);
	const init = data === undefined ? { headers } : { method: "POST", headers, body };
	const response = await fetch(`${system.worker}${path}`, init);
	const text = await response.text();
	const isJson = response.headers.get("content-type")?.includes("json");
	return { status: response.status, body: isJson ? JSON.parse(text) : text };
}
