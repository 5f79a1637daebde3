import { env } from "cloudflare:workers";
import { inspect } from "node:util";
import { Hono } from "hono";
import { afterEach, expect, test, vi } from "vitest";
import { cheapHash } from "#tests/support/cheap-hash.ts";
import { ask, givenFinder, givenUser } from "#tests/support/world.ts";
import { hashToken } from "#worker/auth/token.ts";
import type { AppEnv } from "#worker/http/env.ts";
import { onError } from "#worker/http/on-error.ts";

const PASSWORD = "correct horse";
const production: Env = { ...env, ENVIRONMENT: "production" };

const send = (path: string, body: unknown, token?: string, bindings = production) =>
	ask(
		new Request(`https://finder.test${path}`, {
			method: "POST",
			headers: {
				"content-type": "application/json",
				"cf-connecting-ip": "192.0.2.44",
				...(token && { authorization: `Bearer ${token}` }),
			},
			body: JSON.stringify(body),
		}),
		bindings,
	);

const listen = () => {
	const spy = vi.spyOn(console, "info").mockImplementation(() => undefined);
	const lines = () => spy.mock.calls.map(([line]) => JSON.parse(String(line)));
	// A sample of all requests is logged, too (tests/worker/http/request-log.test.ts).
	return () => lines().filter(({ event }) => event !== "request");
};

afterEach(() => {
	vi.restoreAllMocks();
});

test("who signed in, who failed to, and who was refused is told to the platform's log, without a secret", async () => {
	const user = await givenUser("ROLE_USER", undefined, { passwordHash: cheapHash(PASSWORD) });
	const lines = listen();
	const { body } = await send("/api/login-check", { username: user.username, password: PASSWORD });
	await send("/api/login-check", { username: "typed-password\n", password: "guess" });
	await send("/admin/api/user", {}, user.token);
	await send("/admin/api/user", {}, "A".repeat(43));
	const [address, method] = ["192.0.2.44", "POST"];
	expect(lines()).toMatchObject([
		{ event: "signed_in", path: "/api/login-check", userId: user.id, address, method },
		{ event: "auth.invalid_login", path: "/api/login-check", address },
		{ event: "auth.forbidden", path: "/admin/api/user", userId: user.id, address },
		{ event: "auth.unauthorized", path: "/admin/api/user", address },
	]);
	const text = JSON.stringify(lines());
	for (const secret of [PASSWORD, "guess", "typed-password", body.token, user.token, "AAAA"]) {
		expect(text).not.toContain(secret);
	}
});

test("a visitor who is refused is told to the log without the address, in every language", async () => {
	const lines = listen();
	const { uuid } = await givenFinder((await givenUser("ROLE_CUSTOMER")).token);
	const LOOKUP_LIMITER: RateLimit = { limit: async () => ({ success: false }) };
	for (const locale of ["", "/de"])
		await send(`${locale}/finder/v1/${uuid}/vehicles`, { registration: "AB-12-CD" }, undefined, {
			...production,
			LOOKUP_LIMITER,
		});
	expect(lines()).toMatchObject([{ event: "registrations.too_many" }, { event: "registrations.too_many" }]);
	expect(JSON.stringify(lines())).not.toContain("192.0.2");
});

test("while developing nothing is said", async () => {
	const lines = listen();
	await send("/admin/api/user", {}, undefined, env);
	expect(lines()).toEqual([]);
});

test("no line of the log holds a query string's token, an e-mail address or what somebody searched", async () => {
	const admin = await givenUser("ROLE_ADMIN");
	const { uuid } = await givenFinder((await givenUser("ROLE_CUSTOMER")).token);
	const lines: string[] = [];
	for (const level of ["log", "info", "warn", "error", "debug"] as const)
		vi.spyOn(console, level).mockImplementation((...parts) => lines.push(parts.map((part) => inspect(part)).join(" ")));
	const lost = () => Promise.reject(new Error("D1_ERROR: Network connection lost."));
	const broken = () => Promise.reject(new Error("D1_ERROR: no such thing"));
	const secrets = { token: "T0ken".repeat(10), email: "visitor@mail.example", vehicle: "Zeppelin LZ 129" };
	const query = `?${new URLSearchParams({ ...secrets, access_token: secrets.token, q: secrets.vehicle })}`;
	for (const fail of [lost, broken]) {
		const statements: D1PreparedStatement = Object.assign(Object.create(env.DB.prepare("SELECT 1")), {
			...{ bind: () => statements, all: fail, run: fail, raw: fail, first: fail },
		});
		const away: Env = {
			...production,
			DB: Object.assign(Object.create(env.DB), {
				...{ batch: fail, prepare: () => statements, withSession: () => away.DB },
			}),
		};
		for (const bindings of [production, away]) {
			await send(`/admin/api/user${query}`, {}, undefined, bindings);
			await send(`/admin/api/user${query}`, { search: secrets.email }, admin.token, bindings);
			await send(`/api/login-check${query}`, { username: secrets.email, password: secrets.token }, undefined, bindings);
			await send(`/api/user/forget-password${query}`, { email: secrets.email }, undefined, bindings);
			await send(
				`/api/user/reset-password${query}`,
				{ token: secrets.token, password: "secret1" },
				undefined,
				bindings,
			);
			await send(`/finder/v1/${uuid}/events${query}`, { event: "no_car", text: secrets.vehicle }, undefined, bindings);
			const request = new Request(`https://finder.test/finder/v1/models/${"a".repeat(16)}${query}`);
			await ask(request, bindings);
		}
	}
	expect(lines.length).toBeGreaterThan(8);
	for (const secret of [...Object.values(secrets), "Zeppelin", "mail.example", admin.token, hashToken(admin.token)])
		expect(lines.filter((line) => line.includes(secret))).toEqual([]);
});

test("an unexpected error is told with where it happened and why", async () => {
	const spy = vi.spyOn(console, "error").mockImplementation(() => undefined);
	const cause = new Error("D1_ERROR: no such column: x");
	const app = new Hono<AppEnv>().get("/here", () => {
		throw new Error("Failed query: select 1\nparams: a@b.example,5", { cause });
	});
	app.onError(onError);
	expect((await app.request("/here?token=abc")).status).toBe(500);
	const [line] = spy.mock.calls[0] ?? [];
	expect(line).toMatch(
		/^GET \/here server\.internal\nError: Failed query: select 1\n +at .*\n(.*\n)*caused by Error: D1_ERROR: no such/,
	);
	expect(line).not.toMatch(/params|example|token/);
});
