import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { losing } from "#tests/support/losing-database.ts";
import {
	ask,
	call,
	db,
	get,
	givenAssortment,
	givenCatalogue,
	givenFinder,
	givenUser,
	golfShard,
} from "#tests/support/world.ts";
import { companiesTable } from "#worker/db/schema/company.table.ts";
import { finderVisitsTable } from "#worker/db/schema/finder.table.ts";
import { toFinderUuid } from "#worker/finders/finder-uuid.rules.ts";
import { putImmutable } from "#worker/storage/immutable.ts";

afterEach(() => vi.useRealTimers());

/** Counts the D1 queries, in batches and single statements. */
function counted() {
	let queries = 0;
	const prototype = Object.getPrototypeOf(env.DB.prepare("SELECT 1"));
	const spies = [
		vi.spyOn(env.DB, "withSession").mockReturnValue(Object.create(env.DB)),
		vi.spyOn(env.DB, "batch").mockImplementation(function (this: D1Database, ...args) {
			queries++;
			return batch(...args);
		}),
		...(["all", "first", "run", "raw"] as const).map((name) => {
			const original = prototype[name];
			return vi.spyOn(prototype, name).mockImplementation(function (this: unknown, ...args: unknown[]) {
				queries++;
				return original.apply(this, args);
			});
		}),
	];
	return {
		get queries() {
			return queries;
		},
		stop: () => {
			for (const spy of spies) spy.mockRestore();
		},
	};
}
const batch = env.DB.batch.bind(env.DB);

async function shop() {
	const user = await givenUser("ROLE_CUSTOMER");
	const series = await givenAssortment({ sizes: [18, 26], price: 1500, allowedTo: [user.companyId] });
	await givenCatalogue(golfShard());
	const finder = await givenFinder(user.token, { shopProductUrl: "https://shop.example/p/{sku}" });
	return { ...user, series, finder };
}
const visit = (uuid: string, query = "") => get(`/finder/v1/${uuid}${query}`);

test("a visit is a bootstrap, then shard and offer; from them the answer is the shop's", async () => {
	const { finder, series } = await shop();
	const { status, body, headers } = await visit(finder.uuid);
	expect(status).toBe(200);
	expect(headers.get("cache-control")).toBe("public, max-age=15");
	expect(body).toMatchObject({
		uuid: finder.uuid,
		lang: "en",
		currency: { iso: "EUR" },
		brands: [[5, "Volkswagen", expect.any(String)]],
	});
	// What the shop has typed is in its own language, whatever the visitor's is.
	expect(body).not.toHaveProperty("shopLang");
	expect((await visit(finder.uuid, "?locale=gr")).body).toMatchObject({ lang: "el", shopLang: "en" });
	const shard = await get(`/finder/v1/shards/${body.brands[0][2]}`);
	const offer = await get(`/finder/v1/offers/${body.offer}`);
	expect(shard.body).toEqual(golfShard());
	expect(offer.body.front).toMatchObject([
		{
			code: series.code,
			blades: [
				[18, 450, 1500],
				[26, 650, 1500],
			],
		},
	]);
	for (const reply of [shard, offer]) {
		expect(reply.headers.get("cache-control")).toContain("immutable");
		expect(reply.headers.get("access-control-allow-origin")).toBe("*");
		expect(reply.headers.get("access-control-allow-credentials")).toBeNull();
	}
});

test("a cold visit asks D1 once, a warm one never, and neither does a thousand made-up addresses", async () => {
	// What is remembered for seconds would end on a slow machine.
	vi.useFakeTimers({ toFake: ["Date"] });
	const { finder } = await shop();
	const count = counted();
	const { body } = await visit(finder.uuid);
	await get(`/finder/v1/shards/${body.brands[0][2]}`);
	await get(`/finder/v1/offers/${body.offer}`);
	expect(count.queries).toBe(1);
	for (let at = 0; at < 20; at++) await visit(finder.uuid, `?nonsense=${at}`);
	for (let at = 0; at < 20; at++) await visit(finder.uuid, `?locale=made-up-${at}`);
	expect(count.queries).toBe(1);
	for (let at = 0; at < 250; at++) {
		expect((await visit(crypto.randomUUID())).status).toBe(404);
		expect(
			(
				await get(
					`/finder/v1/shards/${btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(12))))
						.replaceAll("+", "-")
						.replaceAll("/", "_")}`,
				)
			).status,
		).toBe(404);
		expect((await get(`/finder/v1/vehicles/${at + 1_000_000}`)).status).toBe(404);
		expect((await get(`/finder/${crypto.randomUUID()}/get-brands`)).status).toBe(404);
	}
	expect(count.queries).toBeLessThanOrEqual(2);
	count.stop();
});

