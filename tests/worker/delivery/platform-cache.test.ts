import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cacheHit } from "#scripts/deploy/cache-hit.ts";
import { behindCache } from "#tests/support/platform-cache.ts";
import { consume } from "#tests/support/queues.ts";
import { ask, db, givenAssortment, givenCatalogue, givenFinder, givenUser, golfShard } from "#tests/support/world.ts";
import { companiesTable } from "#worker/db/schema/company.table.ts";
import { toFinderUuid } from "#worker/finders/finder-uuid.rules.ts";
import {
	AFTER_ERRORS_SECONDS,
	LIVE_WITHIN_SECONDS,
	OLDEST_SECONDS,
	PLATFORM_SECONDS,
	SHORT_SECONDS,
} from "#worker/http/lifetimes.rules.ts";
import { purgeMessage } from "#worker/outbox/outbox.rules.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => {
	vi.restoreAllMocks();
	vi.useRealTimers();
});

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

async function shop() {
	const user = await givenUser("ROLE_CUSTOMER");
	const series = await givenAssortment({ sizes: [26], price: 1500, allowedTo: [user.companyId] });
	const finder = await givenFinder(user.token);
	return { ...user, series, finder, address: `/finder/v1/${finder.uuid}` };
}

const RED = { primaryColor: "#ff0000" };

test("a hit runs no code, and the visitor sees neither tags nor how long others keep it", async () => {
	const { visit, takeRuns } = behindCache();
	const { address } = await shop();
	const answers = [await visit(address), await visit(address), await visit(address, { method: "HEAD", place: 1 })];
	expect(takeRuns()).toBe(1);
	expect(answers.map(({ from }) => from)).toEqual(["MISS", "HIT", "MISS"]);
	expect(answers[1]?.text).toBe(answers[0]?.text);
	for (const { headers } of answers) {
		expect(headers.get("cache-control")).toBe("public, max-age=15");
		for (const name of ["cache-tag", "cloudflare-cdn-cache-control", "vary", "content-encoding"])
			expect(headers.get(name), name).toBeNull();
	}
});

test("visitors who come together run the worker once, and are told apart by their language", async () => {
	const { visit, takeRuns } = behindCache();
	const { address } = await shop();
	const visitors = Array.from({ length: 30 }, (_, at) =>
		visit(`${address}${at % 2 ? "?locale=de" : ""}`, { place: at % 3 }),
	);
	const langs = (await Promise.all(visitors)).map(({ text }) => JSON.parse(text).lang);
	expect(langs).toEqual(visitors.map((_, at) => (at % 2 ? "de" : "en")));
	expect(takeRuns()).toBe(2);
});

test("what files are named by their content is kept for good, and a missing one not at all", async () => {
	const { visit, takeRuns } = behindCache();
	const { address } = await shop();
	await givenCatalogue(golfShard());
	const { brands, offer } = JSON.parse((await visit(address)).text);
	takeRuns();
	for (const path of [`/finder/v1/shards/${brands[0][2]}`, `/finder/v1/offers/${offer}`]) {
		const first = await visit(path, { headers: { "accept-encoding": "gzip" } });
		pass(86_400);
		expect([first.status, (await visit(path)).from, takeRuns()]).toEqual([200, "HIT", 1]);
	}
	const missing = "/finder/v1/offers/AAAAAAAAAAAAAAAA";
	expect([(await visit(missing)).status, (await visit(missing)).status, takeRuns()]).toEqual([404, 404, 2]);
});

