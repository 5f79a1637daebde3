import { env } from "cloudflare:workers";
import { asc, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { recorded, scans } from "#tests/support/query-plans.ts";
import { consume } from "#tests/support/queues.ts";
import { call, db, get, givenUser, givenWebhook } from "#tests/support/world.ts";
import { outboxTable } from "#worker/db/schema/outbox.table.ts";
import { webhookDeliveriesTable } from "#worker/db/schema/webhook.table.ts";
import { announceStatement } from "#worker/webhooks/announce.repository.ts";
import { createHoldRepository } from "#worker/webhooks/hold.repository.ts";

const SECOND = 1000;
const HOUR = 3_600_000;
const DEAD = "https://dead.shop.com/";
const ALIVE = "https://alive.shop.com/";

/** What receivers were sent, in order; those of `silent` give no answer. */
let sent: { url: string; eventId: string; at: number }[] = [];
const silent = new Set<string>();

beforeEach(() => {
	sent = [];
	silent.clear();
	silent.add(DEAD);
	vi.useFakeTimers({ toFake: ["Date"] });
	vi.spyOn(console, "error").mockImplementation(() => undefined);
	vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
		const url = String(input);
		sent.push({ url, eventId: new Headers(init?.headers).get("webhook-id") ?? "", at: Date.now() });
		if (silent.has(url)) throw new DOMException("too slow", "TimeoutError");
		return new Response("ok");
	});
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

async function announce(companyId: number, count: number, name = "msg"): Promise<void> {
	for (let at = 0; at < count; at++)
		await announceStatement(db, {
			...{ event: "finder.seen", companyId, eventId: `${name}_${at}`, data: sql`${JSON.stringify({ finder: 7 })}` },
			...{ at: Date.now(), when: sql`TRUE` },
		});
}

const rows = () => db.select().from(outboxTable).orderBy(asc(outboxTable.id));
const deliveries = () => db.select().from(webhookDeliveriesTable).orderBy(asc(webhookDeliveriesTable.id));
const deliver = async (ids: number[]) =>
	(
		await consume(
			"WEBHOOKS",
			ids.map((id) => ({ id })),
			env,
		)
	).pauses;

/** Brings all that waits in batches of five, as the platform does, and returns who was asked. */
async function bring(): Promise<string[]> {
	const before = sent.length;
	const ids = (await rows()).filter(({ state }) => state === "waiting").map(({ id }) => id);
	for (let at = 0; at < ids.length; at += 5) await deliver(ids.slice(at, at + 5));
	return sent.slice(before).map(({ url }) => url);
}

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

async function given() {
	const shop = await givenUser("ROLE_CUSTOMER");
	const hook = await givenWebhook(shop, { url: DEAD });
	return { shop, hook };
}
/** Its webhook, as a colleague reads it: sessions end while time passes. */
async function read({ shop, hook }: Awaited<ReturnType<typeof given>>) {
	const { token } = await givenUser("ROLE_CUSTOMER", shop.companyId);
	return (await get(`/admin/api/webhook/${hook.id}`, { token })).body;
}

test("a receiver that gives no answer is asked by one event at a time, ever later; no attempt of the others is counted", async () => {
	const world = await given();
	await announce(world.shop.companyId, 12);
	const since = Date.now();
	const counts = [(await bring()).length];
	for (const seconds of [9, 1, 15, 14, 4, 60, 60, 17]) {
		pass(seconds * SECOND);
		counts.push((await bring()).length);
	}
	// Those of the first batch were on their way; then one after 10, 43 and 180 seconds.
	expect(counts).toEqual([5, 0, 1, 0, 0, 1, 0, 0, 1]);
	const counted = (await rows()).reduce((sum, { attempts }) => sum + attempts, 0);
	expect([counted, (await rows()).length]).toEqual([sent.length, 12]);
	const listed = await deliveries();
	expect(listed.map(({ state }) => state)).toEqual(Array(12).fill("retrying"));
	expect(listed.reduce((sum, { attempts }) => sum + attempts, 0)).toBe(sent.length);
	expect(listed.at(-1)).toMatchObject({ attempts: 0, status: null, error: "unreachable" });
	expect(await read(world)).toMatchObject({
		unansweredSince: new Date(since).toISOString(),
		heldUntil: new Date(since + 720 * SECOND).toISOString(),
	});
});

test("other companies' events don't wait for it, and what waits comes back little by little", async () => {
	const { shop } = await given();
	const other = await givenUser("ROLE_CUSTOMER");
	await givenWebhook(other, { url: ALIVE });
	await announce(shop.companyId, 1, "first");
	await bring();
	pass(11 * SECOND);
	await bring();
	await announce(shop.companyId, 3, "before");
	await announce(other.companyId, 2, "others");
	expect(await bring()).toEqual([ALIVE, ALIVE]);
	await announce(shop.companyId, 40, "after");
	const late = (await rows()).slice(-40).map(({ id }) => id);
	const pauses = (await deliver(late)).map((pause) => pause ?? 0);
	expect(pauses).toHaveLength(40);
	for (const pause of pauses) expect([pause >= 33, pause <= 43]).toEqual([true, true]);
	expect(new Set(pauses).size).toBeGreaterThan(1);
	expect(sent.filter(({ url }) => url === DEAD)).toHaveLength(2);
});

test("messages are found by their ids, however many wait", async () => {
	const { shop } = await given();
	await announce(shop.companyId, 6);
	const statements = new Set<string>();
	const ids = (await rows()).map(({ id }) => id);
	for (const turn of [0, 1, 400]) {
		pass(turn * HOUR);
		await consume(
			"WEBHOOKS",
			ids.map((id) => ({ id })),
			recorded(statements),
		);
	}
	expect(statements.size).toBeGreaterThan(8);
	expect(await scans(statements)).toEqual([]);
	const plans = await env.DB.batch<{ detail: string }>(
		[...statements].map((sql) =>
			env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...Array(sql.split("?").length - 1).fill(null)),
		),
	);
	// The index over what waits has all of it.
	expect(plans.flatMap(({ results }) => results.filter(({ detail }) => detail.includes("outbox_state")))).toEqual([]);
});

