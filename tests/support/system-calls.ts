import { system } from "./system.ts";

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the call answered
export type Answer = { status: number; body: any };

/** Calls of the running system, as one user. */
export type As = { post(path: string, body?: unknown): Promise<Answer>; get(path: string): Promise<Answer> };

/** Signs a demo user in: `admin`, `shop`, its `supplier` or a `reader`. */
export async function signedIn(user: "admin" | "shop" | "supplier" | "reader"): Promise<As> {
	const { body } = await send("/api/login-check", { username: user, password: `demo-${user}` });
	return { post: (path, data = {}) => send(path, data, body.token), get: (path) => send(path, undefined, body.token) };
}

async function send(path: string, data: unknown, token?: string): Promise<Answer> {
	const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
	const init = data === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(data) };
	const response = await fetch(`${system.worker}${path}`, init);
	const text = await response.text();
	const isJson = response.headers.get("content-type")?.includes("json");
	return { status: response.status, body: isJson ? JSON.parse(text) : text };
}