test("a change is live at once where its tag is purged, and other shops' copies stay", async () => {
	const { visit, write, context, bindings } = behindCache();
	const [own, other] = [await shop(), await shop()];
	const admin = await givenUser("ROLE_ADMIN");
	const article = await write("/admin/api/content/save", admin.token, {
		...{ title: "Fitting", content: "<p>old words</p>", contentType: "article", language: null },
	});
	await write(`/admin/api/config/save/${own.finder.id}`, own.token, { ...own.finder, articles: [article.body.id] });
	const seen = async () => (await visit(own.address)).text;
	const offerOf = async () => JSON.parse(await seen()).offer;

	expect(await seen()).not.toContain("#ff0000");
	await visit(other.address);
	const edit = { finderId: own.finder.id, version: own.finder.version + 1 };
	expect((await write("/admin/api/config/settings/edit", own.token, { ...edit, ...RED })).status).toBe(200);
	expect(await seen()).toContain("#ff0000");

	const before = await offerOf();
	const special = { finderId: own.finder.id, specialPricing: { [own.series.wipers[0]!.id]: 9 } };
	expect((await write("/admin/api/pricing/save-special/front", own.token, special)).status).toBe(200);
	expect(await offerOf()).not.toBe(before);
	expect((await visit(other.address)).from).toBe("HIT");

	const words = { ...article.body, content: "<p>new words</p>" };
	expect((await write(`/admin/api/content/save/${article.body.id}`, admin.token, words)).status).toBe(200);
	expect(await seen()).toContain("new words");
	expect((await visit(other.address)).from).toBe("HIT");

	const company = (await ask(toCompany(admin.token, own.companyId), bindings)).body;
	expect(
		(await write(`/admin/api/company/save/${own.companyId}`, admin.token, { ...company, active: false })).status,
	).toBe(200);
	expect((await visit(own.address)).status).toBe(404);
	expect((await visit(other.address)).from).toBe("HIT");

	// What a workflow brought, it tells by the queue.
	await givenCatalogue(golfShard());
	expect(JSON.parse((await visit(other.address)).text).brands).toEqual([]);
	await consume("OUTBOX", [purgeMessage(["catalogue"]), purgeMessage(["catalogue"])], bindings, { cache: context });
	expect(JSON.parse((await visit(other.address)).text).brands).toHaveLength(1);
});

const toCompany = (token: string, id: number) =>
	new Request(`https://finder.test/admin/api/company/${id}`, { headers: { authorization: `Bearer ${token}` } });

test("a refused purge is logged and harmless: the change is live within 60 seconds, however unlucky the visitors are", async () => {
	expect(Object.values(OLDEST_SECONDS).filter((sum) => sum > LIVE_WITHIN_SECONDS)).toEqual([]);
	const { visit, write, refusePurges, cache } = behindCache();
	const { address, finder, token } = await shop();
	const log = vi.spyOn(console, "error").mockReturnValue();
	const start = Date.now();
	/** Until when a browser shows what it gets at this second; 0: it is new. */
	const oldUntil = async (second: number, place: number) => {
		vi.setSystemTime(start + second * 1000);
		const { headers, text } = await visit(address, { place });
		await cache.settled();
		const keep = Number(/max-age=(\d+)/.exec(headers.get("cache-control") ?? "")?.[1]);
		return text.includes("#ff0000") ? 0 : second + keep;
	};
	await oldUntil(0, 0);
	refusePurges();
	const saved = await write(`/admin/api/config/save/${finder.id}`, token, { ...finder, ...RED });
	expect(saved.status).toBe(200);
	expect(log.mock.calls.flat().join()).toMatch(/purge of finder-\d+ was refused/);
	// A place takes it from the tier for all, shortly before that one's copy ends, and gives it to a browser as late.
	const life = PLATFORM_SECONDS.fresh + PLATFORM_SECONDS.stale;
	const old = [await oldUntil(life - 1, 1), await oldUntil(2 * life - 2, 1)];
	expect(old).toEqual([life - 1 + SHORT_SECONDS, OLDEST_SECONDS.behindPlatform - 2]);
	expect([await oldUntil(2 * life - 1, 1), await oldUntil(2 * life, 0), await oldUntil(2 * life, 2)]).toEqual([
		0, 0, 0,
	]);
});

test("an answer to a token, a cookie or a made-up parameter is kept for nobody", async () => {
	const { visit, takeRuns } = behindCache();
	const { address, token } = await shop();
	const requests: [path: string, headers: Record<string, string>][] = [
		[address, { authorization: `Bearer ${token}` }],
		[address, { cookie: "session=1" }],
		[`${address}?nonsense=1`, {}],
		[`${address}?locale=xx`, {}],
		[`${address}?locale=de&nonsense=1`, {}],
		[`${address}?locale=de-made-up`, {}],
	];
	for (const [path, headers] of requests) {
		const [first, again] = [await visit(path, { headers }), await visit(path, { headers })];
		expect([first.status, again.text, first.from, again.from], path).toEqual([200, first.text, null, null]);
	}
	expect(takeRuns()).toBe(2 * requests.length);
	// Who sends a token is given what everybody sees.
	const everybody = await visit(address);
	expect(await visit(address, { headers: { authorization: `Bearer ${token}` } })).toMatchObject({
		...{ from: "HIT", text: everybody.text },
	});
});