test("a thousand made-up ids with a right checksum cost some queries, and a shop's visitors behind their address no answer", async () => {
	vi.useFakeTimers({ toFake: ["Date"] });
	const { finder } = await shop();
	const from = (network: string, uuid: string) =>
		get(`/finder/v1/${uuid}`, { headers: { "cf-connecting-ip": network } });
	const madeUp = () => toFinderUuid(crypto.getRandomValues(new Uint8Array(10)));
	expect((await from("192.0.2.1", finder.uuid)).status).toBe(200);
	vi.setSystemTime(Date.now() + 30_000);
	const count = counted();
	const statuses = new Set<number>();
	for (let visits = 0; visits < 1000; visits += 20) {
		const answers = await Promise.all(Array.from({ length: 20 }, () => from("192.0.2.1", madeUp())));
		for (const { status } of answers) statuses.add(status);
	}
	// 120 a minute, of which a new one may begin, and what was asked at once with the last of them; each costs two.
	expect(count.queries).toBeLessThanOrEqual(2 * 260);
	expect([...statuses]).toEqual([404, 429]);
	const refused = await from("192.0.2.1", madeUp());
	expect([refused.status, refused.headers.get("retry-after"), refused.headers.get("cache-control")]).toEqual([
		...[429, "60", "no-store"],
	]);
	expect(refused.headers.get("access-control-allow-origin")).toBe("*");
	expect((await from("192.0.2.1", finder.uuid)).status).toBe(200);
	expect((await from("192.0.2.2", madeUp())).status).toBe(404);
	count.stop();
});

test("an unchanged bootstrap costs a 304", async () => {
	const { finder } = await shop();
	const etag = (await visit(finder.uuid)).headers.get("etag")!;
	const again = await get(`/finder/v1/${finder.uuid}`, { headers: { "if-none-match": etag } });
	expect([again.status, again.text]).toEqual([304, ""]);
});

test("the locale chooses the texts; nonsense gets the finder's own language", async () => {
	const { token } = await shop();
	const finder = await givenFinder(token, { language: "gr" });
	const langs = await Promise.all(
		["", "?locale=de", "?locale=el", "?locale=gr", "?locale=xx", "?locale=%00"].map(
			async (query) => (await visit(finder.uuid, query)).body.lang,
		),
	);
	expect(langs).toEqual(["el", "de", "el", "el", "el", "el"]);
});

test("a price, a colour and a company's state are on the shop's page within 60 seconds", async () => {
	const { finder, token, series, companyId } = await shop();
	const before = (await visit(finder.uuid)).body;
	await call("/admin/api/pricing/save-special/front", {
		token,
		body: { finderId: finder.id, specialPricing: { [series.wipers[0]!.id]: 9 } },
	});
	await call(`/admin/api/config/save/${finder.id}`, { token, body: { ...finder, primaryColor: "#ff0000" } });
	vi.setSystemTime(Date.now() + 60_000);
	await wipeEdge(finder.uuid);
	const after = (await visit(finder.uuid)).body;
	expect(after.look.primaryColor).toBe("#ff0000");
	expect(after.offer).not.toBe(before.offer);
	expect((await get(`/finder/v1/offers/${after.offer}`)).body.front[0].blades[0]).toEqual([18, 450, 900]);
	expect((await get(`/finder/v1/offers/${before.offer}`)).status).toBe(200);

	await db.update(companiesTable).set({ active: false }).where(eq(companiesTable.id, companyId));
	vi.setSystemTime(Date.now() + 60_000);
	await wipeEdge(finder.uuid);
	expect((await visit(finder.uuid)).body.error.code).toBe("finders.not_available");
});

/** The edge cache expires by its own clock, which a test can't change. */
const wipeEdge = async (uuid: string) =>
	(await caches.open("finder-wire")).delete(`https://finder.test/finder/v1/${uuid}`);

test.each([["disabled", { enabled: false }]])(
	"a finder that is %s is not available, and says no more than one that never was",
	async (_, parts) => {
		const { token } = await shop();
		const finder = await givenFinder(token, parts);
		const reply = await visit(finder.uuid);
		const never = await visit(toFinderUuid(new Uint8Array(10).fill(9)));
		expect([reply.status, reply.text]).toEqual([404, never.text]);
		expect(reply.headers.get("cache-control")).toBe("no-store");
	},
);

test("with or without an Authorization header, from any origin, the body is the same public one", async () => {
	const { finder, token } = await shop();
	const plain = await visit(finder.uuid);
	for (const headers of [
		{ authorization: `Bearer ${token}` },
		{ origin: "https://evil.example" },
		{ origin: "null" },
	]) {
		const reply = await get(`/finder/v1/${finder.uuid}`, { headers });
		expect(reply.text).toBe(plain.text);
		expect(reply.headers.get("access-control-allow-origin")).toBe("*");
		expect(reply.headers.get("set-cookie")).toBeNull();
	}
});

