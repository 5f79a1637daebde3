import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DELIVER_TO, enter, givenTrade } from "#tests/support/orders.ts";
import { consume } from "#tests/support/queues.ts";
import {
	ask,
	call,
	db,
	get,
	givenAssortment,
	givenFinder,
	givenUser,
	givenWebhook,
	webhookBody,
} from "#tests/support/world.ts";
import { companiesTable } from "#worker/db/schema/company.table.ts";
import { outboxTable } from "#worker/db/schema/outbox.table.ts";
import { webhooksTable } from "#worker/db/schema/webhook.table.ts";
import { USER_AGENT } from "#worker/http/request-outside.ts";
import { cleanUp } from "#worker/jobs/clean-up.usecases.ts";
import { runImport } from "#worker/jobs/import-runs.usecases.ts";
import { handOver } from "#worker/outbox/deliver.usecases.ts";
import type { OutboxMessage } from "#worker/outbox/outbox.rules.ts";
import { announceStatement } from "#worker/webhooks/announce.repository.ts";

type Received = { url: string; body: string; headers: Record<string, string>; redirect: string | undefined };
type Owner = { token: string; companyId: number };

const DAY = 86_400_000;
let received: Received[] = [];
let answers: (() => Response)[] = [];

/** The receiver is somebody else's server: it keeps what it gets and answers as told, else 200. */
beforeEach(() => {
	received = [];
	answers = [];
	vi.useFakeTimers({ toFake: ["Date"] });
	vi.spyOn(console, "error").mockImplementation(() => undefined);
	vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
		const headers = Object.fromEntries(new Headers(init?.headers));
		received.push({ url: String(input), body: String(init?.body), headers, redirect: init?.redirect });
		return (answers.shift() ?? (() => new Response("ok")))();
	});
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);
const rows = () => db.select().from(outboxTable);
const bring = async () =>
	consume(
		"OUTBOX",
		(await rows()).map(({ id }) => ({ id })),
		env,
	);
/** Read by a colleague, because sessions end while time passes. */
const deliveries = async ({ companyId }: Owner, id: number) => {
	const { token } = await givenUser("ROLE_CUSTOMER", companyId);
	return (await call(`/admin/api/webhook/${id}/deliveries`, { token })).body.data;
};
const sendTest = ({ token }: Owner, id: number) => call(`/admin/api/webhook/${id}/test`, { token });
/** What the receiver makes of it, or the reason why it refuses. */
const verify = (secret: string, { body, headers }: Received) => new Webhook(secret).verify(body, headers);

const announce = (companyId: number, eventId = "msg_1") =>
	announceStatement(db, {
		...{ event: "finder.seen", companyId, eventId, data: sql`${JSON.stringify({ finder: 7 })}` },
		...{ at: Date.now(), when: sql`TRUE` },
	});

test("a webhook is told of its company's events, signed so that a library accepts them, and of no others", async () => {
	const [shop, other] = [await givenUser("ROLE_CUSTOMER"), await givenUser("ROLE_CUSTOMER")];
	const hook = await givenWebhook(shop);
	await givenWebhook(shop, { events: ["order.created"], url: "https://not.shop.com/" });
	await givenWebhook(shop, { active: false, url: "https://off.shop.com/" });
	await givenWebhook(other, { url: "https://other.shop.com/" });
	await announce(shop.companyId);
	await bring();
	expect(received.map(({ url, redirect }) => [url, redirect])).toEqual([[webhookBody.url, "manual"]]);
	expect(verify(hook.secret, received[0]!)).toEqual({
		...{ type: "finder.seen", timestamp: new Date().toISOString(), data: { finder: 7 } },
	});
	expect(received[0]!.headers).toMatchObject({ "webhook-id": "msg_1", "user-agent": USER_AGENT });
	expect(() => verify(hook.secret, { ...received[0]!, body: received[0]!.body.replace("7", "8") })).toThrow();
	expect(await rows()).toEqual([]);
	expect(await deliveries(shop, hook.id)).toEqual([
		expect.objectContaining({ eventId: "msg_1", state: "delivered", status: 200, attempts: 1 }),
	]);
});