test("two hosts share a copy that names the public one; without a public origin nothing is kept", async () => {
	const { address } = await shop();
	const known = behindCache();
	const first = await known.visit(address);
	expect(await known.visit(address, { host: "https://evil.example" })).toMatchObject({ text: first.text, from: "HIT" });
	const unknown = behindCache({ ...env, PUBLIC_ORIGIN: "" });
	const { offer } = JSON.parse((await unknown.visit(address)).text);
	for (const path of [address, `/finder/v1/offers/${offer}`]) {
		const answers = [await unknown.visit(path), await unknown.visit(path)];
		expect(answers.map(({ status, from }) => [status, from])).toEqual([
			[200, null],
			[200, null],
		]);
	}
});

test("while the database fails, the last bootstrap is shown for up to an hour, and then the error", async () => {
	const { visit } = behindCache();
	const [{ address }, unseen] = [await shop(), await shop()];
	await visit(address);
	vi.spyOn(console, "error").mockReturnValue();
	const failing = vi.spyOn(env.DB, "withSession").mockImplementation(() => {
		throw new Error("D1_ERROR: Network connection lost.");
	});
	expect(await visit(unseen.address)).toMatchObject({ status: 503, from: null });
	pass(AFTER_ERRORS_SECONDS);
	expect((await visit(address)).status).toBe(200);
	pass(3600);
	expect((await visit(address)).status).toBe(503);
	failing.mockRestore();
	expect([(await visit(address)).status, (await visit(unseen.address)).status]).toEqual([200, 200]);
});

test("a finder that was disabled stays away while the database fails, though the purge was refused", async () => {
	const { visit, write, refusePurges } = behindCache();
	const { address, finder, token } = await shop();
	for (const place of [0, 1]) await visit(address, { place });
	vi.spyOn(console, "error").mockReturnValue();
	refusePurges();
	await write(`/admin/api/config/save/${finder.id}`, token, { ...finder, enabled: false });
	pass(LIVE_WITHIN_SECONDS);
	// The second place asks while the worker remembers that there is none.
	for (const place of [0, 1]) expect((await visit(address, { place })).status).toBe(404);
	pass(LIVE_WITHIN_SECONDS);
	vi.spyOn(env.DB, "withSession").mockImplementation(() => {
		throw new Error("D1_ERROR: Network connection lost.");
	});
	for (const place of [0, 1]) expect((await visit(address, { place })).status, `${place}`).toBe(503);
});

test("what a browser has already is never kept as an answer for others", async () => {
	const { visit, takeRuns } = behindCache();
	const { address } = await shop();
	const known = (await visit(address)).headers.get("etag") ?? "";
	pass(LIVE_WITHIN_SECONDS);
	takeRuns();
	expect((await visit(address, { headers: { "if-none-match": known } })).status).toBe(200);
	expect(await visit(address)).toMatchObject({ status: 200, from: "HIT", text: expect.stringContaining("lang") });
});

test("made-up addresses of a bootstrap take nothing from the copies of those who ask as the element does", async () => {
	const { visit, takeRuns } = behindCache();
	const { address, finder } = await shop();
	const encoded = `/finder/v1/%${finder.uuid.charCodeAt(0).toString(16)}${finder.uuid.slice(1)}`;
	for (let at = 0; at < 8; at++) {
		for (const path of [`/de${address}`, encoded]) expect((await visit(path)).from).toBeNull();
		for (const name of ["x-forwarded-host", "x-forwarded-scheme"])
			expect((await visit(address, { headers: { [name]: `h${at}` } })).from, name).toBeNull();
	}
	const { offer } = JSON.parse((await visit(address)).text);
	expect((await visit(address)).from).toBe("HIT");
	const file = `/finder/v1/offers/${offer}?nonsense=1`;
	takeRuns();
	expect([(await visit(file)).from, (await visit(file)).from, takeRuns()]).toEqual([null, null, 2]);
});

