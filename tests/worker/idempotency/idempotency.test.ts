import { env } from "cloudflare:workers";
import { count, eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { givenTrade } from "#tests/support/orders.ts";
import { recorded, scans } from "#tests/support/query-plans.ts";
import { ask, call, db, finderBody, get, givenUser } from "#tests/support/world.ts";
import { app } from "#worker/app.ts";
import { auditEntriesTable } from "#worker/db/schema/audit.table.ts";
import { findersTable } from "#worker/db/schema/finder.table.ts";
import { idempotencyKeysTable } from "#worker/db/schema/idempotency.table.ts";
import { createIdempotencyRepository } from "#worker/idempotency/idempotency.repository.ts";
import { CALLS } from "../call-table.ts";

const HOUR_MS = 3_600_000;

const create = (token: string, body: unknown, key: string) =>
	call("/admin/api/config/save", { token, body, headers: { "idempotency-key": key } });
const finders = async () => (await db.select({ total: count() }).from(findersTable))[0]!.total;

test("the same key and body again is the same answer, and one row", async () => {
	const { token } = await givenUser("ROLE_API_USER");
	const body = finderBody();
	const first = await create(token, body, "order 1");
	const again = await create(token, body, "order 1");
	expect([again.status, again.text]).toEqual([201, first.text]);
	expect(again.headers.get("content-type")).toContain("application/json");
	expect(await finders()).toBe(1);
	expect((await create(token, body, "order 2")).body.id).not.toBe(first.body.id);
});

test("another body under the key is 422 and changes nothing", async () => {
	const { token } = await givenUser("ROLE_CUSTOMER");
	await create(token, finderBody(), "key");
	const other = await create(token, finderBody(), "key");
	expect([other.status, other.body.error.code]).toEqual([422, "request.idempotency_mismatch"]);
	expect(await finders()).toBe(1);
});

test("the key that entered an order does nothing else with it", async () => {
	const { shop, finder, setSku } = await givenTrade();
	const headers = { "idempotency-key": "order-2026-1001" };
	const send = (path: string, body: object) => call(`/admin/api/order/${path}`, { token: shop.token, body, headers });
	const entered = await send("save", { finder: finder.id, items: [{ sku: setSku, quantity: 1 }] });
	const { id, version, status } = entered.body;
	const held = await send(`${id}/hold`, { version });
	expect([held.status, held.body.error.code]).toEqual([422, "request.idempotency_mismatch"]);
	expect((await get(`/admin/api/order/${id}`, { token: shop.token })).body).toMatchObject({ status, version });
	const own = { "idempotency-key": `hold-2026-1001-${version}` };
	const hold = () => call(`/admin/api/order/${id}/hold`, { token: shop.token, body: { version }, headers: own });
	expect([(await hold()).status, (await hold()).text]).toEqual([200, (await hold()).text]);
});

test("twenty at once are one row and one answer", async () => {
	const { token } = await givenUser("ROLE_CUSTOMER");
	const body = finderBody();
	const replies = await Promise.all(Array.from({ length: 20 }, () => create(token, body, "at once")));
	expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
	expect(replies[0]!.status).toBe(201);
	expect(await finders()).toBe(1);
});

test("a key is its user's own", async () => {
	const [one, two] = [await givenUser("ROLE_CUSTOMER"), await givenUser("ROLE_CUSTOMER")];
	const body = finderBody();
	const mine = await create(one.token, body, "same");
	expect((await create(two.token, body, "same")).body.id).not.toBe(mine.body.id);
});

test.each([
	["empty", ""],
	["too long", "x".repeat(201)],
	["not printable", "caf\u00e9"],
])("a key that is %s is refused", async (_, key) => {
	const { token } = await givenUser("ROLE_CUSTOMER");
	const reply = await create(token, finderBody(), key);
	expect([reply.status, reply.body.error.code]).toEqual([400, "request.idempotency_invalid"]);
	expect(await finders()).toBe(0);
});

test("a refused request frees its key: mended, it may come again under the same", async () => {
	const { token } = await givenUser("ROLE_CUSTOMER");
	expect((await create(token, finderBody({ currency: "no" }), "key")).status).toBe(400);
	expect((await create(token, finderBody(), "key")).status).toBe(201);
});

/** The real database, of which writes of finders fail: before they are done, or after, when the answer is lost. */
function faulty(when: "before" | "after"): Env {
	let writes = false;
	const prepare = (sql: string) => {
		writes ||= sql.startsWith('insert into "finders"');
		return env.DB.prepare(sql);
	};
	const batch = async <Row>(statements: D1PreparedStatement[]) => {
		if (!writes) return env.DB.batch<Row>(statements);
		if (when === "after") await env.DB.batch(statements);
		throw new Error("D1_ERROR: Network connection lost.");
	};
	const DB: D1Database = Object.assign(Object.create(env.DB), { prepare, batch, withSession: () => DB });
	return { ...env, DB };
}

const createWith = (bindings: Env, token: string, body: unknown) =>
	ask(
		new Request("https://finder.test/admin/api/config/save", {
			method: "POST",
			headers: {
				authorization: `Bearer ${token}`,
				"content-type": "application/json",
				"idempotency-key": "faults",
			},
			body: JSON.stringify(body),
		}),
		bindings,
	);

test("a write that failed frees its key, and goes through the next time", async () => {
	const { token } = await givenUser("ROLE_CUSTOMER");
	const body = finderBody();
	const failed = await createWith(faulty("before"), token, body);
	expect([failed.status, failed.headers.get("retry-after")]).toEqual([503, "2"]);
	expect((await createWith(env, token, body)).status).toBe(201);
	expect(await finders()).toBe(1);
});

test("a write whose answer got lost is not done twice: the repeat hears what was done, and another body is refused", async () => {
	const { token } = await givenUser("ROLE_CUSTOMER");
	const body = finderBody();
	expect((await createWith(faulty("after"), token, body)).status).toBe(503);
	await createIdempotencyRepository(db).cleanUp(Date.now() + 23 * HOUR_MS);
	const other = await createWith(env, token, finderBody());
	expect([other.status, other.body.error.code]).toEqual([422, "request.idempotency_mismatch"]);
	for (let times = 0; times < 2; times++) {
		const again = await createWith(env, token, body);
		expect([again.status, again.body.label, again.headers.get("idempotency-replayed")]).toEqual([
			201,
			body.label,
			"true",
		]);
	}
	expect(await finders()).toBe(1);
});

test("a save that is repeated while it is still under way is done, not stale", async () => {
	const { token, id: userId } = await givenUser("ROLE_CUSTOMER");
	const { body: finder } = await create(token, finderBody(), "made");
	const url = `https://finder.test/admin/api/config/save/${finder.id}`;
	const headers = {
		authorization: `Bearer ${token}`,
		"content-type": "application/json",
		"idempotency-key": "slow",
	};
	/** A save that waits before it writes. */
	const begin = async (label: string) => {
		const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
		let writes = false;
		const prepare = (sql: string) => {
			writes ||= sql.startsWith('update "finders"');
			return env.DB.prepare(sql);
		};
		const batch = async <Row>(statements: D1PreparedStatement[]) => {
			if (writes) {
				reached.resolve();
				await released.promise;
			}
			return env.DB.batch<Row>(statements);
		};
		const DB: D1Database = Object.assign(Object.create(env.DB), { prepare, batch, withSession: () => DB });
		const request = new Request(url, { method: "POST", headers, body: JSON.stringify({ ...finder, label }) });
		const reply = ask(request, { ...env, DB });
		await reached.promise;
		return { reply, release: released.resolve };
	};
	const first = await begin("Changed");
	const createdAt = Date.now() - 46_000;
	await db.update(idempotencyKeysTable).set({ createdAt }).where(eq(idempotencyKeysTable.userId, userId));
	const second = await begin("Changed");
	first.release();
	expect((await first.reply).body).toMatchObject({ label: "Changed", version: 2 });
	second.release();
	const { status, body, headers: answered } = await second.reply;
	expect([status, body.version, answered.get("idempotency-replayed")]).toEqual([200, 2, "true"]);
});

test("a request that never ended is begun anew after 45 seconds, and until then is busy", async () => {
	const { token, id } = await givenUser("ROLE_CUSTOMER");
	const body = finderBody();
	await create(token, body, "dead");
	await db.delete(findersTable);
	await db.delete(auditEntriesTable);
	const at = (createdAt: number) =>
		db.update(idempotencyKeysTable).set({ status: null, createdAt }).where(eq(idempotencyKeysTable.userId, id));
	await at(Date.now());
	const busy = await create(token, body, "dead");
	expect([busy.status, busy.body.error.code, busy.headers.get("retry-after")]).toEqual([
		409,
		"request.idempotency_busy",
		"2",
	]);
	await at(Date.now() - 46_000);
	expect((await create(token, body, "dead")).status).toBe(201);
});

test("keys are forgotten after a day, and may then name something new", async () => {
	const { token } = await givenUser("ROLE_CUSTOMER");
	const body = finderBody();
	await create(token, body, "yesterday");
	const { cleanUp } = createIdempotencyRepository(db);
	await cleanUp(Date.now() + 23 * HOUR_MS);
	expect((await db.select().from(idempotencyKeysTable)).length).toBe(1);
	// The claim is older than the entry, and never ends before it.
	const [entry] = await db.select().from(auditEntriesTable).where(eq(auditEntriesTable.requestKey, "yesterday"));
	await db.update(idempotencyKeysTable).set({ createdAt: entry!.at - 1 });
	await cleanUp(entry!.at + 24 * HOUR_MS);
	expect((await db.select().from(idempotencyKeysTable)).length).toBe(1);
	await cleanUp(Date.now() + 25 * HOUR_MS);
	expect((await db.select().from(idempotencyKeysTable)).length).toBe(0);
	expect((await create(token, body, "yesterday")).status).toBe(201);
	expect(await finders()).toBe(2);
});

test("after weeks without the nightly job a key may name something new, too", async () => {
	const { token } = await givenUser("ROLE_CUSTOMER");
	await create(token, finderBody(), "weeks ago");
	const weeksAgo = Date.now() - 20 * 24 * HOUR_MS;
	await db.update(auditEntriesTable).set({ at: weeksAgo });
	await db.update(idempotencyKeysTable).set({ createdAt: weeksAgo });
	await create(token, finderBody(), "today");
	await createIdempotencyRepository(db).cleanUp(Date.now());
	const other = finderBody();
	expect((await create(token, other, "weeks ago")).body.label).toBe(other.label);
	expect((await create(token, other, "today")).status).toBe(422);
	expect(await finders()).toBe(3);
});

test("every call that creates takes a key, and the browser may send it", async () => {
	const taking = app.routes.filter(({ handler }) => "isIdempotent" in handler).map(({ path }) => `POST ${path}`);
	const creating = Object.keys(CALLS).filter((name) => /^POST \/admin\/api\/[^:]*\/(save|import|correct)$/.test(name));
	const { body: described } = await call("/api/openapi.json", { method: "GET" });
	for (const [path, { post }] of Object.entries<{ post?: { responses: object } }>(described.paths)) {
		if (post && "201" in post.responses) creating.push(`POST ${path}`);
	}
	// The same file again is the same row, whatever the key (tests/worker/orders/files.test.ts).
	const byContent = "POST /admin/api/order/{id}/files";
	expect(creating.filter((name) => !taking.includes(name))).toEqual([byContent]);
	expect(taking).toContain("POST /admin/api/user/save");
	const preflight = await ask(
		new Request("https://finder.test/admin/api/config/save", {
			method: "OPTIONS",
			headers: { origin: env.DASHBOARD_ORIGIN, "access-control-request-method": "POST" },
		}),
	);
	expect(preflight.headers.get("access-control-allow-headers")).toContain("Idempotency-Key");
	expect(described.paths["/admin/api/config/save"].post.parameters).toContainEqual(
		expect.objectContaining({ name: "Idempotency-Key", in: "header" }),
	);
});

test("what is kept of a new user's answer holds no password", async () => {
	const { token, companyId } = await givenUser("ROLE_ADMIN");
	const body = {
		...{ company: companyId, username: "newcomer", email: "newcomer@shop.example" },
		...{ roles: ["ROLE_USER"], newPassword: "secret1" },
	};
	const reply = await call("/admin/api/user/save", { token, body, headers: { "idempotency-key": "user" } });
	expect(reply.status).toBe(201);
	const withPassword = await db
		.select()
		.from(idempotencyKeysTable)
		.where(like(idempotencyKeysTable.answer, "%secret1%"));
	expect(withPassword).toEqual([]);
});

test("what was written under a key is found by index", async () => {
	const { token } = await givenUser("ROLE_CUSTOMER");
	const statements = new Set<string>();
	expect((await createWith(recorded(statements), token, finderBody())).status).toBe(201);
	expect(await scans(statements)).toEqual([]);
});

test("the stored hash of a request doesn't depend on a password in it", async () => {
	const { token, companyId } = await givenUser("ROLE_ADMIN");
	const user = { company: companyId, username: "newcomer", email: "newcomer@shop.example", roles: ["ROLE_CUSTOMER"] };
	const save = (newPassword: string) =>
		call("/admin/api/user/save", {
			token,
			body: { ...user, newPassword, newPasswordRepeat: newPassword },
			headers: { "idempotency-key": "a user" },
		});
	const first = await save("secret1");
	expect(first.status).toBe(201);
	expect((await save("secret2")).text).toBe(first.text);
});