test("what fails comes again later and later under the same id, until it is dead, and can be sent again", async () => {
	const shop = await givenUser("ROLE_CUSTOMER");
	const hook = await givenWebhook(shop);
	await announce(shop.companyId);
	answers = [
		() => new Response("", { status: 500 }),
		() => new Response("", { status: 302, headers: { location: "http://169.254.169.254/" } }),
		() => {
			throw new DOMException("too slow", "TimeoutError");
		},
		...Array.from({ length: 5 }, () => () => {
			throw new TypeError("refused");
		}),
	];
	const states = [];
	for (let attempt = 1; attempt <= 8; attempt++) {
		await bring();
		const [one] = await deliveries(shop, hook.id);
		states.push([one.state, one.status, one.error]);
		later(12 * 60);
	}
	expect(states).toEqual([
		["retrying", 500, ""],
		["retrying", 302, ""],
		["retrying", null, "timeout"],
		...Array(4).fill(["retrying", null, "connection"]),
		["failed", null, "connection"],
	]);
	expect(new Set(received.map(({ headers }) => headers["webhook-id"]))).toEqual(new Set(["msg_1"]));
	expect((await rows()).map(({ state }) => state)).toEqual(["dead"]);
	const [failed] = await deliveries(shop, hook.id);
	const { token } = await givenUser("ROLE_CUSTOMER", shop.companyId);
	expect((await call(`/admin/api/webhook/delivery/${failed.id}/resend`, { token })).status).toBe(202);
	const all = await deliveries(shop, hook.id);
	expect(all).toEqual([expect.objectContaining({ id: failed.id, state: "delivered", status: 200, attempts: 9 })]);
});

test("a receiver that is gone for good is told no more", async () => {
	const shop = await givenUser("ROLE_CUSTOMER");
	const hook = await givenWebhook(shop);
	answers = [() => new Response("", { status: 410 })];
	await announce(shop.companyId);
	await bring();
	expect((await get(`/admin/api/webhook/${hook.id}`, { token: shop.token })).body).toMatchObject({ active: false });
	expect(await rows()).toEqual([]);
	await announce(shop.companyId, "msg_2");
	expect(await rows()).toEqual([]);
});

test("after a new secret the old one signs as well for a day", async () => {
	const shop = await givenUser("ROLE_CUSTOMER");
	const { id, secret } = await givenWebhook(shop);
	const rotated = (await call(`/admin/api/webhook/${id}/rotate`, { token: shop.token })).body;
	expect(rotated.secret).not.toBe(secret);
	await sendTest(shop, id);
	for (const one of [secret, rotated.secret]) expect(verify(one, received[0]!)).toMatchObject({ type: "webhook.test" });
	vi.setSystemTime(Date.now() + DAY + 1);
	await sendTest(await givenUser("ROLE_CUSTOMER", shop.companyId), id);
	expect(() => verify(secret, received[1]!)).toThrow();
	expect(verify(rotated.secret, received[1]!)).toMatchObject({ type: "webhook.test" });
});

test("several new secrets within a day all sign, and so does the one that receivers have", async () => {
	const shop = await givenUser("ROLE_CUSTOMER");
	const { id, secret } = await givenWebhook(shop);
	const rotate = async () => (await call(`/admin/api/webhook/${id}/rotate`, { token: shop.token })).body.secret;
	const secrets = [secret, await rotate(), await rotate(), await rotate()];
	expect(new Set(secrets).size).toBe(4);
	await sendTest(shop, id);
	for (const one of secrets) expect(verify(one, received[0]!)).toMatchObject({ type: "webhook.test" });
	vi.setSystemTime(Date.now() + DAY + 1);
	await sendTest(await givenUser("ROLE_CUSTOMER", shop.companyId), id);
	for (const one of secrets.slice(0, -1)) expect(() => verify(one, received[1]!)).toThrow();
	expect(verify(secrets[3]!, received[1]!)).toMatchObject({ type: "webhook.test" });
});

test("of very many new secrets the latest ten sign, so that receivers take the header", async () => {
	const shop = await givenUser("ROLE_CUSTOMER");
	const { id, secret } = await givenWebhook(shop);
	const secrets = [secret];
	for (let at = 0; at < 11; at++)
		secrets.push((await call(`/admin/api/webhook/${id}/rotate`, { token: shop.token })).body.secret);
	await sendTest(shop, id);
	expect(received[0]!.headers["webhook-signature"]!.split(" ").length).toBe(10);
	for (const one of secrets.slice(2)) expect(verify(one, received[0]!)).toMatchObject({ type: "webhook.test" });
});