test("made-up ids with a right checksum are limited behind the cache, too, and no refusal is kept", async () => {
	let missed = 0;
	const limit = async ({ key }: { key: string }) => ({ success: !key.startsWith("missing") || ++missed <= 2 });
	const EVENTS_LIMITER: RateLimit = Object.assign(Object.create(env.EVENTS_LIMITER), { limit });
	const { visit } = behindCache({ ...env, PUBLIC_ORIGIN: "https://finder.test", EVENTS_LIMITER });
	const { address } = await shop();
	const open = (at: number) => visit(`/finder/v1/${toFinderUuid(new Uint8Array(10).fill(at))}`);
	expect((await visit(address)).status).toBe(200);
	pass(LIVE_WITHIN_SECONDS);
	const answers = [await open(1), await open(2), await open(3), await open(4), await open(4), await visit(address)];
	expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 429, 429, 200]);
	pass(60);
	expect((await open(4)).status).toBe(404);
});

test("two versions of the worker share no answer while a deployment goes to few first", async () => {
	const { visit, takeRuns } = behindCache();
	const { address } = await shop();
	const versions = ["old", "new", "old", "new"];
	const from: unknown[] = [];
	for (const version of versions) from.push((await visit(address, { version })).from);
	expect([from, takeRuns()]).toEqual([["MISS", "MISS", "HIT", "HIT"], 2]);
});

test("where the cache keeps nothing, as if its switch did nothing, the database is asked a few times and no more", async () => {
	const { context, bindings } = behindCache();
	const { address } = await shop();
	vi.spyOn(env.DB, "withSession").mockReturnValue(Object.create(env.DB));
	const batches = vi.spyOn(env.DB, "batch");
	const controls: (string | null)[] = [];
	for (let at = 0; at < 40; at++) {
		const { status, headers } = await ask(new Request(`https://finder.test${address}`), bindings, context);
		expect(status).toBe(200);
		controls.push(headers.get("cloudflare-cdn-cache-control"));
	}
	expect(batches).toHaveBeenCalledTimes(5);
	expect(controls.slice(5)).toEqual(Array(35).fill("no-store"));
});

/** An administrator's smoke test behind a cache that answers with these words, one after the other; null: as it does. */
async function smoke(said: (string | undefined)[] | null, status?: number) {
	const { cache } = behindCache();
	const { token } = await givenUser("ROLE_ADMIN");
	const words = [...(said ?? [])];
	const ask = async (path: string, init?: RequestInit) => {
		const answer = await cache.ask(new Request(`https://finder.test${path}`, init));
		if (said === null || !path.startsWith("/finder/")) return answer;
		const headers = new Headers(answer.headers);
		headers.delete("cf-cache-status");
		const word = words.shift();
		if (word !== undefined) headers.set("cf-cache-status", word);
		return new Response(await answer.text(), { status: status ?? answer.status, headers });
	};
	const authorization = `Bearer ${token}`;
	const call = (path: string, init?: RequestInit) =>
		ask(path, { ...init, headers: { "content-type": "application/json", authorization } });
	return { line: await cacheHit(call, ask, async () => {}), left: words.length };
}

test("the smoke test sees a hit of the cache", async () => {
	await shop();
	expect((await smoke(null)).line).toBe(", by the platform's cache (HIT)");
	expect(await smoke(["EXPIRED", "UPDATING", "MISS"])).toEqual({
		line: ", by the platform's cache (UPDATING)",
		left: 1,
	});
});

test("a cache that does nothing is said, and takes no deployment back", async () => {
	const hint = "docs/self-hosting.md, 6";
	await shop();
	expect((await smoke(["MISS", "MISS", "BYPASS"])).line).toBe(`, but not by the platform's cache (BYPASS): ${hint}`);
	expect((await smoke([undefined, "HIT"])).line).toBe(
		`, but not by the platform's cache (no Cf-Cache-Status): ${hint}`,
	);
});

test("a finder that visitors don't get, by its switch or its company's, takes no deployment back either", async () => {
	const closed = await shop();
	await db.update(companiesTable).set({ active: false }).where(eq(companiesTable.id, closed.companyId));
	const admin = await givenUser("ROLE_ADMIN");
	await givenFinder(admin.token, { companyId: admin.companyId, enabled: false });
	expect((await smoke(null)).line).toBe(" (not tested: no finder is open to visitors)");
	const open = await shop();
	await givenFinder(open.token, { enabled: false });
	await givenFinder(admin.token, { companyId: closed.companyId });
	expect((await smoke(null)).line).toBe(", by the platform's cache (HIT)");
});

test("what doesn't answer fails the smoke test, whatever the cache says", async () => {
	await shop();
	await expect(smoke(["HIT"], 503)).rejects.toThrow("answers 503");
});
