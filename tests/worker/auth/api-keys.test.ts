import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { call, db, finderBody, get, givenApiKey, givenUser } from "#tests/support/world.ts";
import { apiKeysTable } from "#worker/db/schema/api-key.table.ts";
import { companiesTable } from "#worker/db/schema/company.table.ts";
import { idempotencyKeysTable } from "#worker/db/schema/idempotency.table.ts";
import { usersTable } from "#worker/db/schema/user.table.ts";
import { areaOf } from "#worker/http/api-scope.rules.ts";
import { CALLS } from "../call-table.ts";

const list = (token: string) => call("/admin/api/api-key/list", { token });
const configs = (token: string) => call("/admin/api/config/list", { token });
const DAY = 86_400_000;

test("a key is shown once, works as an API user of its company, and its use is seen", async () => {
	const shop = await givenUser("ROLE_CUSTOMER");
	const { id, key, user } = await givenApiKey(shop, { name: "ERP", scopes: ["finders:read"] });
	expect(key).toMatch(/^wfk_[\w-]{43}$/);
	expect((await configs(key)).status).toBe(200);
	expect((await get("/admin/api/user/current", { token: key })).body.user.id).toBe(user.id);
	const { data } = (await list(shop.token)).body;
	expect(data).toEqual([
		expect.objectContaining({ id, name: "ERP", prefix: key.slice(0, 8), scopes: ["finders:read"], expiresAt: null }),
	]);
	expect(data[0].lastUsedAt).not.toBeNull();
	expect(JSON.stringify(data)).not.toContain(key.slice(8));
	const [row] = await db.select().from(apiKeysTable).where(eq(apiKeysTable.id, id));
	expect(JSON.stringify(row)).not.toContain(key.slice(8));
});

test("a key repeated after a lost answer is the same one, without its secret, which is stored nowhere", async () => {
	const shop = await givenUser("ROLE_CUSTOMER");
	const user = await givenUser("ROLE_API_USER", shop.companyId);
	const body = { name: "ERP", user: user.id, scopes: ["orders:write"] };
	const save = () =>
		call("/admin/api/api-key/save", { token: shop.token, body, headers: { "idempotency-key": "once" } });
	const [first, again] = [await save(), await save()];
	expect([first.status, again.status]).toEqual([201, 201]);
	expect(again.body).toEqual({ ...first.body, key: null });
	expect((await list(shop.token)).body.totalItemCount).toBe(1);
	const rows = JSON.stringify(await db.select().from(idempotencyKeysTable));
	expect(rows).not.toContain(first.body.key.slice(8));
});

describe("a key ends at once", () => {
	const ends: [string, (key: { id: number; user: { id: number }; shop: { token: string } }) => unknown][] = [
		["when it is revoked", ({ id, shop }) => call(`/admin/api/api-key/${id}/revoke`, { token: shop.token })],
		[
			"when it expires",
			({ id }) =>
				db
					.update(apiKeysTable)
					.set({ expiresAt: Date.now() - 1 })
					.where(eq(apiKeysTable.id, id)),
		],
		[
			"when its user is disabled",
			({ user }) => db.update(usersTable).set({ enabled: false }).where(eq(usersTable.id, user.id)),
		],
		[
			"when its user is no API user any more",
			({ user }) =>
				db
					.update(usersTable)
					.set({ roles: ["ROLE_CUSTOMER"] })
					.where(eq(usersTable.id, user.id)),
		],
		["when the company is inactive", () => db.update(companiesTable).set({ active: false })],
	];
	test.each(ends)("%s", async (_, end) => {
		const shop = await givenUser("ROLE_CUSTOMER");
		const made = await givenApiKey(shop);
		expect((await configs(made.key)).status).toBe(200);
		await end({ ...made, shop });
		expect((await configs(made.key)).body.error.code).toBe("auth.unauthorized");
	});
});

test("a key does what its scopes say, and nothing for people", async () => {
	const shop = await givenUser("ROLE_CUSTOMER");
	const reading = (await givenApiKey(shop, { scopes: ["finders:read"] })).key;
	const writing = (await givenApiKey(shop, { scopes: ["finders:write"] })).key;
	const products = (await givenApiKey(shop, { scopes: ["products:read"] })).key;
	const save = (token: string) => call("/admin/api/config/save", { token, body: finderBody() });
	expect((await save(reading)).body.error.code).toBe("auth.scope_missing");
	expect((await configs(products)).body.error.code).toBe("auth.scope_missing");
	expect((await save(writing)).status).toBe(201);
	expect((await configs(writing)).status).toBe(200);
	expect((await call("/de/admin/api/config/list", { token: products })).status).toBe(403);
});

test("every call for API users belongs to a part of the API, or no key can make it", async () => {
	const shop = await givenUser("ROLE_CUSTOMER");
	const { key } = await givenApiKey(shop);
	for (const [name, { who }] of Object.entries(CALLS)) {
		if (who === "public") continue;
		const [method = "", path = ""] = name.split(" ");
		const { status } = await call(path.replace(":type", "front").replace(/:\w+/g, "1"), { method, token: key });
		const isForKeys = who.includes("ROLE_API_USER") && areaOf(path) !== undefined;
		expect([name, status === 403]).toEqual([name, !isForKeys]);
	}
	const forPeople = Object.entries(CALLS).filter(
		([name, { who }]) => who.includes("ROLE_API_USER") && areaOf(name.split(" ")[1] ?? "") === undefined,
	);
	expect(forPeople.map(([name]) => name).sort()).toEqual([
		"GET /admin/api/message",
		"GET /admin/api/message/settings",
		"GET /admin/api/message/unread",
		"POST /admin/api/audit/activity",
		"POST /admin/api/content/published",
		"POST /admin/api/message/:id/read",
		"POST /admin/api/message/read",
		"POST /admin/api/message/settings",
		"POST /admin/api/user/change-password",
		"POST /admin/api/user/token-revoke",
	]);
});