test("all that a write announces goes to the queue, and nothing twice", async () => {
	const shop = await givenUser("ROLE_CUSTOMER");
	await givenWebhook(shop);
	for (let at = 0; at < 250; at++) await announce(shop.companyId, `msg_${at}`);
	const sent: number[] = [];
	const WEBHOOKS: Queue<{ id: number }> = Object.assign(Object.create(env.WEBHOOKS), {
		sendBatch: async (batch: { body: { id: number } }[]) => void sent.push(...batch.map(({ body }) => body.id)),
	});
	await handOver(db, { ...env, WEBHOOKS }, Date.now());
	await handOver(db, { ...env, WEBHOOKS }, Date.now());
	expect(sent).toEqual((await rows()).map(({ id }) => id));
});

test("secrets are answered once, and are in no list, log or repeated answer", async () => {
	const shop = await givenUser("ROLE_CUSTOMER");
	const headers = { "idempotency-key": "once" };
	const save = () => call("/admin/api/webhook/save", { token: shop.token, body: webhookBody, headers });
	const [first, again] = [await save(), await save()];
	expect([first.body.secret, again.body]).toEqual([
		expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
		{ ...first.body, secret: null },
	]);
	const secret = first.body.secret.slice(6);
	const replies = [
		await call("/admin/api/webhook/list", { token: shop.token }),
		await get(`/admin/api/webhook/${first.body.id}`, { token: shop.token }),
		await call("/admin/api/audit/list", { token: (await givenUser("ROLE_ADMIN")).token }),
	];
	for (const { status, text } of replies) expect([status, text.includes(secret)]).toEqual([200, false]);
	expect((await call("/admin/api/webhook/list", { token: shop.token })).body.totalItemCount).toBe(1);
});

describe("an address", () => {
	test.each([
		"http://erp.shop.com/",
		"https://169.254.169.254/latest",
		"https://user:pw@erp.shop.com/",
		"https://[::1]/",
		"javascript:alert(1)",
		"",
	])("such as %s is refused at its field, new or changed", async (url) => {
		const shop = await givenUser("ROLE_CUSTOMER");
		const { secret: _, ...hook } = await givenWebhook(shop);
		for (const reply of [
			await call("/admin/api/webhook/save", { token: shop.token, body: { ...webhookBody, url } }),
			await call(`/admin/api/webhook/save/${hook.id}`, { token: shop.token, body: { ...hook, url } }),
		])
			expect([reply.status, reply.body.error.fields[0].path]).toEqual([400, "url"]);
	});

	test("that is stored all the same is never asked", async () => {
		const shop = await givenUser("ROLE_CUSTOMER");
		const { id } = await givenWebhook(shop);
		await db.update(webhooksTable).set({ url: "https://10.0.0.1/" });
		await sendTest(shop, id);
		expect(received).toEqual([]);
		expect(await deliveries(shop, id)).toEqual([expect.objectContaining({ state: "retrying", error: "address" })]);
	});
});

test("a company that is inactive, and a webhook that was deleted meanwhile, are told nothing", async () => {
	const shop = await givenUser("ROLE_CUSTOMER");
	const hook = await givenWebhook(shop);
	await announce(shop.companyId);
	await db.update(companiesTable).set({ active: false });
	await bring();
	await db.update(companiesTable).set({ active: true });
	await announce(shop.companyId, "msg_2");
	expect((await call(`/admin/api/webhook/${hook.id}/remove`, { token: shop.token })).body).toEqual({ removed: true });
	await bring();
	expect([received, await rows()]).toEqual([[], []]);
});

