import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { ask, givenUser } from "#tests/support/world.ts";
import { hashPassword } from "#worker/auth/password.ts";

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
	return () => spy.mock.calls.map(([line]) => JSON.parse(String(line)));
};

afterEach(() => {
	vi.restoreAllMocks();
});

test("who signed in, who failed to, and who was refused is told to the platform's log, without a secret", async () => {
	const user = await givenUser("ROLE_USER", undefined, { passwordHash: await hashPassword(PASSWORD) });
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

test("while developing nothing is said", async () => {
	const lines = listen();
	await send("/admin/api/user", {}, undefined, env);
	expect(lines()).toEqual([]);
});