test.each([
	["no name", { name: " " }, "name"],
	["no user", { user: 0 }, "user"],
	["nothing it may do", { scopes: [] }, "scopes"],
	["an unknown scope", { scopes: ["everything"] }, "scopes.0"],
	["an end in the past", { expiresAt: "2020-01-01T00:00:00Z" }, "expiresAt"],
	["an end that is no time", { expiresAt: "tomorrow" }, "expiresAt"],
	["no day", { expiresInDays: 0 }, "expiresInDays"],
	["two ends", { expiresAt: "2099-01-01T00:00:00Z", expiresInDays: 30 }, "expiresInDays"],
])("a key with %s is refused at its field", async (_, parts, path) => {
	const shop = await givenUser("ROLE_CUSTOMER");
	const user = await givenUser("ROLE_API_USER", shop.companyId);
	const body = { name: "ERP", user: user.id, scopes: ["stock:read"], ...parts };
	const reply = await call("/admin/api/api-key/save", { token: shop.token, body });
	expect([reply.status, reply.body.error.fields[0].path]).toEqual([400, path]);
});

test("a key's days begin when it is made, and its end is in the log", async () => {
	const shop = await givenUser("ROLE_CUSTOMER");
	const user = await givenUser("ROLE_API_USER", shop.companyId);
	const body = { name: "ERP", user: user.id, scopes: ["stock:read"], expiresInDays: 30 };
	const { body: key } = await call("/admin/api/api-key/save", { token: shop.token, body });
	expect(Date.parse(key.expiresAt) - Date.parse(key.createdAt)).toBe(30 * DAY);
	const filter = { entity: "api_key", entityId: String(key.id) };
	const log = await call("/admin/api/audit/list", { token: (await givenUser("ROLE_ADMIN")).token, body: filter });
	expect(log.body.data[0].after.expiresAt).toBe(key.expiresAt);
});

test("a list says of each key whether it is active, expired or revoked", async () => {
	const shop = await givenUser("ROLE_CUSTOMER");
	const user = await givenUser("ROLE_API_USER", shop.companyId);
	const add = async (parts: object) => {
		const body = { name: "ERP", user: user.id, scopes: ["stock:read"], ...parts };
		return (await call("/admin/api/api-key/save", { token: shop.token, body })).body;
	};
	const soon = new Date(Date.now() + 50).toISOString();
	const [active, expired, revoked] = [await add({ expiresInDays: 30 }), await add({ expiresAt: soon }), await add({})];
	expect([active, revoked].map(({ state }) => state)).toEqual(["active", "active"]);
	const answer = await call(`/admin/api/api-key/${revoked.id}/revoke`, { token: shop.token });
	expect(answer.body.state).toBe("revoked");
	await new Promise((done) => setTimeout(done, 60));
	const { body } = await call("/admin/api/api-key/list", { token: shop.token });
	const states = new Map(body.data.map(({ id, state }: { id: number; state: string }) => [id, state]));
	expect([active, expired, revoked].map(({ id }) => states.get(id))).toEqual(["active", "expired", "revoked"]);
});

test("a key acts neither as a person nor as another company's user", async () => {
	const shop = await givenUser("ROLE_CUSTOMER");
	const stranger = await givenUser("ROLE_API_USER");
	for (const user of [shop.id, stranger.id]) {
		const body = { name: "ERP", user, scopes: ["stock:read"] };
		const reply = await call("/admin/api/api-key/save", { token: shop.token, body });
		expect([reply.status, reply.body.error.fields[0].code]).toEqual([400, "auth.api_user_unknown"]);
	}
	const choices = await get("/admin/api/api-key/users", { token: shop.token });
	expect(choices.body).toEqual({ data: [] });
});

test("a company has at most 20 keys that work, also when they are made at once", async () => {
	const shop = await givenUser("ROLE_CUSTOMER");
	const user = await givenUser("ROLE_API_USER", shop.companyId);
	const body = { name: "ERP", user: user.id, scopes: ["stock:read"] };
	const save = () => call("/admin/api/api-key/save", { token: shop.token, body });
	const replies = await Promise.all(Array.from({ length: 25 }, save));
	expect(replies.filter(({ status }) => status === 201)).toHaveLength(20);
	expect(replies.filter(({ body }) => body.error?.code === "auth.keys_too_many")).toHaveLength(5);
	await call(`/admin/api/api-key/${replies.find(({ status }) => status === 201)!.body.id}/revoke`, {
		token: shop.token,
	});
	const expiring = { ...body, expiresAt: new Date(Date.now() + DAY).toISOString() };
	expect((await call("/admin/api/api-key/save", { token: shop.token, body: expiring })).status).toBe(201);
});

test("administrators make keys for any company; a company sees its own", async () => {
	const admin = await givenUser("ROLE_ADMIN");
	const [shop, other] = [await givenUser("ROLE_CUSTOMER"), await givenUser("ROLE_CUSTOMER")];
	const user = await givenUser("ROLE_API_USER", shop.companyId);
	const body = { name: "ERP", user: user.id, scopes: ["orders:read"] };
	const made = await call("/admin/api/api-key/save", { token: admin.token, body });
	expect(made.body.company.id).toBe(shop.companyId);
	expect((await list(shop.token)).body.data).toHaveLength(1);
	expect((await list(other.token)).body.data).toEqual([]);
	expect((await list(admin.token)).body.totalItemCount).toBeGreaterThan(0);
});