test("of events that come at once after the pause one asks", async () => {
	const { shop } = await given();
	await announce(shop.companyId, 1, "first");
	await bring();
	await announce(shop.companyId, 12);
	pass(11 * SECOND);
	const ids = (await rows()).map(({ id }) => id);
	await Promise.all([deliver(ids.slice(0, 4)), deliver(ids.slice(4, 8)), deliver(ids.slice(8))]);
	expect(sent).toHaveLength(2);
});

test("a probe that is lost keeps nobody waiting for longer than it could have taken", async () => {
	const { shop } = await given();
	await announce(shop.companyId, 3);
	await bring();
	pass(11 * SECOND);
	vi.spyOn(env.DB, "batch").mockRejectedValueOnce(new Error("D1 DB reset"));
	await expect(bring()).rejects.toThrow("D1 DB reset");
	silent.clear();
	pass(20 * SECOND);
	expect(await bring()).not.toEqual([]);
});

test("once it answers, whatever it says, all that waits is sent", async () => {
	const world = await given();
	await announce(world.shop.companyId, 12);
	await bring();
	silent.clear();
	vi.mocked(fetch).mockImplementationOnce(async () => new Response("", { status: 500 }));
	pass(11 * SECOND);
	await bring();
	expect(await read(world)).toMatchObject({ unansweredSince: null, heldUntil: null });
	pass(60 * SECOND);
	await bring();
	expect(await rows()).toEqual([]);
	expect((await deliveries()).map(({ state }) => state)).toEqual(Array(12).fill("delivered"));
});

test("events are given up visibly once nothing was answered for as long as eight attempts take, later ones later", async () => {
	const world = await given();
	await announce(world.shop.companyId, 12);
	const failed = async () => (await deliveries()).filter(({ state }) => state === "failed");
	for (let turn = 0; turn <= 44; turn++) {
		await bring();
		if (turn === 18) expect([await failed(), sent.length]).toEqual([[], 5 + turn]);
		if (turn === 33) await announce(world.shop.companyId, 1, "late");
		pass(HOUR * 1.1);
	}
	const states = new Map((await deliveries()).map(({ eventId, state }) => [eventId, state]));
	expect(states.get("late_0")).toBe("retrying");
	states.delete("late_0");
	expect([...states.values()]).toEqual(Array(12).fill("failed"));
	expect((await rows()).map(({ state }) => state)).toEqual([...Array(12).fill("dead"), "waiting"]);
	const untried = (await failed()).filter(({ attempts }) => attempts === 0);
	expect(untried[0]).toMatchObject({ state: "failed", error: "unreachable" });

	silent.clear();
	const { token } = await givenUser("ROLE_CUSTOMER", world.shop.companyId);
	expect((await call(`/admin/api/webhook/delivery/${untried[0]?.id}/resend`, { token })).status).toBe(202);
	expect((await deliveries()).find(({ id }) => id === untried[0]?.id)).toMatchObject({
		state: "delivered",
		attempts: 1,
	});
});

