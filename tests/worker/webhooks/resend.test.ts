import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { consume } from "#tests/support/queues.ts";
import { ask, call, db, givenUser, givenWebhook } from "#tests/support/world.ts";
import { outboxTable } from "#worker/db/schema/outbox.table.ts";
import { webhookDeliveriesTable } from "#worker/db/schema/webhook.table.ts";
import { announceStatement } from "#worker/webhooks/announce.repository.ts";

/** What the receiver says: an HTTP status, or nothing at all. */
let answer: number | "nothing" = 200;
let received = 0;

beforeEach(() => {
	[answer, received] = [200, 0];
	vi.useFakeTimers({ toFake: ["Date"] });
	vi.spyOn(console, "error").mockImplementation(() => undefined);
	vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
		received++;
		if (answer === "nothing") throw new DOMException("too slow", "TimeoutError");
		return new Response("", { status: answer });
	});
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

const HOUR = 3_600_000;
const rows = () => db.select().from(outboxTable);
/** Brings all that waits, as often as it would come within a day. */
async function passDay(): Promise<void> {
	for (let turn = 0; turn < 12; turn++) {
		vi.setSystemTime(Date.now() + 12 * HOUR);
		await bring();
	}
}
const bring = async () => {
	for (const { id } of await rows()) await consume("WEBHOOKS", [{ id }], env);
};

/** An event that its receiver has rejected. */
async function givenRejected() {
	const shop = await givenUser("ROLE_CUSTOMER");
	await givenWebhook(shop);
	answer = 500;
	await announceStatement(db, {
		...{ event: "finder.seen", companyId: shop.companyId, eventId: "msg", data: sql`${JSON.stringify({ finder: 7 })}` },
		...{ at: Date.now(), when: sql`TRUE` },
	});
	await bring();
	vi.setSystemTime(Date.now() + 1);
	return {
		/** A colleague sends it by hand, because sessions end while time passes. */
		async resend() {
			const { token } = await givenUser("ROLE_CUSTOMER", shop.companyId);
			const [delivery] = await db.select().from(webhookDeliveriesTable);
			expect((await call(`/admin/api/webhook/delivery/${delivery?.id}/resend`, { token })).status).toBe(202);
		},
	};
}
const outcome = async () => [
	received,
	...(await db.select().from(webhookDeliveriesTable)).map(({ state }) => state),
	...(await rows()).map(({ state }) => state),
];

describe("an event that was sent again by hand and delivered", () => {
	test.each([500, "nothing"] as const)(
		"doesn't come again by itself, if its receiver then answers %s",
		async (then) => {
			const { resend } = await givenRejected();
			answer = 200;
			await resend();
			expect(await outcome()).toEqual([2, "delivered", "waiting"]);
			answer = then;
			await passDay();
			expect(await outcome()).toEqual([2, "delivered"]);
		},
	);

	test("stays delivered if an attempt that had begun before fails afterwards", async () => {
		const { resend } = await givenRejected();
		vi.setSystemTime(Date.now() + 12 * HOUR);
		vi.mocked(fetch).mockImplementationOnce(async () => {
			received++;
			vi.setSystemTime(Date.now() + 9000);
			answer = 200;
			await resend();
			throw new DOMException("too slow", "TimeoutError");
		});
		await bring();
		expect(await outcome()).toEqual([3, "delivered", "waiting"]);
		answer = 500;
		await passDay();
		expect(await outcome()).toEqual([3, "delivered"]);
	});

	test("is not kept for a receiver that gives no answer to other events", async () => {
		const { resend } = await givenRejected();
		answer = 200;
		await resend();
		await db.run(sql`UPDATE webhooks SET unanswered_since = ${Date.now()}, held_until = ${Date.now() + 24 * HOUR}`);
		vi.setSystemTime(Date.now() + HOUR);
		await bring();
		expect(await outcome()).toEqual([2, "delivered"]);
	});

	test("comes again by hand", async () => {
		const { resend } = await givenRejected();
		answer = 200;
		await resend();
		await passDay();
		await resend();
		expect(await outcome()).toEqual([3, "delivered"]);
		answer = 500;
		await resend();
		expect(await outcome()).toEqual([4, "retrying", "waiting"]);
		answer = 200;
		await passDay();
		expect(await outcome()).toEqual([5, "delivered"]);
	});
});

test("an event that comes by itself after it was sent by hand in vain comes once", async () => {
	const { resend } = await givenRejected();
	await resend();
	expect(await outcome()).toEqual([2, "retrying", "waiting", "waiting"]);
	answer = 200;
	await passDay();
	expect(await outcome()).toEqual([3, "delivered"]);
});

test("what is sent by hand waits while the queue takes no messages, and is then sent once", async () => {
	const shop = await givenUser("ROLE_CUSTOMER");
	const { id } = await givenWebhook(shop);
	const send = (path: string, bindings: Env) => {
		const init = { method: "POST", headers: { authorization: `Bearer ${shop.token}` } };
		return ask(new Request(`https://finder.test/admin/api/webhook/${path}`, init), bindings);
	};
	await send(`${id}/test`, env);
	const [delivery] = await db.select().from(webhookDeliveriesTable);
	const sendBatch = () => Promise.reject(new Error("Too Many Requests"));
	const full: Env = { ...env, WEBHOOKS: Object.assign(Object.create(env.WEBHOOKS), { sendBatch }) };
	vi.setSystemTime(Date.now() + 1);
	expect((await send(`${id}/test`, full)).status).toBe(202);
	expect((await send(`delivery/${delivery?.id}/resend`, full)).status).toBe(202);
	expect(await outcome()).toEqual([1, "delivered", "waiting", "waiting"]);
	vi.setSystemTime(Date.now() + 1);
	expect((await send(`${id}/test`, env)).status).toBe(202);
	expect(await outcome()).toEqual([4, "delivered", "delivered", "delivered"]);
});
