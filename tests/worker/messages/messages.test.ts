import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { losing } from "#tests/support/losing-database.ts";
import { DELIVER_TO, enter, givenOrder, givenParties, givenTrade } from "#tests/support/orders.ts";
import { plans, recorded, scans, sender } from "#tests/support/query-plans.ts";
import { consume } from "#tests/support/queues.ts";
import { ask, call, db, get, givenCompany, givenMessage, givenUser } from "#tests/support/world.ts";
import { companiesTable } from "#worker/db/schema/company.table.ts";
import { messagesTable } from "#worker/db/schema/message.table.ts";
import { ordersTable } from "#worker/db/schema/order.table.ts";
import { outboxTable } from "#worker/db/schema/outbox.table.ts";
import { usersTable } from "#worker/db/schema/user.table.ts";
import { LOCALES } from "#worker/i18n/locale.rules.ts";
import { cleanUp } from "#worker/jobs/clean-up.usecases.ts";

type Mail = { to: string; subject: string; text: string };
type User = { id: number; token: string; companyId: number };

let mails: Mail[] = [];
/** What the mail service says to the next mails; else it takes them. */
let failures = 0;
const EMAIL = Object.assign(Object.create(env.EMAIL), {
	send: async (mail: Mail) => {
		if (failures-- > 0) throw new Error("no route");
		mails.push(mail);
	},
});

