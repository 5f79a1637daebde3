import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenOrder, givenParties } from "#tests/support/orders.ts";
import { consume } from "#tests/support/queues.ts";
import { call, db, get, givenMessage, givenUser } from "#tests/support/world.ts";
import { outboxTable } from "#worker/db/schema/outbox.table.ts";
import type { Role } from "#worker/http/roles.rules.ts";

let mails: { to: string; subject: string }[] = [];
/** Whether the mail service takes mails. */
let isDown = false;
const EMAIL = Object.assign(Object.create(env.EMAIL), {
	send: async (mail: (typeof mails)[0]) => {
		if (isDown) throw new Error("no route");
		mails.push(mail);
	},
});

beforeEach(() => {
	[mails, isDown] = [[], false];
	vi.useFakeTimers({ toFake: ["Date"] });
	vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

/** Brings the mails that have waited for so long. */
async function post(seconds: number) {
	vi.setSystemTime(Date.now() + seconds * 1000);
	const ids = (await db.select().from(outboxTable)).map(({ id }) => ({ id }));
	await consume("OUTBOX", ids, { ...env, EMAIL });
}

const unread = async (token: string): Promise<number> =>
	(await get("/admin/api/message/unread", { token })).body.unread;

/** A new session each time: who moves is signed out. */
async function unreadOf(id: number): Promise<number> {
	const { token } = await givenUser("ROLE_ADMIN");
	return unread((await call("/admin/api/user/token-create", { token, body: { userId: id } })).body.token);
}

/** An administrator's save. */
async function save(id: number, parts: { company?: number; roles?: Role[]; name?: string; version?: number }) {
	const { token } = await givenUser("ROLE_ADMIN");
	const user = (await get(`/admin/api/user/${id}`, { token })).body;
	return (await call(`/admin/api/user/save/${id}`, { token, body: { ...user, ...parts } })).status;
}

test("what a company was told before somebody moved to it is no news to them, and what it is told then is", async () => {
	const [user, other] = [await givenUser("ROLE_CUSTOMER"), await givenUser("ROLE_CUSTOMER")];
	const first = await givenMessage(user);
	await call("/admin/api/message/read", { token: user.token, body: { upTo: first } });
	for (let at = 0; at < 3; at++) await givenMessage(other);
	expect(await save(user.id, { company: other.companyId, version: 99 })).toBe(409);
	await givenMessage(user);
	expect(await unread(user.token)).toBe(1);
	expect(await save(user.id, { company: other.companyId })).toBe(200);
	expect([await unreadOf(user.id), await unread(other.token)]).toEqual([0, 3]);
	await givenMessage(other);
	expect([await unreadOf(user.id), await unread(other.token)]).toEqual([1, 4]);
	// Any other change leaves as news what is.
	expect(await save(user.id, { name: "Ada" })).toBe(200);
	expect(await unreadOf(user.id)).toBe(1);
});

test.each(["ROLE_API_USER", "ROLE_ADMIN"] as const)(
	"nor is it to who was a %s there, until they may read what it is told",
	async (role) => {
		const user = await givenUser(role);
		await givenMessage(user);
		expect(await save(user.id, { roles: ["ROLE_USER"] })).toBe(200);
		expect(await unreadOf(user.id)).toBe(0);
		await givenMessage(user);
		expect(await save(user.id, { roles: ["ROLE_CUSTOMER"] })).toBe(200);
		expect(await unreadOf(user.id)).toBe(1);
	},
);

test("a mail that waits or is tried again ends with the move, and the next one has only what came after", async () => {
	const [parties, other] = [await givenParties(), await givenParties()];
	const colleague = await givenUser("ROLE_CUSTOMER", parties.mandantId);
	/** Tells the mandant. */
	const end = async (those: typeof parties) => {
		const { id, version, orderNumber } = await givenOrder(those);
		const body = { version, reason: "Sold out" };
		expect((await call(`/admin/api/order/${id}/notavail`, { token: those.shipper.token, body })).status).toBe(200);
		return orderNumber;
	};
	isDown = true;
	await end(parties);
	await post(11);
	await end(parties);
	await end(other);
	// What others wait for may have another form.
	const link = { kind: "password_reset", recipient: "ada", payload: "f00" } as const;
	await db.insert(outboxTable).values({ ...link, createdAt: 1, nextAt: Date.now() + 86_400_000 });
	expect(await save(parties.shop.id, { company: other.mandantId })).toBe(200);
	const last = await end(other);
	isDown = false;
	await post(3 * 3600);
	const subjectsTo = ({ username }: { username: string }) =>
		mails.filter(({ to }) => to === `${username}@shop.example`).map(({ subject }) => subject);
	expect(subjectsTo(parties.shop)).toEqual([`Order ${last}: products not available`]);
	expect(subjectsTo(colleague)).toHaveLength(2);
	expect(subjectsTo(other.shop)).toEqual(["New notifications: 2"]);
});
