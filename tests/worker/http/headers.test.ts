import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { call, get, givenFinder, givenUser, type Reply } from "#tests/support/world.ts";

const guarded = ({ headers }: Reply) => ({
	policy: headers.get("content-security-policy") ?? "",
	sniffing: headers.get("x-content-type-options"),
	referrer: headers.get("referrer-policy"),
	transport: headers.get("strict-transport-security"),
	cookie: headers.get("set-cookie"),
});

test("every answer of the back-office and every page forbids frames, sniffing, referrers and plain HTTP", async () => {
	const { token } = await givenUser("ROLE_CUSTOMER");
	const finder = await givenFinder(token);
	const replies = [
		await get("/admin/api/user/current", { token }),
		await get("/admin/api/user/current"),
		await call("/api/login-check", { body: {} }),
		await get("/api/docs"),
		await get("/api/openapi.json"),
		await get(`/finder/test/${finder.uuid}`),
		await get("/finder/test-page.css"),
		await get("/nothing"),
	];
	for (const reply of replies) {
		expect(guarded(reply)).toMatchObject({
			sniffing: "nosniff",
			referrer: "no-referrer",
			transport: "max-age=31536000; includeSubDomains",
			cookie: null,
		});
		for (const directive of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
			expect(guarded(reply).policy).toContain(directive);
		}
	}
});

test("text says which characters it is written in", async () => {
	for (const file of ["wiper-finder.js", "results-view.a1_B-2.js"]) await env.MEDIA.put(`releases/9.9.9/${file}`, "");
	for (const path of [
		"/finder/test-page.css",
		"/finder/9.9.9/wiper-finder.js",
		"/finder/9.9.9/results-view.a1_B-2.js",
		"/api/docs",
	]) {
		expect((await get(path)).headers.get("content-type")?.toLowerCase()).toContain("charset=utf-8");
	}
});

test("the package of an older release is still there, for lock files that name it", async () => {
	await env.MEDIA.put("releases/9.9.9/package.tgz", "packed");
	const response = await get("/finder/9.9.9/package.tgz");
	expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/gzip"]);
	expect(response.headers.get("cache-control")).toContain("immutable");
	expect((await get("/finder/9.9.8/package.tgz")).status).toBe(404);
});

test("only the dashboard's origin is answered across origins, and never with credentials", async () => {
	const { token } = await givenUser("ROLE_CUSTOMER");
	for (const [origin, allowed] of [
		[env.DASHBOARD_ORIGIN, env.DASHBOARD_ORIGIN],
		["https://evil.example", null],
		["null", null],
	] as const) {
		const { headers } = await get("/admin/api/user/current", { token, headers: { origin } });
		expect(headers.get("access-control-allow-origin")).toBe(allowed);
		expect(headers.get("access-control-allow-credentials")).toBeNull();
	}
});