test("a page that adds headers to its requests may, and that opens nothing else", async () => {
	const { finder } = await shop();
	const preflight = (path: string) =>
		ask(
			new Request(`https://finder.test${path}`, {
				method: "OPTIONS",
				headers: {
					origin: "https://shop.example",
					"access-control-request-method": "GET",
					"access-control-request-headers": "x-shop,authorization",
				},
			}),
		);
	const calls = ["get-finder", "get-models/5", "get-filtered-products?vehicle=500-2016", "products?page=1"];
	for (const path of [
		...[finder.uuid, "shards/AAAAAAAAAAAAAAAA", `${finder.uuid}/events`].map((path) => `v1/${path}`),
		...calls.map((path) => `${finder.uuid}/${path}`),
	]) {
		const { status, headers } = await preflight(`/finder/${path}`);
		expect(status).toBe(204);
		expect(headers.get("access-control-allow-origin")).toBe("*");
		expect(headers.get("access-control-allow-headers")).toBe("*, Authorization");
		expect(headers.get("access-control-allow-credentials")).toBeNull();
	}
	expect((await preflight("/finder/car-request/confirm")).status).toBe(405);
	const admin = await preflight("/admin/api/config/list");
	expect(admin.headers.get("access-control-allow-origin")).not.toBe("*");
	expect(admin.headers.get("access-control-allow-origin")).not.toBe("https://shop.example");
});

test("prefixes, ids and other kinds open nothing", async () => {
	const { finder } = await shop();
	const { body } = await visit(finder.uuid);
	for (const path of [
		finder.uuid.slice(0, 8),
		String(finder.id),
		`${finder.uuid}x`,
		`shards/${body.offer}`,
		`offers/${body.brands[0][2]}`,
		`models/..%2fshards%2f${body.brands[0][2]}`,
		"sizes/AAAAAAAAAAAAAAAA",
	]) {
		expect((await get(`/finder/v1/${path}`)).status, path).toBe(404);
	}
});

test("a browser keeps what it found in a list of models, which never changes", async () => {
	const hash = await putImmutable(
		env.MEDIA,
		"models",
		{ v: 1, brands: [[5, "Volkswagen", [[50, "Golf"]]]] },
		Date.now(),
	);
	const reply = await get(`/finder/v1/models/${hash}?q=gol`);
	expect([reply.status, reply.headers.get("cache-control")]).toEqual([200, "public, max-age=86400"]);
	expect(reply.body.data).toHaveLength(1);
});

test("an unknown hash is asked again later, never remembered for good", async () => {
	const shard = { ...golfShard(), name: "Late" };
	const hash = await putImmutable(env.MEDIA, "shards", shard, Date.now());
	await env.MEDIA.delete(`shards/${hash}`);
	expect((await get(`/finder/v1/shards/${hash}`)).status).toBe(404);
	await putImmutable(env.MEDIA, "shards", shard, Date.now());
	expect((await get(`/finder/v1/shards/${hash}`)).status).toBe(404);
	vi.setSystemTime(Date.now() + 16_000);
	expect((await get(`/finder/v1/shards/${hash}`)).status).toBe(200);
});

test("a fault of the storage is 503 that the shop's page can read, and nothing is remembered of it", async () => {
	const { finder } = await shop();
	const away = () => Promise.reject(new Error("We encountered an internal error. Please try again. (10001)"));
	const broken = { ...env, MEDIA: { head: away, get: away, put: away } as unknown as R2Bucket };
	const hash = "A".repeat(16);
	const files = ["shards", "offers", "stock", "models"].map((kind) => `${kind}/${hash}`);
	const places = [...files, `models/${hash}?q=golf`, finder.uuid].map((path) => ({ path, from: broken }));
	for (const { path, from } of [{ path: "vehicles/1", from: losing(1).bindings }, ...places]) {
		const { status, headers } = await ask(new Request(`https://finder.test/finder/v1/${path}`), from);
		expect([status, headers.get("access-control-allow-origin")], path).toEqual([503, "*"]);
	}
	const { headers } = await visit(finder.uuid);
	expect(headers.get("access-control-allow-origin")).toBe("*");
	for (const path of files) expect((await get(`/finder/v1/${path}`)).status, path).toBe(404);
});

