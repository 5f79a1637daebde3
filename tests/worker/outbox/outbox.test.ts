import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cheapHash } from "#tests/support/cheap-hash.ts";
import { consume } from "#tests/support/queues.ts";
import { ask, call, db, get, givenUser, givenWebhook } from "#tests/support/world.ts";
import { outboxTable } from "#worker/db/schema/outbox.table.ts";
import { passwordResetsTable } from "#worker/db/schema/session.table.ts";
import { runFrequent } from "#worker/jobs/frequent.usecases.ts";
import { cleanUpOutbox } from "#worker/outbox/deliver.usecases.ts";

type Mail = { to: string; text: string };
const passwordHash = cheapHash("old password");
const rows = () => db.select().from(outboxTable);
const tokenOf = (mail: Mail | undefined) => /reset-password\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
const reset = async (mail: Mail | undefined) =>
	(await call("/api/user/reset-password", { body: { token: tokenOf(mail), password: "new password" } })).status;

/** The platform's bindings with a mail service of this behaviour, and a queue that keeps what it is sent. */
function given(send: (mail: Mail) => Promise<unknown>) {
	const messages: { id: number }[] = [];
	const OUTBOX: Queue = Object.assign(Object.create(env.OUTBOX), {
		send: async (message: { id: number }) => void messages.push(message),
		sendBatch: async (batch: { body: { id: number } }[]) => void messages.push(...batch.map(({ body }) => body)),
	});
	const EMAIL = Object.assign(Object.create(env.EMAIL), { send });
	const bindings: Env = { ...env, OUTBOX, WEBHOOKS: OUTBOX, EMAIL };
	return { messages, bindings, bring: () => consume("OUTBOX", messages, bindings) };
}

async function forget({ username }: { username: string }, bindings: Env): Promise<void> {
	const init = { method: "POST", headers: { "content-type": "application/json" } };
	const body = JSON.stringify({ email: `${username}@shop.example` });
	const { status } = await ask(
		new Request("https://finder.test/api/user/forget-password", { ...init, body }),
		bindings,
	);
	expect(status).toBe(202);
}
/** Messages to a receiver that doesn't answer. */
const givenWebhooks = (count: number, state: "waiting" | "dead") =>
	env.DB.prepare(
		`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
		INSERT INTO outbox (kind, recipient, payload, state, created_at, next_at, handed_at)
		SELECT 'webhook', 'a', 'b', ?3, ?1, ?1, ?1 FROM n`,
	)
		.bind(Date.now(), count, state)
		.run();
const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["Date"] });
	vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

test("receivers that don't answer keep no mail waiting, and no more are asked at once than the platform connects to", async () => {
	const user = await givenUser("ROLE_CUSTOMER", undefined, { passwordHash });
	const shop = await givenUser("ROLE_CUSTOMER");
	const hook = await givenWebhook(shop);
	const { promise: isAnswered, resolve: answer } = Promise.withResolvers<Response>();
	const requests = { now: 0, atMost: 0, inAll: 0 };
	vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
		requests.inAll++;
		requests.atMost = Math.max(requests.atMost, ++requests.now);
		const response = (await isAnswered).clone();
		requests.now--;
		return response;
	});
	const { promise: isMailed, resolve: mailed } = Promise.withResolvers<string>();
	const { messages, bindings } = given(async () => mailed("mailed"));
	const others: { id: number }[] = [];
	const sendBatch = async (batch: { body: { id: number } }[]) => void others.push(...batch.map(({ body }) => body));
	const WEBHOOKS: Queue = Object.assign(Object.create(env.WEBHOOKS), { sendBatch });
	for (let at = 0; at < 9; at++) {
		const url = `https://finder.test/admin/api/webhook/${hook.id}/test`;
		const headers = { authorization: `Bearer ${shop.token}` };
		await ask(new Request(url, { method: "POST", headers }), { ...bindings, WEBHOOKS });
	}
	await forget(user, { ...bindings, WEBHOOKS });
	expect([messages.length, others.length]).toEqual([1, 9]);
	const brought = consume("OUTBOX", [...others.slice(0, 4), ...messages, ...others.slice(4)], bindings);
	expect(await Promise.race([isMailed, brought.then(() => "answered")])).toBe("mailed");
	await expect.poll(() => requests.now).toBeGreaterThanOrEqual(5);
	answer(new Response("ok"));
	await brought;
	expect(requests).toEqual({ now: 0, atMost: 5, inAll: 9 });
});

test("a mail that the service doesn't take is sent again later, with a link that works, and no link is kept", async () => {
	const user = await givenUser("ROLE_CUSTOMER", undefined, { passwordHash });
	const mails: Mail[] = [];
	const { bindings, bring } = given(async (mail) => {
		mails.push(mail);
		if (mails.length < 3) throw new Error(`no route to ${mail.to}`);
	});
	await forget(user, bindings);
	for (let at = 0; at < 3; at++) {
		const { retryMessages } = await bring();
		expect(retryMessages).toHaveLength(at < 2 ? 1 : 0);
		const stored = JSON.stringify([await rows(), await db.select().from(passwordResetsTable)]);
		expect(stored).not.toContain(tokenOf(mails[at]));
		expect(stored).not.toContain("@shop.example");
		// Too early, nothing is sent.
		await bring();
		expect(mails).toHaveLength(at + 1);
		later(2);
	}
	expect(await rows()).toEqual([]);
	expect([await reset(mails[1]), await reset(mails[2])]).toEqual([400, 200]);
});

