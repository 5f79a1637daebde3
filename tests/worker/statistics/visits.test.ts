import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { lost } from "#tests/support/losing-database.ts";
import { consume } from "#tests/support/queues.ts";
import { ask, db, get, givenFinder, givenUser } from "#tests/support/world.ts";
import { countedVisitsTable, finderVisitsTable } from "#worker/db/schema/finder.table.ts";
import { outboxTable } from "#worker/db/schema/outbox.table.ts";
import { cleanUp } from "#worker/jobs/clean-up.usecases.ts";
import { runFrequent } from "#worker/jobs/frequent.usecases.ts";
import { createVisitRepository } from "#worker/statistics/visit.repository.ts";
import { OTHER_ORIGIN, toDay } from "#worker/statistics/visit.rules.ts";
import { type VisitCount, visitBatchSchema } from "#worker/statistics/visit.schema.ts";

afterEach(() => {
	vi.restoreAllMocks();
});

const DAY_MS = 86_400_000;
const now = Date.now();

const visitCount = (uuid: string, origin: string, daysAgo = 0): VisitCount => ({
	...{ uuid, origin, day: toDay(now) - daysAgo, lastSeenAt: now - daysAgo * DAY_MS },
	counts: { ready: 1, vehicle: 0, results: 0, no_result: 0, no_car: 0, product_click: 0 },
});
const forged = (uuid: string, total: number, daysAgo = 0) =>
	Array.from({ length: total }, (_, at) => visitCount(uuid, `https://fake-${daysAgo}-${at}.example`, daysAgo));
const rows = () => db.select().from(finderVisitsTable);
const add = (counts: VisitCount[]) => createVisitRepository(db).add([{ id: crypto.randomUUID(), counts }], now);

const shop = async (parts: Record<string, unknown>) => {
	const { token } = await givenUser("ROLE_CUSTOMER");
	return { token, finder: await givenFinder(token, parts) };
};
const originsOf = async ({ token, finder }: Awaited<ReturnType<typeof shop>>): Promise<string[]> =>
	(await get(`/admin/api/config/${finder.id}/seen`, { token })).body.data.map(({ origin }: VisitCount) => origin);

const OWN = "https://shop.example";
const KNOWN: [string, Record<string, unknown>, number[]][] = [
	["an allowed website", { allowedOrigins: [OWN] }, [0]],
	["where its products are", { shopProductUrl: "https://shop.example/p/{sku}" }, [0]],
	["where its products are, by a link without a path", { shopProductUrl: "HTTPS://Shop.example?sku={sku}" }, [0]],
	["where its products are, with www.", { shopProductUrl: "https://www.shop.example/{sku}" }, [0]],
	["seen on a week's days", {}, [7, 6, 5, 4, 3, 2, 1, 0]],
];

test.each(KNOWN)(
	"a thousand invented origins neither push out nor fall in with one that is %s",
	async (_, parts, days) => {
		const own = await shop(parts);
		const { uuid } = own.finder;
		await add(days.slice(0, -1).map((day) => visitCount(uuid, OWN, day)));
		await add([...forged(uuid, 500), visitCount(uuid, OWN), ...forged(uuid, 1000)]);
		await add([visitCount(uuid, OWN)]);
		const stored = await rows();
		expect(stored.length).toBeLessThanOrEqual(20 + days.length - 1);
		const today = stored.filter(({ origin, day }) => origin === OWN && day === toDay(now));
		expect(today).toMatchObject([{ ready: 2 }]);
		// Every visit is counted, in one row or another.
		expect(stored.reduce((sum, { ready }) => sum + ready, 0)).toBe(1502 + days.length - 1);
		expect((await originsOf(own))[0]).toBe(OWN);
		expect(await originsOf(own)).not.toContain(OTHER_ORIGIN);
	},
);

test("day after day, invented origins don't add up, and go after a month; the shop's stay", async () => {
	const own = await shop({ allowedOrigins: [OWN] });
	const { uuid } = own.finder;
	for (let daysAgo = 60; daysAgo > 0; daysAgo--)
		await add([...forged(uuid, 50, daysAgo), visitCount(uuid, OWN, daysAgo)]);
	const invented = async () => (await rows()).filter(({ origin }) => origin !== OWN && origin !== OTHER_ORIGIN);
	expect((await invented()).length).toBe(15);
	expect((await originsOf(own))[0]).toBe(OWN);
	await cleanUp(env, now);
	expect(await invented()).toEqual([]);
	const left = await rows();
	expect(left.filter(({ origin }) => origin === OWN).length).toBe(60);
	expect(left.filter(({ origin }) => origin === OTHER_ORIGIN).length).toBe(30);
});

