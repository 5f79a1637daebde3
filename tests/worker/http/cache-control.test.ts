import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { behindCache } from "#tests/support/platform-cache.ts";
import { ask, call, get, givenFinder, givenUser } from "#tests/support/world.ts";
import { TAGS_AFTER } from "#worker/delivery/cache-tags.rules.ts";
import { CALLS } from "../call-table.ts";

/**
 * Calls that read, that nobody's page shows, or whose change is as old as the caches let it be (stock, and with it orders).
 * A new finder was kept by nobody; what an import brings, its workflow tells.
 */
const SHOWS_NOTHING = new RegExp(
	[
		"^/api/",
		"^/finder/",
		"^/upload-image$",
		"^/admin/api/(user|api-key|webhook|message|order|inventory|audit)(/|$)",
		"^/admin/api/(country|language|currency|brand|content-type|product|pricing|company|assortment-select|publish-script)$",
		"^/admin/api/\\S+/(list|published|layout|rows|errors|difference|changes|discard|history|sets|info|assortments|cars|link)$",
		"^/admin/api/(catalogue|product)/import(/:id/activate)?$",
		"^/admin/api/(config|company|content|brand)/save$",
		"^/admin/api/config/:id/car-requests(/remove)?$",
		"^/admin/api/(car-request|catalogue/quality)",
	].join("|"),
);

/** The calls with real ids, so that many of them come to an answer of their own. */
async function givenCalls() {
	const { token } = await givenUser("ROLE_ADMIN");
	const finder = await givenFinder((await givenUser("ROLE_CUSTOMER")).token);
	return Object.entries(CALLS).map(([name, { who }]) => {
		const [method = "", path = ""] = name.split(" ");
		const known = path.replace(":uuid", finder.uuid).replace(":type", "front").replace(/:\w+/g, String(finder.id));
		return { name, method, path: known, isOpen: who === "public", token };
	});
}

test("no answer to a call with a token may be kept by any cache", async () => {
	const isEnd = ({ name }: { name: string }) => name.endsWith("token-revoke");
	const calls = (await givenCalls()).filter(({ isOpen }) => !isOpen);
	const cacheable: unknown[] = [];
	// The token ends last: the calls after it would have none.
	for (const { name, path, method, token } of [...calls.filter((one) => !isEnd(one)), ...calls.filter(isEnd)]) {
		const { status, headers } = await call(path, { method, token });
		expect(status, name).not.toBe(401);
		if (headers.get("cache-control") !== "no-store" || headers.has("cache-tag")) cacheable.push([name, status]);
	}
	expect(cacheable).toEqual([]);
});

test("every answer says how long it may be kept, because caches decide themselves about one that doesn't", async () => {
	const others = [
		["GET", "/nothing"],
		["OPTIONS", "/admin/api/user/current"],
		["GET", "/finder/nothing"],
		["DELETE", "/api/health"],
	] as const;
	const calls = [...(await givenCalls()), ...others.map(([method, path]) => ({ method, path }))];
	const silent: unknown[] = [];
	for (const { path, method } of calls) {
		const { status, headers } = await call(path, { method });
		if (!headers.has("cache-control")) silent.push([method, path, status]);
	}
	expect(silent).toEqual([]);
});

describe("behind the platform's cache", () => {
	/** Named by what they contain, or by their version; and the bootstrap, which has tags. */
	const KEPT =
		/^GET \/(finder\/v1\/(:uuid|(shards|offers|stock|models)\/:hash)|uploads\/images\/finder\/:name|finder\/:version\/:file\S*)$/;
	const isClosed = ({ headers }: { headers: Headers }) =>
		headers.get("cloudflare-cdn-cache-control") === "no-store" && !headers.has("cache-tag");

	test("no answer to a token, a cookie or a write may be kept, at any address", async () => {
		const { context, bindings } = behindCache();
		const { context: atAny, bindings: anyHost } = behindCache({ ...env, PUBLIC_ORIGIN: "" });
		const isEnd = ({ name }: { name: string }) => name.endsWith("token-revoke");
		const calls = await givenCalls();
		const cacheable: unknown[] = [];
		const note = async (name: string, request: Request, isPublic: boolean) => {
			const answer = await ask(request.clone(), bindings, context);
			if (!isClosed(answer) && !(isPublic && KEPT.test(name))) cacheable.push(name);
			if (!isClosed(await ask(request, anyHost, atAny))) cacheable.push(`${name}, without a public origin`);
		};
		for (const { name, path, method, token } of [...calls.filter((one) => !isEnd(one)), ...calls.filter(isEnd)]) {
			const from = { "content-type": "application/json", "cf-connecting-ip": "2001:db8::1" };
			const request = (headers: Record<string, string>) =>
				new Request(`https://finder.test${path}`, {
					...{ method, headers: { ...from, ...headers } },
					...(method !== "GET" && { body: "{}" }),
				});
			await note(name, request({}), true);
			await note(name, request({ cookie: "session=1" }), false);
			await note(name, request({ authorization: `Bearer ${token}` }), false);
		}
		expect(cacheable).toEqual([]);
	});

	test("what may be kept is the same with a token as without", async () => {
		const { context, bindings } = behindCache();
		const { token } = await givenUser("ROLE_ADMIN");
		const { uuid } = await givenFinder((await givenUser("ROLE_CUSTOMER")).token);
		const { offer } = (await get(`/finder/v1/${uuid}`)).body;
		for (const path of [uuid, `offers/${offer}`]) {
			const request = (headers: Record<string, string>) =>
				ask(new Request(`https://finder.test/finder/v1/${path}`, { headers }), bindings, context);
			const [open, signedIn] = [await request({}), await request({ authorization: `Bearer ${token}` })];
			expect([isClosed(open), isClosed(signedIn), signedIn.text], path).toEqual([false, true, open.text]);
		}
	});

	test("after every call that writes, it is known which bootstraps show something else", () => {
		const unknown = Object.keys(CALLS).flatMap((name) => {
			const [method = "", path = ""] = name.split(" ");
			return method === "GET" || path in TAGS_AFTER || SHOWS_NOTHING.test(path) ? [] : [path];
		});
		expect(unknown).toEqual([]);
		expect(Object.keys(TAGS_AFTER).filter((path) => !(`POST ${path}` in CALLS))).toEqual([]);
	});
});
