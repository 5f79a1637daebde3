import { env } from "cloudflare:workers";
import { Hono } from "hono";
import { afterEach, expect, test, vi } from "vitest";
import { ask, givenUser } from "#tests/support/world.ts";
import type { AppEnv } from "#worker/http/env.ts";
import { onError } from "#worker/http/on-error.ts";
import { logRequest } from "#worker/http/request-log.ts";

const production: Env = { ...env, ENVIRONMENT: "production" };

afterEach(() => {
	vi.restoreAllMocks();
});

/** The requests of which the log heard. */
function listen() {
	const heard: string[] = [];
	for (const level of ["info", "error"] as const) {
		vi.spyOn(console, level).mockImplementation((line) => void heard.push(String(line)));
	}
	return () => heard.filter((line) => line.startsWith('{"event":"request"')).map((line) => JSON.parse(line));
}

const app = (chance: number) => {
	const made = new Hono<AppEnv>()
		.use(logRequest(() => chance))
		.get("/cars/:name", (c) => c.json({}))
		.get("/broken/:name", () => {
			throw new Error("broken");
		});
	made.onError(onError);
	return made;
};

test("a request in the sample is one line, with its pattern and without what was typed", async () => {
	const lines = listen();
	await app(0.005).request("/cars/zeppelin?token=abc", { headers: { "cf-ray": "8f1" } }, production);
	await app(0.02).request("/cars/zeppelin", {}, production);
	const { ms, version, ...line } = lines()[0];
	expect([lines().length, line]).toEqual([
		1,
		{ event: "request", method: "GET", route: "/cars/:name", status: 200, ray: "8f1" },
	]);
	expect(ms).toBeGreaterThanOrEqual(0);
});

test("a failure is always a line", async () => {
	const lines = listen();
	await app(0.99).request("/broken/zeppelin", {}, production);
	expect(lines()).toMatchObject([{ route: "/broken/:name", status: 500 }]);
});

test("who was signed in is known by number, and nothing is said while developing", async () => {
	vi.spyOn(Math, "random").mockReturnValue(0);
	const lines = listen();
	const user = await givenUser("ROLE_CUSTOMER");
	const request = () =>
		new Request("https://finder.test/admin/api/user/current", { headers: { authorization: `Bearer ${user.token}` } });
	await ask(request(), env);
	await ask(request(), production);
	expect(lines()).toMatchObject([
		{ route: "/admin/api/user/current", status: 200, userId: user.id, companyId: user.companyId },
	]);
});

test("whether the system answers is told with the version that answers", async () => {
	const { headers, body } = await ask(new Request("https://finder.test/api/health"), env);
	expect([body, headers.has("x-version")]).toEqual([{ ok: true }, true]);
});