test("a website that the owner hasn't named stays under its name once it is known, and is swept only when it was brief", async () => {
	const { finder } = await shop({});
	const { uuid } = finder;
	for (let daysAgo = 50; daysAgo > 40; daysAgo--) await add([visitCount(uuid, OWN, daysAgo)]);
	await add([visitCount(uuid, "https://brief.example", 40)]);
	await add(forged(uuid, 1000, 39));
	await add([visitCount(uuid, "https://brief.example", 38)]);
	expect((await rows()).filter(({ origin }) => origin === "https://brief.example").length).toBe(2);
	await cleanUp(env, now);
	expect(new Set((await rows()).map(({ origin }) => origin))).toEqual(new Set([OWN]));
});

test("another finder's room is its own", async () => {
	const [one, other] = [await shop({}), await shop({})];
	await add([...forged(one.finder.uuid, 100), visitCount(other.finder.uuid, OWN)]);
	expect(await originsOf(other)).toEqual([OWN]);
});

test("a flood of invented origins from everywhere loses no visit of the shop's", async () => {
	const { finder } = await shop({ allowedOrigins: [OWN] });
	const send = (origin: string, at: number) =>
		ask(
			new Request(`https://finder.test/finder/v1/${finder.uuid}/events`, {
				method: "POST",
				body: JSON.stringify({ event: "ready" }),
				headers: { origin, "cf-connecting-ip": `2001:db8:1:${at.toString(16)}::1` },
			}),
		);
	await Promise.all([
		...Array.from({ length: 1200 }, (_, at) => send(`https://fake-${at}.example`, at)),
		...Array.from({ length: 3 }, (_, at) => send(OWN, 5000 + at)),
	]);
	const stored = await rows();
	expect(stored.length).toBeLessThanOrEqual(20);
	expect(stored.filter(({ origin }) => origin === OWN)).toMatchObject([{ ready: 3 }]);
});

const beacon = (uuid: string, body: object, origin = OWN) =>
	new Request(`https://finder.test/finder/v1/${uuid}/events`, {
		...{ method: "POST", body: JSON.stringify(body) },
		headers: { origin, "cf-connecting-ip": "2001:db8:2::1" },
	});

test("a visit is one beacon of all that was done", async () => {
	const { finder } = await shop({});
	await ask(beacon(finder.uuid, { counts: { ready: 1, vehicle: 2, results: 1, product_click: 1 } }));
	for (const counts of [{ ready: 0 }, { ready: 1.5 }, { hack: 1 }])
		expect((await ask(beacon(finder.uuid, { counts }))).status).toBe(204);
	expect(await rows()).toMatchObject([{ ready: 1, vehicles: 2, results: 1, noResults: 0, productClicks: 1 }]);
});

test.each([
	["null", OWN, OWN],
	["null", "https://Shop.example:8080", "https://shop.example:8080"],
	["null", undefined, "null"],
	["null", "null", "null"],
	["null", "file://", "null"],
	["null", "https://finder.test", undefined],
	["https://other.example", OWN, "https://other.example"],
	["file://", OWN, undefined],
])("a page says where it is only if its browser doesn't: %s, %s", async (header, page, counted) => {
	const { finder } = await shop({});
	await ask(beacon(finder.uuid, { counts: { ready: 1 }, page }, header));
	expect((await rows()).map(({ origin }) => origin)).toEqual([counted].filter((one) => one !== undefined));
});

test("a page that is open for long loses none of its other visits, and counts at most 100 of a kind", async () => {
	const { finder } = await shop({});
	await ask(beacon(finder.uuid, { counts: { ready: 1, vehicle: 101, results: 1000 } }));
	expect(await rows()).toMatchObject([{ ready: 1, vehicles: 100, results: 100 }]);
});

test("visits that the queue can't take wait, and are counted once it can", async () => {
	const { finder } = await shop({});
	const refusing = {
		...env,
		VISITS: Object.assign(Object.create(env.VISITS), { send: () => Promise.reject(Error()) }),
	};
	vi.spyOn(console, "error").mockImplementation(() => undefined);
	await ask(beacon(finder.uuid, { event: "ready" }), refusing);
	expect(await rows()).toEqual([]);
	await ask(beacon(finder.uuid, { event: "ready" }));
	expect(await rows()).toMatchObject([{ ready: 2 }]);
});

test("visits whose request was cut off while it gave them to the queue are counted with the next ones", async () => {
	const { finder } = await shop({});
	const sending = Promise.withResolvers<void>();
	const send = () => {
		sending.resolve();
		return new Promise(() => {});
	};
	void ask(beacon(finder.uuid, { event: "ready" }), {
		...env,
		VISITS: Object.assign(Object.create(env.VISITS), { send }),
	});
	await sending.promise;
	await ask(beacon(finder.uuid, { event: "ready" }));
	expect(await rows()).toMatchObject([{ ready: 2 }]);
});