test("events are counted by finder, origin and day, and nothing else is kept", async () => {
	const { finder } = await shop();
	const send = (event: unknown, origin?: string) =>
		ask(
			new Request(`https://finder.test/finder/v1/${finder.uuid}/events`, {
				method: "POST",
				body: typeof event === "string" ? event : JSON.stringify(event),
				headers: { "content-type": "text/plain", ...(origin && { origin }) },
			}),
		);
	for (const event of [{ event: "ready" }, { event: "hack" }, { event: "ready", more: 1 }, "nonsense"]) {
		const { status, headers } = await send(event, "https://shop.example");
		// For pages that isolate themselves (COEP).
		expect([status, headers.get("cross-origin-resource-policy")]).toEqual([204, "cross-origin"]);
	}
	await send({ event: "ready" });
	for (const own of ["https://finder.test", env.DASHBOARD_ORIGIN]) await send({ event: "ready" }, own);
	const rows = await db.select().from(finderVisitsTable);
	expect(rows).toMatchObject([{ finderId: finder.id, origin: "https://shop.example", ready: 1, vehicles: 0 }]);
	expect((await send("x".repeat(2000), "https://shop.example")).status).toBe(413);
});

test("a text that found no car is counted, and sent without the text", async () => {
	const { finder } = await shop();
	const send = (event: object) =>
		ask(
			new Request(`https://finder.test/finder/v1/${finder.uuid}/events`, {
				method: "POST",
				body: JSON.stringify(event),
				headers: { origin: "https://shop.example" },
			}),
		);
	await send({ event: "no_car" });
	await send({ event: "no_car", text: "zeppelin" });
	const rows = await db.select().from(finderVisitsTable);
	expect(rows).toMatchObject([{ finderId: finder.id, noCars: 1, noResults: 0, ready: 0 }]);
});

test("the specification's names answer for servers what the element shows", async () => {
	const { finder, series } = await shop();
	const ofFinder = async (path: string) => (await get(`/finder/${finder.uuid}/${path}`)).body.data;
	expect(await ofFinder("get-brands")).toEqual([{ id: 5, name: "Volkswagen" }]);
	expect(await ofFinder("get-models/5")).toEqual([{ id: 50, name: "Golf" }]);
	expect(await ofFinder("get-years?model=50")).toEqual([2019, 2018, 2017, 2016, 2015, 2014, 2013, 2012]);
	expect(await ofFinder("get-vehicle?model=50&year=2016")).toEqual([
		{
			id: "500-2016",
			brand: { id: 5, name: "Volkswagen" },
			model: { id: 50, name: "Golf" },
			yearFrom: 2012,
			yearTo: 2019,
			body: "",
			steering: "",
			note: "",
			fitment: {
				...{ driver: [26], passenger: [18], rear: [12] },
				options: [
					{
						...{ id: expect.any(Number), driver: [26], passenger: [18], rear: [12] },
						...{ adapter: null, universalAdapter: false },
					},
				],
			},
		},
	]);
	expect(await ofFinder("get-wipers?vehicle=500-2016")).toMatchObject([{ kind: "front", code: series.code }]);
	const product = {
		sku: `${series.code}-26-18`,
		price: 30,
		currency: "EUR",
		url: `https://shop.example/p/${series.code}-26-18`,
		parts: [
			{ position: "driver", lengthInch: 26, lengthCm: 65, price: 15 },
			{ position: "passenger", lengthInch: 18, lengthCm: 45, price: 15 },
		],
	};
	expect(await ofFinder("get-filtered-products?vehicle=500-2016")).toMatchObject([product]);
	const empty = "&assortment=&option=&driver=&passenger=&rear=";
	expect(await ofFinder(`get-filtered-products?vehicle=500-2016${empty}`)).toMatchObject([product]);
	expect(await ofFinder("products?page=1")).toMatchObject([product]);
	expect(await ofFinder("products?page=")).toMatchObject([product]);
	expect((await get(`/finder/${finder.uuid}/get-filtered-products?vehicle=500-2025`)).status).toBe(404);
	const gone = await get(`/finder/${finder.uuid}/get-filtered-products?vehicle=500-2016&option=1`);
	expect([gone.status, gone.body.error.code]).toEqual([404, "finders.option_not_found"]);
	expect((await get(`/finder/${finder.uuid}/get-filtered-products?vehicle=golf`)).status).toBe(400);
	expect((await get(`/finder/v1/vehicles/500`)).body).toEqual({ brand: 5 });
});

test("behind a host of its own, what is shown on that host is no visit either", async () => {
	const { finder } = await shop();
	const publicHost = { ...env, PUBLIC_ORIGIN: "https://cdn.example" };
	const send = (origin: string) =>
		ask(
			new Request(`https://finder.test/finder/v1/${finder.uuid}/events`, {
				method: "POST",
				body: JSON.stringify({ event: "ready" }),
				headers: { origin },
			}),
			publicHost,
		);
	await send("https://cdn.example");
	await send("https://shop.example");
	expect((await db.select().from(finderVisitsTable)).map(({ origin }) => origin)).toEqual(["https://shop.example"]);
});