beforeEach(() => {
	[mails, failures] = [[], 0];
	vi.useFakeTimers({ toFake: ["Date"] });
	vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

const rows = () => db.select().from(outboxTable);
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
const bring = async () => {
	const ids = (await rows()).map(({ id }) => ({ id }));
	await consume("OUTBOX", ids, { ...env, EMAIL });
};
/** Waits as long as mails wait for each other, and brings them. */
const post = async () => {
	later(11);
	await bring();
};
const bell = async ({ token }: User) => (await get("/admin/api/message", { token })).body;
const messagesOf = async (user: User) =>
	(await bell(user)).data.map(({ kind, subject }: { kind: string; subject: string }) => [kind, subject]);
const move = (user: User, order: { id: number; version: number }, action: string, parts = {}) =>
	call(`/admin/api/order/${order.id}/${action}`, { token: user.token, body: { version: order.version, ...parts } });

describe("the supplier is told of a new order, the mandant of what became of it", () => {
	test("in the bell and by mail, each in their language, without whom it is delivered to", async () => {
		const { shop, shipper, finder, setSku } = await givenTrade();
		await db
			.update(usersTable)
			.set({ language: "de", notificationEmail: "lager@shop.example" })
			.where(eq(usersTable.id, shipper.id));
		const entered = await enter(shop.token, {
			...{ finder: finder.id, orderNumber: "N-1", deliverTo: DELIVER_TO, items: [{ sku: setSku, quantity: 2 }] },
		});
		expect(await messagesOf(shipper)).toEqual([["order_open", "N-1"]]);
		expect(await messagesOf(shop)).toEqual([]);
		await post();
		expect(mails).toEqual([expect.objectContaining({ to: "lager@shop.example", subject: "Neue Bestellung N-1" })]);
		expect(mails[0]!.text).toContain(`${env.DASHBOARD_ORIGIN}/c/incoming/${entered.body.id}`);
		expect((await move(shipper, entered.body, "notavail", { reason: "Sold out" })).status).toBe(200);
		await post();
		expect(await messagesOf(shop)).toEqual([["order_notavail", "N-1"]]);
		expect(mails[1]).toMatchObject({ subject: "Order N-1: products not available" });
		expect(mails[1]!.text).toContain(`${env.DASHBOARD_ORIGIN}/c/orders/${entered.body.id}`);
		expect([mails.length, await rows()]).toEqual([2, []]);
		const texts = JSON.stringify([mails, await db.select().from(messagesTable)]);
		for (const secret of [DELIVER_TO.name, DELIVER_TO.street, "Sold out"]) expect(texts).not.toContain(secret);
	});

	test("only when it opens, is confirmed or not available, and never of a locked one", async () => {
		const { shop, shipper, finder, setSku } = await givenTrade();
		const { body } = await enter(shop.token, { finder: finder.id, hold: true, items: [{ sku: setSku, quantity: 1 }] });
		expect(await messagesOf(shipper)).toEqual([]);
		let order = (await move(shop, body, "release")).body;
		order = (await move(shop, order, "hold")).body;
		order = (await move(shop, order, "release")).body;
		order = (await move(shipper, order, "accept")).body;
		expect(await messagesOf(shipper)).toHaveLength(2);
		expect(await messagesOf(shop)).toEqual([]);
		await db.update(ordersTable).set({ status: "open" }).where(eq(ordersTable.id, order.id));
	});

	test("confirmed", async () => {
		const parties = await givenParties();
		const order = await givenOrder(parties, { status: "processing" }, true);
		expect((await move(parties.shipper, order, "confirm")).status).toBe(200);
		expect(await messagesOf(parties.shop)).toEqual([["order_confirmed", order.orderNumber]]);
		expect(await messagesOf(parties.shipper)).toEqual([]);
	});
});

test("who may see the order is told: readers, too, but no other system, administrator, stranger or anybody who can't sign in", async () => {
	const { mandantId, ...parties } = await givenParties();
	const users = {
		reader: await givenUser("ROLE_USER", mandantId),
		system: await givenUser("ROLE_API_USER", mandantId),
		admin: await givenUser("ROLE_ADMIN", mandantId),
		disabled: await givenUser("ROLE_CUSTOMER", mandantId, { enabled: false }),
		stranger: await givenUser("ROLE_CUSTOMER"),
	};
	const closed = await givenCompany({ active: false });
	const shut = await givenUser("ROLE_CUSTOMER", closed);
	const order = await givenOrder({ ...parties, mandantId }, { status: "processing" }, true);
	await move(parties.shipper, order, "confirm");
	await move(parties.shipper, await givenOrder({ ...parties, mandantId: closed, shop: shut }), "notavail", {
		reason: "x",
	});
	await post();
	expect(mails.map(({ to }) => to).sort()).toEqual(
		[`${users.reader.username}@shop.example`, `${parties.shop.username}@shop.example`].sort(),
	);
	for (const [name, user] of Object.entries(users).filter(([name]) => name !== "disabled"))
		expect([name, (await messagesOf(user)).length]).toEqual([name, name === "reader" ? 1 : 0]);
});

test("low stock is told once, until it is refilled", async () => {
	const { shop, shipper, finder, front, setSku } = await givenTrade();
	const save = (onHand: number, version: number | null) =>
		call("/admin/api/inventory/save", {
			token: shipper.token,
			body: { rows: [{ partKey: `${front.code}-26`, onHand, lowAt: 2, version }] },
		});
	await save(4, null);
	for (let at = 0; at < 3; at++) await enter(shop.token, { finder: finder.id, items: [{ sku: setSku, quantity: 1 }] });
	const low = async () => (await messagesOf(shipper)).filter(([kind]: string[]) => kind === "stock_low");
	expect(await low()).toEqual([["stock_low", `${front.code}-26`]]);
	expect((await save(9, 1)).status).toBe(200);
	expect((await save(4, 2)).status).toBe(200);
	expect(await low()).toHaveLength(2);
	await post();
	expect(mails).toHaveLength(1);
	expect(mails[0]).toMatchObject({ subject: "New notifications: 5" });
	expect(mails[0]!.text).toContain(`/c/stock?search=${front.code}-26`);
});

describe("mails", () => {
	test("of many orders at once are one, and later ones wait for a while", async () => {
		const { shop, shipper, finder, setSku } = await givenTrade();
		const order = () => enter(shop.token, { finder: finder.id, items: [{ sku: setSku, quantity: 1 }] });
		for (let at = 0; at < 60; at++) await order();
		expect(await rows()).toHaveLength(1);
		await post();
		expect(mails.map(({ subject }) => subject)).toEqual(["New notifications: 60"]);
		expect(mails[0]!.text.match(/New order /g)).toHaveLength(50);
		expect(mails[0]!.text).toContain("Further notifications: 10");
		expect((await bell(shipper)).unread).toBe(60);
		await order();
		await post();
		expect(mails).toHaveLength(1);
		later(300);
		await bring();
		expect(mails[1]!.subject).toMatch(/^New order /);
	});

	test("that come again from the queue, also at once, are sent once; what came meanwhile is in the next", async () => {
		const { mandantId, supplierId, shop, shipper } = await givenParties();
		const end = async () =>
			move(shipper, await givenOrder({ mandantId, supplierId, shop }), "notavail", { reason: "x" });
		await end();
		failures = 1;
		later(11);
		await bring();
		expect([mails.length, (await rows()).map(({ key }) => key)]).toEqual([0, [null]]);
		await end();
		later(70);
		await Promise.all([bring(), bring(), bring()]);
		expect(mails).toHaveLength(1);
		expect(mails[0]!.subject).toMatch(/: products not available$/);
		later(600);
		await Promise.all([bring(), bring()]);
		expect(mails).toHaveLength(2);
		expect(mails[1]!.subject).not.toBe(mails[0]!.subject);
		expect(await rows()).toEqual([]);
	});

	test("that could never be sent don't keep back the next", async () => {
		const parties = await givenParties();
		const end = async () => move(parties.shipper, await givenOrder(parties), "notavail", { reason: "x" });
		await end();
		failures = 99;
		for (let at = 0; at < 12; at++) {
			later(12 * 3600);
			await bring();
		}
		expect(await rows()).toMatchObject([{ state: "dead", kind: "messages" }]);
		failures = 0;
		const { token } = await givenUser("ROLE_CUSTOMER", parties.supplierId);
		await move({ ...parties.shipper, token }, await givenOrder(parties), "notavail", { reason: "x" });
		later(600);
		await bring();
		expect(mails).toHaveLength(1);
	});

	test("are few after the mail service was gone for hours, have everything, and administrators have seen it", async () => {
		const parties = await givenParties();
		/** A new one each time, because sessions end. */
		const undelivered = async () => {
			const { token } = await givenUser("ROLE_ADMIN");
			return (await get("/admin/api/dashboard", { token })).body.undelivered;
		};
		failures = 999;
		for (let at = 0; at < 11; at++) {
			await move(parties.shipper, await givenOrder(parties), "notavail", { reason: "x" });
			later(300);
			await bring();
		}
		expect((await rows()).length).toBeLessThanOrEqual(5);
		expect(await undelivered()).toEqual([]);
		later(8.5 * 3600);
		expect((await undelivered())[0]).toMatchObject({ kind: "messages", recipient: parties.shop.username });
		failures = 0;
		await bring();
		expect([await rows(), await undelivered()]).toEqual([[], []]);
		const lines = mails.flatMap(({ text }) => text.match(/: products not available/g) ?? []);
		expect([mails.length, lines.length]).toEqual([5, 11]);
	});

	test("that the queue has lost are brought to it again with the next message", async () => {
		const parties = await givenParties();
		const end = async () => move(parties.shipper, await givenOrder(parties), "notavail", { reason: "x" });
		await end();
		const handed = async () => (await rows()).map(({ handedAt }) => handedAt);
		const [first] = await handed();
		expect(first).not.toBeNull();
		// Not while the queue may still be bringing it.
		later(60);
		await end();
		expect(await handed()).toEqual([first]);
		later(60);
		await end();
		// The queue may have delivered it already.
		expect(await handed()).not.toContain(first);
	});

	test("are in six languages and one line a number, whatever was typed", async () => {
		const parties = await givenParties();
		const subjects: string[] = [];
		for (const language of LOCALES) {
			await db.update(usersTable).set({ language }).where(eq(usersTable.id, parties.shop.id));
			const order = await givenOrder(parties, { orderNumber: `A\r\nBcc: x@y.example ${language}` });
			await move(parties.shipper, order, "notavail", { reason: "x" });
			later(600);
			await bring();
			subjects.push(mails.at(-1)!.subject);
		}
		expect(new Set(subjects.map((one) => one.replace(/A Bcc: x@y.example ../, "")))).toHaveProperty("size", 6);
		for (const subject of subjects) expect(subject).not.toMatch(/[\r\n]/);
	});

	test("can be switched off by kind, which is logged, and switching them off also stops those that wait", async () => {
		const parties = await givenParties();
		const settings = (user: User, body?: unknown) =>
			body
				? call("/admin/api/message/settings", { token: user.token, body })
				: get("/admin/api/message/settings", user);
		expect((await settings(parties.shop)).body).toEqual({
			email: `${parties.shop.username}@shop.example`,
			mails: ["order_open", "order_confirmed", "order_notavail", "stock_low"],
			kinds: ["order_confirmed", "order_notavail", "stock_low"],
		});
		expect((await settings(parties.shipper)).body.kinds).toHaveLength(4);
		await settings(parties.shop, { mails: ["order_confirmed"] });
		await move(parties.shipper, await givenOrder(parties), "notavail", { reason: "x" });
		expect([await rows(), (await messagesOf(parties.shop)).length]).toEqual([[], 1]);
		await move(parties.shipper, await givenOrder(parties, { status: "processing" }, true), "confirm");
		expect(await rows()).toHaveLength(1);
		expect((await settings(parties.shop, { mails: [] })).body.mails).toEqual([]);
		await post();
		expect([mails, await rows()]).toEqual([[], []]);
		expect((await settings(parties.shop, { mails: ["nothing"] })).status).toBe(400);
	});

	test("are switched one by one: what else was switched meanwhile, in another tab, stays", async () => {
		const { shop } = await givenParties();
		const save = async (body: unknown) =>
			(await call("/admin/api/message/settings", { token: shop.token, body })).body.mails;
		expect(await save({ mails: [], kinds: ["order_confirmed"] })).toEqual([
			"order_open",
			"order_notavail",
			"stock_low",
		]);
		expect(await save({ mails: [], kinds: ["stock_low"] })).toEqual(["order_open", "order_notavail"]);
		const both = { mails: ["order_confirmed", "stock_low"], kinds: ["order_confirmed", "order_notavail"] };
		expect(await save(both)).toEqual(["order_open", "order_confirmed"]);
		expect(await save({ mails: ["stock_low"], kinds: [] })).toEqual(["order_open", "order_confirmed"]);
		expect(await save({ mails: ["stock_low"] })).toEqual(["stock_low"]);
	});

	test("about an order that is no longer theirs aren't sent, and nobody who has left gets any", async () => {
		const { shop, shipper, finder, setSku, supplierId } = await givenTrade();
		const { body } = await enter(shop.token, { finder: finder.id, items: [{ sku: setSku, quantity: 1 }] });
		const held = await move(shop, body, "hold");
		expect((await move(shop, held.body, "remove")).status).toBe(200);
		await post();
		expect(await bell(shipper)).toMatchObject({ data: [{ orderId: null }] });
		await enter(shop.token, { finder: finder.id, items: [{ sku: setSku, quantity: 1 }] });
		await db.update(companiesTable).set({ active: false }).where(eq(companiesTable.id, supplierId));
		later(600);
		await bring();
		expect([mails, await rows()]).toEqual([[], []]);
	});
});

describe("the bell", () => {
	test("counts what its reader has not read; one by one, or all that were shown", async () => {
		const user = await givenUser("ROLE_CUSTOMER");
		const colleague = await givenUser("ROLE_USER", user.companyId);
		const ids: number[] = [];
		for (let at = 0; at < 4; at++) ids.push(await givenMessage(user));
		const unread = async (one: User) => (await get("/admin/api/message/unread", { token: one.token })).body.unread;
		const read = (path: string, body = {}) => call(`/admin/api/message/${path}`, { token: user.token, body });
		expect([await unread(user), (await bell(user)).data.map(({ id }: { id: number }) => id)]).toEqual([
			4,
			ids.toReversed(),
		]);
		expect((await read(`${ids[1]}/read`)).body).toEqual({ unread: 3 });
		expect((await read(`${ids[1]}/read`)).body).toEqual({ unread: 3 });
		expect((await bell(user)).data.map(({ isUnread }: { isUnread: boolean }) => isUnread)).toEqual([
			true,
			true,
			false,
			true,
		]);
		expect((await read("read", { upTo: ids[2] })).body).toEqual({ unread: 1 });
		expect((await read("read", { upTo: ids[0] })).body).toEqual({ unread: 1 });
		// A number that no message has yet leaves later ones unread.
		expect((await read("read", { upTo: 999_999 })).body).toEqual({ unread: 0 });
		await givenMessage(user);
		expect([await unread(user), await unread(colleague)]).toEqual([1, 5]);
		expect((await bell(colleague)).data).toHaveLength(5);
	});

	test("shows another company nothing, nor marks anything there", async () => {
		const [user, stranger] = [await givenUser("ROLE_CUSTOMER"), await givenUser("ROLE_CUSTOMER")];
		const id = await givenMessage(user);
		expect(await bell(stranger)).toEqual({ data: [], unread: 0 });
		expect((await call(`/admin/api/message/${id}/read`, { token: stranger.token })).status).toBe(404);
		await call("/admin/api/message/read", { token: stranger.token, body: { upTo: id } });
		expect((await bell(user)).unread).toBe(1);
	});

	test("shows an administrator who simulates a user what that user is told, and leaves it unread", async () => {
		const [admin, user] = [await givenUser("ROLE_ADMIN"), await givenUser("ROLE_CUSTOMER")];
		const id = await givenMessage(user);
		const { token } = (await call("/admin/api/user/token-create", { token: admin.token, body: { userId: user.id } }))
			.body;
		expect(await bell({ ...user, token })).toMatchObject({ unread: 1, data: [{ id }] });
		for (const [path, body] of [
			["read", { upTo: id }],
			[`${id}/read`, {}],
		] as const) {
			const reply = await call(`/admin/api/message/${path}`, { token, body });
			expect([reply.status, reply.body.error.code]).toEqual([403, "auth.not_while_impersonating"]);
		}
		expect((await bell(user)).unread).toBe(1);
	});

	test("says to nobody as news what their company was told before they came", async () => {
		const user = await givenUser("ROLE_CUSTOMER");
		await givenMessage(user, { at: Date.now() - 1000 });
		const late = await givenUser("ROLE_CUSTOMER", user.companyId, { createdAt: Date.now() });
		expect(await bell(late)).toMatchObject({ unread: 0, data: [{ isUnread: false }] });
	});

	test("keeps messages for 30 days, and reads nothing but what it shows", async () => {
		const user = await givenUser("ROLE_CUSTOMER");
		const old = await givenMessage(user, { at: Date.now() - 31 * 86_400_000 });
		const young = await givenMessage(user, { at: Date.now() - 29 * 86_400_000 });
		await call(`/admin/api/message/${old}/read`, { token: user.token });
		await cleanUp(env, Date.now());
		expect((await bell(user)).data.map(({ id }: { id: number }) => id)).toEqual([young]);
		const statements = new Set<string>();
		const send = sender(user.token, recorded(statements));
		const replies = [
			await send("/admin/api/message"),
			await send("/admin/api/message/unread"),
			await send("/admin/api/message/read", { upTo: young }),
			await send(`/admin/api/message/${young}/read`, {}),
			await send("/admin/api/message/settings", { mails: [] }),
		];
		expect(replies.map(({ status }) => status)).toEqual(Array(5).fill(200));
		const parties = await givenParties();
		const move = sender(parties.shipper.token, recorded(statements));
		await move(`/admin/api/order/${(await givenOrder(parties)).id}/notavail`, { version: 1, reason: "x" });
		later(11);
		await consume(
			"OUTBOX",
			(await rows()).map(({ id }) => ({ id })),
			recorded(statements),
		);
		expect([...statements].some((sql) => sql.includes("count(*) OVER"))).toBe(true);
		expect(await scans(statements)).toEqual([]);
		const aboutMails = [...statements].filter((sql) => sql.includes("->> 'user', NULL"));
		expect(aboutMails.length).toBeGreaterThan(1);
		for (const plan of await plans(aboutMails)) {
			expect(plan).toContain("outbox USING INDEX outbox_mails");
			// The index over what waits has every webhook's events.
			expect(plan).not.toContain("outbox_state");
		}
	});
});

test("a move whose statements fail at any call tells nobody, or tells once when it is repeated", async () => {
	const parties = await givenParties();
	for (let failing = 1; failing < 12; failing++) {
		const order = await givenOrder(parties);
		const { bindings } = losing(failing);
		const request = () =>
			new Request(`https://finder.test/admin/api/order/${order.id}/notavail`, {
				method: "POST",
				headers: {
					authorization: `Bearer ${parties.shipper.token}`,
					"content-type": "application/json",
					"idempotency-key": `once ${failing}`,
				},
				body: JSON.stringify({ version: 1, reason: "x" }),
			});
		await ask(request(), bindings);
		expect((await ask(request())).status).toBe(200);
		const subjects = (await messagesOf(parties.shop)).filter(([, subject]: string[]) => subject === order.orderNumber);
		expect([failing, subjects]).toEqual([failing, [["order_notavail", order.orderNumber]]]);
	}
	later(600);
	await bring();
	expect(mails.map(({ subject }) => subject)).toEqual(["New notifications: 11"]);
});

test("accepting many orders writes no more than before messages were there", async () => {
	const parties = await givenParties();
	const orders = [];
	for (let at = 0; at < 50; at++) orders.push(await givenOrder(parties));
	const statements = new Set<string>();
	const send = sender(parties.shipper.token, recorded(statements));
	const named = orders.map(({ id, version }) => ({ id, version }));
	expect((await send("/admin/api/order/accept", { orders: named })).body.moved).toHaveLength(50);
	expect([...statements].filter((sql) => /messages/.test(sql))).toEqual([]);
	expect(await messagesOf(parties.shop)).toEqual([]);
});