test("a worker that knows fewer kinds of visits is understood", async () => {
	const { finder } = await shop({});
	const { counts, ...one } = visitCount(finder.uuid, OWN);
	expect(visitBatchSchema.parse({ id: "a", counts: [{ ...one, counts: { ready: 1 } }] }).counts).toEqual([
		{ ...one, counts },
	]);
});

test("a batch whose write fails, or whose answer gets lost, is counted once when it comes again", async () => {
	const { finder } = await shop({});
	const batches = [1, 2].map(() => ({ id: crypto.randomUUID(), counts: [visitCount(finder.uuid, OWN)] }));
	const lose = (before: boolean) =>
		vi.spyOn(env.DB, "batch").mockImplementationOnce(async (statements) => {
			if (!before) await env.DB.batch(statements);
			return lost();
		});
	const log = vi.spyOn(console, "error").mockReturnValue();
	for (const before of [true, false]) {
		lose(before);
		expect((await consume("VISITS", batches, env)).retryMessages).toHaveLength(2);
	}
	expect(log.mock.calls.flat().join()).toMatch(/visits wait for the database\n.*lost/s);
	log.mockRestore();
	await consume("VISITS", [...batches, batches[0], { id: "not a batch" }], env);
	await consume("VISITS", [{ id: "other", counts: [visitCount(finder.uuid, OWN)] }, batches[1]], env);
	expect(await rows()).toMatchObject([{ ready: 3 }]);
});

test("visits that are counted don't come again because a queue takes nothing, nor is that said of the database", async () => {
	const { finder } = await shop({});
	const now = Date.now();
	await db.insert(outboxTable).values({ kind: "webhook", recipient: "a", payload: "{}", createdAt: now, nextAt: now });
	const log = vi.spyOn(console, "error").mockReturnValue();
	const WEBHOOKS: Queue = Object.assign(Object.create(env.WEBHOOKS), {
		sendBatch: () => Promise.reject(new Error("full")),
	});
	const batch = { id: crypto.randomUUID(), counts: [visitCount(finder.uuid, OWN)] };
	expect(await consume("VISITS", [batch], { ...env, WEBHOOKS })).toMatchObject({ outcome: "ok", retryMessages: [] });
	expect(await rows()).toMatchObject([{ ready: 1 }]);
	expect(log.mock.calls.flat().join()).toMatch(/^handOver failed\n.*full/);
});

test("without the database a batch waits for ever longer, nearly as long as a queue keeps it", async () => {
	vi.spyOn(console, "error").mockReturnValue();
	const batch = { id: crypto.randomUUID(), counts: [visitCount(crypto.randomUUID(), OWN)] };
	const waits: number[] = [];
	for (const attempts of [1, 2, 10, 100]) {
		vi.spyOn(env.DB, "batch").mockImplementationOnce(lost);
		const { retryMessages, pauses } = await consume("VISITS", [batch], env, { attempts });
		expect(retryMessages).toHaveLength(1);
		waits.push(pauses[0] ?? 0);
	}
	expect(waits).toEqual([60, 120, 600, 6000]);
	const days = (((waits[0]! + waits[3]!) / 2) * 100) / 86_400;
	expect([days > 3, days < 4]).toEqual([true, true]);
});

test("a batch that the queue brings twice at once is counted once", async () => {
	const { finder } = await shop({});
	const batch = { id: crypto.randomUUID(), counts: [visitCount(finder.uuid, OWN)] };
	await consume("VISITS", [batch, batch], env);
	expect(await rows()).toMatchObject([{ ready: 1 }]);
});

test("visits of more than a year ago go, and what says that a batch was counted goes when no queue has it any more", async () => {
	const own = await shop({ allowedOrigins: [OWN] });
	await add([visitCount(own.finder.uuid, OWN, 401), visitCount(own.finder.uuid, OWN, 399)]);
	await cleanUp(env, now);
	expect((await rows()).map(({ day }) => toDay(now) - day)).toEqual([399]);
	expect(await db.$count(countedVisitsTable)).toBe(1);
	await env.DB.prepare(
		`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 12000)
		INSERT INTO counted_visits (id, writer, counted_at) SELECT i, 'w', ? FROM n`,
	)
		.bind(now - DAY_MS)
		.run();
	await runFrequent(env, now + 4.5 * DAY_MS);
	expect(await db.$count(countedVisitsTable)).toBe(1);
	await runFrequent(env, now + 5.5 * DAY_MS);
	expect(await db.$count(countedVisitsTable)).toBe(0);
});