describe("a delivery that waits is stopped, and is sent again only by hand, when", () => {
	const waiting = async () => {
		const shop = await givenUser("ROLE_CUSTOMER");
		const { secret: _, ...hook } = await givenWebhook(shop);
		answers = [() => new Response("", { status: 500 })];
		await announce(shop.companyId);
		await bring();
		expect(await deliveries(shop, hook.id)).toMatchObject([{ state: "retrying" }]);
		return { shop, hook };
	};

	test("its webhook is switched off, at once, and on again", async () => {
		const { shop, hook } = await waiting();
		const { token } = shop;
		const save = (body: object) => call(`/admin/api/webhook/save/${hook.id}`, { token, body: { ...hook, ...body } });
		expect((await save({ active: false })).status).toBe(200);
		const [stopped] = await deliveries(shop, hook.id);
		expect(stopped).toMatchObject({ state: "stopped", attempts: 1 });
		const again = await call(`/admin/api/webhook/delivery/${stopped.id}/resend`, { token });
		expect([again.status, again.body.error?.code]).toEqual([409, "webhooks.inactive"]);
		expect((await save({ active: true, version: 2 })).status).toBe(200);
		later(1);
		await bring();
		expect(await deliveries(shop, hook.id)).toMatchObject([{ state: "stopped", attempts: 1 }]);
		expect(await rows()).toEqual([]);
		await call(`/admin/api/webhook/delivery/${stopped.id}/resend`, { token });
		expect(await deliveries(shop, hook.id)).toMatchObject([{ state: "delivered", attempts: 2 }]);
	});

	test("its company is inactive at the next attempt", async () => {
		const { shop, hook } = await waiting();
		await db.update(companiesTable).set({ active: false });
		later(1);
		await bring();
		await db.update(companiesTable).set({ active: true });
		const [stopped] = await deliveries(shop, hook.id);
		expect([stopped.state, await rows()]).toEqual(["stopped", []]);
		await call(`/admin/api/webhook/delivery/${stopped.id}/resend`, { token: shop.token });
		expect(await deliveries(shop, hook.id)).toMatchObject([{ state: "delivered" }]);
	});

	test("the receiver says to another one that it is gone", async () => {
		const { shop, hook } = await waiting();
		answers = [() => new Response("", { status: 410 })];
		await announce(shop.companyId, "msg_2");
		await bring();
		expect(await deliveries(shop, hook.id)).toMatchObject([{ state: "failed" }, { state: "stopped" }]);
	});
});

describe("a company is told that its own import counts", () => {
	test("of set products, once, and the workflow brings it on its way", async () => {
		const shop = await givenUser("ROLE_CUSTOMER");
		await givenWebhook(shop, { events: ["import.done"] });
		await givenWebhook(await givenUser("ROLE_CUSTOMER"), { events: ["import.done"], url: "https://other.shop.com/" });
		const series = await givenAssortment({ sizes: [26], allowedTo: [shop.companyId] });
		const send = (path: string, body?: object) => call(`/admin/api/product/import${path}`, { token: shop.token, body });
		const columns = { columns: { sku: 0, code: 1, driver: 2 } };
		const file = { fileHash: "a".repeat(64), fileName: "a.csv", parts: 1, rows: 1, mapping: columns };
		const { id } = (await send("", file)).body;
		await send(`/${id}/rows`, { part: 1, rows: [[2, "S-1", series.code, "26"]] });
		expect(await rows()).toEqual([]);
		expect((await send(`/${id}/activate`)).body.state).toBe("activated");
		await send(`/${id}/activate`);
		expect(await rows()).toHaveLength(1);
		const sent: OutboxMessage[] = [];
		const OUTBOX: Queue<OutboxMessage> = Object.assign(Object.create(env.OUTBOX), {
			send: async (body: OutboxMessage) => void sent.push(body),
			sendBatch: async (batch: { body: OutboxMessage }[]) => void sent.push(...batch.map(({ body }) => body)),
		});
		const task = { entity: "product_import", importId: id, run: "over" };
		await runImport({ ...env, OUTBOX, WEBHOOKS: OUTBOX }, task, { do: (_name, _config, step) => step() });
		// And visitors see it without waiting for the caches.
		expect(sent).toEqual([
			...(await rows()).map(({ id }) => ({ id })),
			{ id: 0, purge: [`company-${shop.companyId}`] },
		]);
		await bring();
		expect(received.map(({ url, body }) => [url, JSON.parse(body).data])).toEqual([
			[webhookBody.url, { import: id, kind: "products", rows: 1 }],
		]);
	});

	test("of orders, once, although it is asked for again", async () => {
		const { shop, setSku } = await givenTrade();
		await givenWebhook(shop, { events: ["import.done"] });
		const send = (path: string, body?: object) => call(`/admin/api/order/import${path}`, { token: shop.token, body });
		const columns = { columns: { orderNumber: 0, sku: 1, quantity: 2 } };
		const { id } = (await send("", { fileHash: "b".repeat(64), parts: 1, rows: 1, mapping: columns })).body;
		await send(`/${id}/rows`, { part: 1, rows: [[2, "A-1", setSku, "1"]] });
		expect(await rows()).toEqual([]);
		for (let turn = 0; turn < 2; turn++) expect((await send(`/${id}/activate`)).body.state).toBe("activated");
		await bring();
		expect(received.map(({ body }) => JSON.parse(body).data)).toEqual([{ import: id, kind: "orders", rows: 1 }]);
	});

	test("of stock, but not of what is typed", async () => {
		const shop = await givenUser("ROLE_CUSTOMER");
		await givenWebhook(shop, { events: ["import.done"] });
		const { code } = await givenAssortment({ sizes: [26] });
		const send = (path: string, body: object) => call(`/admin/api/inventory/${path}`, { token: shop.token, body });
		const typed = await send("save", { rows: [{ partKey: `${code}-26`, onHand: 5, version: null }] });
		const columns = { columns: { part: 0, onHand: 1 } };
		const file = { fileName: "stock.csv", mapping: columns, rows: [[2, `${code}-26`, "7"]] };
		expect([typed.status, (await send("import", file)).text]).toEqual([200, '{"imported":1}']);
		await bring();
		const event = { import: null, kind: "stock", rows: 1 };
		expect(received.map(({ body }) => JSON.parse(body).data)).toEqual([event]);
		// The same file again: nothing changes, but whoever waits for its end hears of it.
		expect((await send("import", file)).text).toBe('{"imported":1}');
		await bring();
		expect(received.map(({ body }) => JSON.parse(body).data)).toEqual([event, event]);
	});
});