test("what is brought twice, also at once, is told once; if its end got lost, again, and the last link is good", async () => {
	const user = await givenUser("ROLE_CUSTOMER", undefined, { passwordHash });
	const mails: Mail[] = [];
	const { bindings, bring } = given(async (mail) => mails.push(mail));
	await forget(user, bindings);
	const [row] = await rows();
	await Promise.all([bring(), bring(), bring()]);
	expect([mails.length, await rows()]).toEqual([1, []]);
	await db
		.insert(outboxTable)
		.values({ ...row!, payload: (await db.select().from(passwordResetsTable))[0]!.tokenHash });
	await bring();
	expect(mails).toHaveLength(2);
	expect([await reset(mails[0]), await reset(mails[1])]).toEqual([400, 200]);
});

test("what can't be delivered at all is shown to administrators, mails beside any number of webhooks, and forgotten after a month", async () => {
	const user = await givenUser("ROLE_CUSTOMER");
	const { bindings, bring } = given(() => Promise.reject(new Error("no route")));
	await forget(user, bindings);
	const admin = await givenUser("ROLE_ADMIN");
	const undelivered = async () => (await get("/admin/api/dashboard", { token: admin.token })).body.undelivered;
	for (let at = 0; at < 5; at++) {
		expect(await undelivered()).toEqual([]);
		await bring();
		later(11);
	}
	expect((await bring()).retryMessages).toEqual([]);
	expect(await undelivered()).toMatchObject([{ kind: "password_reset", recipient: user.username }]);
	expect(await rows()).toMatchObject([{ state: "dead", attempts: 5, error: "Error: no route" }]);
	await givenWebhooks(25, "dead");
	const listed: { kind: string }[] = await undelivered();
	expect(listed).toHaveLength(21);
	expect(listed.filter(({ kind }) => kind !== "webhook")).toMatchObject([{ recipient: user.username }]);
	await db.delete(outboxTable).where(eq(outboxTable.kind, "webhook"));
	await cleanUpOutbox(db, Date.now() + 29 * 86_400_000);
	expect(await rows()).toHaveLength(1);
	await cleanUpOutbox(db, Date.now() + 31 * 86_400_000);
	expect(await rows()).toEqual([]);
});

test("what nobody handed to the queue is handed to it ten minutes later", async () => {
	const user = await givenUser("ROLE_CUSTOMER", undefined, { passwordHash });
	const mails: Mail[] = [];
	const { messages, bindings, bring } = given(async (mail) => mails.push(mail));
	await forget(user, bindings);
	messages.length = 0;
	await db.update(outboxTable).set({ handedAt: null });
	later(10);
	await runFrequent(bindings, Date.now());
	await bring();
	expect(await reset(mails[0])).toBe(200);
	expect(mails).toHaveLength(1);
});

test("however much a queue has dropped is handed to it again, once it can't have it any more", async () => {
	const { messages, bindings } = given(async () => undefined);
	await givenWebhooks(1200, "waiting");
	const handed = async () => {
		messages.length = 0;
		await runFrequent(bindings, Date.now());
		return new Set(messages.map(({ id }) => id)).size;
	};
	later(50);
	expect(await handed()).toBe(0);
	later(20);
	expect(await handed()).toBe(1200);
	later(20);
	expect(await handed()).toBe(0);
});

test("a link that ended before its mail was handed over again is shown to administrators", async () => {
	const user = await givenUser("ROLE_CUSTOMER");
	const { messages, bindings, bring } = given(async () => undefined);
	await forget(user, bindings);
	messages.length = 0;
	later(61);
	await runFrequent(bindings, Date.now());
	for (let at = 0; at < 5; at++) {
		await bring();
		later(11);
	}
	const admin = await givenUser("ROLE_ADMIN");
	const { undelivered } = (await get("/admin/api/dashboard", { token: admin.token })).body;
	expect(undelivered).toMatchObject([{ kind: "password_reset", recipient: user.username }]);
});

test("a queue that takes nothing loses nothing", async () => {
	const user = await givenUser("ROLE_CUSTOMER");
	const OUTBOX: Queue = Object.assign(Object.create(env.OUTBOX), { send: () => Promise.reject(new Error("full")) });
	await forget(user, { ...env, OUTBOX });
	expect(await rows()).toMatchObject([{ state: "waiting", recipient: user.username }]);
});

test("a message in a form that is not known is logged and goes, and those beside it are delivered", async () => {
	const user = await givenUser("ROLE_CUSTOMER", undefined, { passwordHash });
	const mails: Mail[] = [];
	const log = vi.spyOn(console, "error").mockReturnValue();
	const { messages, bindings } = given(async (mail) => mails.push(mail));
	await forget(user, bindings);
	const { explicitAcks } = await consume("OUTBOX", [{ nonsense: true }, ...messages], bindings);
	expect([explicitAcks, mails]).toMatchObject([{ length: 2 }, { length: 1 }]);
	expect(log).toHaveBeenCalledWith(expect.stringContaining("the outbox in a form that is not known"));
});