test("what is sent by hand goes at once, and ends the pause if it is answered", async () => {
	const world = await given();
	await announce(world.shop.companyId, 1);
	await bring();
	pass(11 * SECOND);
	await bring();
	const [one] = await deliveries();
	const { token } = world.shop;
	await call(`/admin/api/webhook/${world.hook.id}/test`, { token });
	expect(sent).toHaveLength(3);
	silent.clear();
	await call(`/admin/api/webhook/delivery/${one?.id}/resend`, { token });
	expect(sent.at(-1)).toMatchObject({ eventId: "msg_0" });
	expect(await read(world)).toMatchObject({ unansweredSince: null });
});

test("a webhook that was saved anew is tried at once", async () => {
	const { shop, hook } = await given();
	await announce(shop.companyId, 1);
	await bring();
	pass(11 * SECOND);
	await bring();
	const { token } = shop;
	const { body: webhook } = await get(`/admin/api/webhook/${hook.id}`, { token });
	expect(webhook.unansweredSince).not.toBeNull();
	const saved = await call(`/admin/api/webhook/save/${hook.id}`, { token, body: { ...webhook, url: ALIVE } });
	expect([saved.status, saved.body.unansweredSince]).toEqual([200, null]);
	await announce(shop.companyId, 2, "new");
	expect(await bring()).toEqual([ALIVE, ALIVE]);
});

test("what waits for it when it is switched off is stopped", async () => {
	const { shop, hook } = await given();
	await announce(shop.companyId, 7);
	await bring();
	const { token } = shop;
	const { body: webhook } = await get(`/admin/api/webhook/${hook.id}`, { token });
	await call(`/admin/api/webhook/save/${hook.id}`, { token, body: { ...webhook, active: false } });
	pass(60 * SECOND);
	expect([await bring(), await rows()]).toEqual([[], []]);
	expect((await deliveries()).map(({ state }) => state)).toEqual(Array(7).fill("stopped"));
});

test("what was stopped is sent only by hand, once the webhook is on again", async () => {
	const { shop, hook } = await given();
	const { token } = shop;
	const save = async (active: boolean) => {
		const { body } = await get(`/admin/api/webhook/${hook.id}`, { token });
		return call(`/admin/api/webhook/save/${hook.id}`, { token, body: { ...body, active } });
	};
	await announce(shop.companyId, 7);
	await bring();
	await save(false);
	await save(true);
	await announce(shop.companyId, 1, "new");
	await bring();
	silent.clear();
	pass(60 * SECOND);
	await bring();
	expect(sent.slice(5).map(({ eventId }) => eventId)).toEqual(["new_0", "new_0"]);
	const stopped = (await deliveries()).filter(({ state }) => state === "stopped");
	expect([stopped.length, await rows()]).toEqual([7, []]);
	await call(`/admin/api/webhook/delivery/${stopped[0]?.id}/resend`, { token });
	expect(sent.at(-1)).toMatchObject({ eventId: "msg_0" });
	expect((await deliveries()).filter(({ state }) => state === "stopped")).toHaveLength(6);
});

test("a webhook that is removed while its events are sent back brings nobody else's again", async () => {
	const { shop, hook } = await given();
	await announce(shop.companyId, 2);
	const [one, other] = await rows();
	const held = { event: "finder.seen", body: "{}", backAt: Date.now() + HOUR };
	const waiting = [
		{ ...held, id: one?.id ?? 0, webhookId: hook.id, eventId: "msg_0" },
		{ ...held, id: other?.id ?? 0, webhookId: hook.id + 1, eventId: "msg_1" },
	];
	await createHoldRepository(db).wait(waiting, Date.now());
	expect((await deliveries()).map(({ eventId }) => eventId)).toEqual(["msg_0"]);
	expect((await rows()).map(({ nextAt }) => nextAt)).toEqual([held.backAt, held.backAt]);
});

test.each(["by hand", "as it happens"])(
	"a receiver that gave no answer days ago is silent anew, if it is sent an event %s",
	async (how) => {
		const world = await given();
		await call(`/admin/api/webhook/${world.hook.id}/test`, { token: world.shop.token });
		await db.delete(outboxTable);
		pass(96 * HOUR);
		const { token } = await givenUser("ROLE_CUSTOMER", world.shop.companyId);
		if (how === "by hand") await call(`/admin/api/webhook/${world.hook.id}/test`, { token });
		else {
			await announce(world.shop.companyId, 1);
			await bring();
		}
		expect(sent).toHaveLength(2);
		expect(await read(world)).toMatchObject({
			unansweredSince: new Date(Date.now()).toISOString(),
			heldUntil: new Date(Date.now() + 10 * SECOND).toISOString(),
		});
	},
);