test("a company has at most ten, also when they are made at once; of two saves over one version one wins", async () => {
	const shop = await givenUser("ROLE_CUSTOMER");
	const save = () => call("/admin/api/webhook/save", { token: shop.token, body: webhookBody });
	const replies = await Promise.all(Array.from({ length: 13 }, save));
	expect(replies.filter(({ status }) => status === 201)).toHaveLength(10);
	expect(replies.filter(({ body }) => body.error?.code === "webhooks.too_many")).toHaveLength(3);
	const { secret: _, ...hook } = replies.find(({ status }) => status === 201)!.body;
	const change = (active: boolean) =>
		call(`/admin/api/webhook/save/${hook.id}`, { token: shop.token, body: { ...hook, active } });
	const changed = await Promise.all([change(true), change(false)]);
	expect(changed.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("a save without `active` leaves a webhook switched off, or on", async () => {
	const shop = await givenUser("ROLE_CUSTOMER");
	const { secret: _, ...hook } = await givenWebhook(shop);
	const save = async (body: object) =>
		(await call(`/admin/api/webhook/save/${hook.id}`, { token: shop.token, body })).body;
	const { active, ...rest } = hook;
	expect(await save({ ...rest, url: "https://erp.shop.com/new" })).toMatchObject({ active: true, version: 2 });
	await save({ ...rest, active: false, version: 2 });
	expect(await save({ ...rest, version: 3 })).toMatchObject({ active: false, url: hook.url, version: 4 });
});

test("a company sends by hand as often as a limit allows, tests and repeats together", async () => {
	const [owner, other] = [await givenUser("ROLE_CUSTOMER"), await givenUser("ROLE_CUSTOMER")];
	const [{ id }, theirs] = [await givenWebhook(owner), await givenWebhook(other)];
	await sendTest(owner, id);
	await bring();
	const [delivery] = await deliveries(owner, id);
	const keys: string[] = [];
	const limit = async ({ key }: { key: string }) => {
		keys.push(key);
		return { success: keys.length < 2 };
	};
	const EVENTS_LIMITER: RateLimit = Object.assign(Object.create(env.EVENTS_LIMITER), { limit });
	const send = (path: string, { token }: { token: string }) =>
		ask(
			new Request(`https://finder.test/admin/api/webhook/${path}`, {
				method: "POST",
				headers: { authorization: `Bearer ${token}` },
			}),
			{ ...env, EVENTS_LIMITER },
		);
	const replies = [await send(`${id}/test`, owner), await send(`delivery/${delivery.id}/resend`, owner)];
	expect(replies.map(({ status, body }) => [status, body.error?.code])).toEqual([
		[202, undefined],
		[429, "webhooks.too_many_sent"],
	]);
	expect(replies[1]?.headers.get("retry-after")).toBe("60");
	await send(`${theirs.id}/test`, other);
	expect([keys[0] === keys[1], keys[0] === keys[2]]).toEqual([true, false]);
});

test("administrators name the company; a company can't name another", async () => {
	const admin = await givenUser("ROLE_ADMIN");
	const [shop, other] = [await givenUser("ROLE_CUSTOMER"), await givenUser("ROLE_CUSTOMER")];
	const save = (token: string, companyId?: number) =>
		call("/admin/api/webhook/save", { token, body: { ...webhookBody, companyId } });
	expect((await save(admin.token, shop.companyId)).body.company.id).toBe(shop.companyId);
	for (const reply of [
		await save(admin.token),
		await save(admin.token, 999_999),
		await save(other.token, shop.companyId),
	])
		expect([reply.status, reply.body.error.fields[0].path]).toEqual([400, "companyId"]);
});

test("deliveries are kept for 30 days", async () => {
	const shop = await givenUser("ROLE_CUSTOMER");
	const { id } = await givenWebhook(shop);
	await sendTest(shop, id);
	vi.setSystemTime(Date.now() + 29 * DAY);
	await cleanUp(env, Date.now());
	expect(await deliveries(shop, id)).toHaveLength(1);
	vi.setSystemTime(Date.now() + 2 * DAY);
	await cleanUp(env, Date.now());
	expect(await deliveries(shop, id)).toEqual([]);
});

test("a configuration that is seen on the shop's own page for the first time is told once", async () => {
	const shop = await givenUser("ROLE_CUSTOMER");
	const hook = await givenWebhook(shop);
	const finder = await givenFinder(shop.token, { allowedOrigins: ["https://shop.com", "https://two.shop.com"] });
	const visit = (origin: string) =>
		consume(
			"VISITS",
			[
				{
					id: crypto.randomUUID(),
					counts: [
						{
							uuid: finder.uuid,
							origin,
							day: Math.floor(Date.now() / DAY),
							lastSeenAt: Date.now(),
							counts: { ready: 1 },
						},
					],
				},
			],
			env,
		);
	for (const origin of ["https://shop.com", "https://shop.com", "https://made-up.com", "https://two.shop.com"]) {
		await visit(origin);
		await bring();
	}
	expect(received.map(({ body }) => JSON.parse(body).data)).toEqual([
		{ finder: finder.id, uuid: finder.uuid, origin: "https://shop.com" },
		{ finder: finder.id, uuid: finder.uuid, origin: "https://two.shop.com" },
	]);
	expect(await deliveries(shop, hook.id)).toHaveLength(2);
});

test("both companies of an order are told of it and of its moves, without whom it is delivered to", async () => {
	const { shop, shipper, finder, setSku } = await givenTrade();
	const events = ["order.created", "order.changed", "order.removed"];
	const hook = (name: string) => ({ url: `https://${name}.shop.com/`, events });
	await givenWebhook(shop, hook("mandant"));
	await givenWebhook(shipper, hook("supplier"));
	await givenWebhook(await givenUser("ROLE_CUSTOMER"), hook("stranger"));
	const given = async (orderNumber: string): Promise<number> => {
		const items = [{ sku: setSku, quantity: 2 }];
		return (await enter(shop.token, { finder: finder.id, orderNumber, deliverTo: DELIVER_TO, items })).body.id;
	};
	const move = async ({ token }: Owner, order: number, name: string, version: number) =>
		(await call(`/admin/api/order/${order}/${name}`, { token, body: { version } })).status;
	const [accepted, removed] = [await given("N-1"), await given("N-2")];
	expect([await move(shipper, accepted, "accept", 1), await move(shipper, accepted, "accept", 1)]).toEqual([200, 409]);
	expect([await move(shop, removed, "hold", 1), await move(shop, removed, "remove", 2)]).toEqual([200, 200]);
	const messages = received.map(({ url, body }) => [new URL(url).hostname.split(".")[0], JSON.parse(body)]);
	const [first, second] = [
		{ order: accepted, orderNumber: "N-1" },
		{ order: removed, orderNumber: "N-2" },
	];
	for (const name of ["mandant", "supplier"])
		expect(messages.filter(([to]) => to === name).map(([, { type, data }]) => [type, data])).toEqual([
			["order.created", { ...first, status: "open", previousStatus: null }],
			["order.created", { ...second, status: "open", previousStatus: null }],
			["order.changed", { ...first, status: "accepted", previousStatus: "open" }],
			["order.changed", { ...second, status: "locked", previousStatus: "open" }],
			["order.removed", { ...second, status: null, previousStatus: "locked" }],
		]);
	expect(messages).toHaveLength(10);
	expect(JSON.stringify(received)).not.toContain(DELIVER_TO.name);
});
