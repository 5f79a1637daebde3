import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { call, db, get, givenApiKey, givenUser } from "#tests/support/world.ts";
import { createPasswordResetRepository } from "#worker/auth/password-reset.repository.ts";
import { hashToken, newToken } from "#worker/auth/token.ts";
import { companiesTable } from "#worker/db/schema/company.table.ts";
import { passwordResetsTable } from "#worker/db/schema/session.table.ts";
import { usersTable } from "#worker/db/schema/user.table.ts";

const isIn = async (token: string) => (await call("/admin/api/user/token-check", { token })).status === 200;

/** Reads a user or company, saves it with changes, and returns how to undo them. */
async function change(token: string, path: "user" | "company", id: number, other: Record<string, unknown>) {
	const before = (await get(`/admin/api/${path}/${id}`, { token })).body;
	const saved = await call(`/admin/api/${path}/save/${id}`, { token, body: { ...before, ...other } });
	expect(saved.status).toBe(200);
	return async () => {
		const body = { ...before, version: saved.body.version };
		expect((await call(`/admin/api/${path}/save/${id}`, { token, body })).status).toBe(200);
	};
}

const simulate = async (token: string, userId: number): Promise<string> =>
	(await call("/admin/api/user/token-create", { token, body: { userId } })).body.token;

test("an inactive company's sessions and simulations stay ended when it is active again", async () => {
	const operator = await givenUser("ROLE_ADMIN");
	const shop = await givenUser("ROLE_CUSTOMER");
	const colleague = await givenUser("ROLE_ADMIN", shop.companyId);
	const elsewhere = await givenUser("ROLE_CUSTOMER");
	const tokens = [shop.token, await simulate(operator.token, shop.id), await simulate(colleague.token, elsewhere.id)];
	const undo = await change(operator.token, "company", shop.companyId, { active: false });
	expect(await Promise.all(tokens.map(isIn))).toEqual([false, false, false]);
	await undo();
	expect(await Promise.all(tokens.map(isIn))).toEqual([false, false, false]);
	expect(await isIn(operator.token)).toBe(true);
});

test("a simulation stays ended when its administrator is made one again", async () => {
	const operator = await givenUser("ROLE_ADMIN");
	const second = await givenUser("ROLE_ADMIN");
	const token = await simulate(second.token, (await givenUser("ROLE_CUSTOMER")).id);
	const undo = await change(operator.token, "user", second.id, { roles: ["ROLE_CUSTOMER"] });
	expect([await isIn(token), await isIn(second.token)]).toEqual([false, true]);
	await undo();
	expect(await isIn(token)).toBe(false);
});

test("a simulation stays ended when its user may be simulated again", async () => {
	const operator = await givenUser("ROLE_ADMIN");
	const shop = await givenUser("ROLE_CUSTOMER");
	const token = await simulate(operator.token, shop.id);
	const undo = await change(operator.token, "user", shop.id, { roles: ["ROLE_API_USER"] });
	await undo();
	expect([await isIn(token), await isIn(shop.token)]).toEqual([false, true]);
});

test("who moves to another company signs in anew, and a stale save ends nothing", async () => {
	const operator = await givenUser("ROLE_ADMIN");
	const shop = await givenUser("ROLE_CUSTOMER");
	const stale = (await get(`/admin/api/user/${shop.id}`, { token: operator.token })).body;
	const body = { ...stale, version: stale.version + 1, enabled: false };
	expect((await call(`/admin/api/user/save/${shop.id}`, { token: operator.token, body })).status).toBe(409);
	expect(await isIn(shop.token)).toBe(true);
	const other = await givenUser("ROLE_CUSTOMER");
	const undo = await change(operator.token, "user", shop.id, { company: other.companyId });
	await undo();
	expect(await isIn(shop.token)).toBe(false);
});

test.each([
	["its company is active again", "company", { active: false }],
	["its user is enabled again", "user", { enabled: false }],
	["its user is an API user again", "user", { roles: ["ROLE_USER"] }],
] as const)("a key stays ended when %s; another company's works on", async (_, path, other) => {
	const operator = await givenUser("ROLE_ADMIN");
	const [shop, stranger] = [await givenUser("ROLE_CUSTOMER"), await givenUser("ROLE_CUSTOMER")];
	const [own, foreign] = [await givenApiKey(shop), await givenApiKey(stranger)];
	const works = async (key: string) => (await call("/admin/api/config/list", { token: key })).status === 200;
	expect(await Promise.all([own.key, foreign.key].map(works))).toEqual([true, true]);
	const undo = await change(operator.token, path, path === "user" ? own.user.id : shop.companyId, other);
	await undo();
	expect(await Promise.all([own.key, foreign.key].map(works))).toEqual([false, true]);
	const { data } = (await call("/admin/api/api-key/list", { token: operator.token })).body;
	const ended = data.filter(({ revokedAt }: { revokedAt: string | null }) => revokedAt !== null);
	expect(ended.map(({ id }: { id: number }) => id)).toEqual([own.id]);
});

test("a save that leaves a company active and a user as it is ends no key", async () => {
	const operator = await givenUser("ROLE_ADMIN");
	const shop = await givenUser("ROLE_CUSTOMER");
	const { key, user } = await givenApiKey(shop);
	await change(operator.token, "company", shop.companyId, { city: "Berlin" });
	await change(operator.token, "user", user.id, { name: "ERP" });
	expect((await call("/admin/api/config/list", { token: key })).status).toBe(200);
});

test("a mailed link stays ended when its user's company is active again", async () => {
	const operator = await givenUser("ROLE_ADMIN");
	const shop = await givenUser("ROLE_CUSTOMER");
	const token = newToken();
	await db.insert(passwordResetsTable).values({ userId: shop.id, tokenHash: hashToken(token), createdAt: Date.now() });
	await (await change(operator.token, "company", shop.companyId, { active: false }))();
	const reply = await call("/api/user/reset-password", { body: { token, password: "new password" } });
	expect(reply.status).toBe(400);
});

type Owner = { id: number; companyId: number };
/** As a row is that was written before saves ended keys and links. */
const OFF: [string, (owner: Owner) => unknown][] = [
	[
		"of an inactive company",
		({ companyId }) => db.update(companiesTable).set({ active: false }).where(eq(companiesTable.id, companyId)),
	],
	["of a disabled user", ({ id }) => db.update(usersTable).set({ enabled: false }).where(eq(usersTable.id, id))],
];
const NO_ROLE: (typeof OFF)[number] = [
	"of a user who is no API user",
	({ id }) =>
		db
			.update(usersTable)
			.set({ roles: ["ROLE_USER"] })
			.where(eq(usersTable.id, id)),
];

test.each([...OFF, NO_ROLE])("a key %s can't be made", async (_, turnOff) => {
	const operator = await givenUser("ROLE_ADMIN");
	const user = await givenUser("ROLE_API_USER");
	const body = { name: "ERP", user: user.id, scopes: ["orders:read"] };
	const save = () => call("/admin/api/api-key/save", { token: operator.token, body });
	const offered = async () => JSON.stringify((await get("/admin/api/api-key/users", operator)).body);
	expect((await save()).status).toBe(201);
	expect(await offered()).toContain(`"id":${user.id},`);
	await turnOff(user);
	const { status, body: answer } = await save();
	expect([status, answer.error.fields]).toEqual([400, [{ path: "user", code: "auth.api_user_unknown" }]]);
	expect(await offered()).not.toContain(`"id":${user.id},`);
	expect((await call("/admin/api/api-key/list", { token: operator.token })).body.totalItemCount).toBe(1);
});

test.each(OFF)("no link to a new password is stored %s", async (_, turnOff) => {
	const user = await givenUser("ROLE_CUSTOMER");
	const begin = () =>
		createPasswordResetRepository(db).begin({ id: user.id, username: "x" }, hashToken(newToken()), Date.now());
	expect(await begin()).toBeTypeOf("number");
	await turnOff(user);
	expect(await begin()).toBeUndefined();
});

const endedBefore = () => {
	const { queries = [] } = env.TEST_MIGRATIONS.find(({ name }) => name.endsWith("_end_old_keys.sql")) ?? {};
	return env.DB.batch(queries.map((query) => env.DB.prepare(query)));
};
const givenLink = async (userId: number) => {
	const token = newToken();
	await db.insert(passwordResetsTable).values({ userId, tokenHash: hashToken(token), createdAt: Date.now() });
	return () => call("/api/user/reset-password", { body: { token, password: "new password" } });
};

test.each([...OFF, NO_ROLE])("the update ends keys %s from before it, and no other", async (name, turnOff) => {
	const [shop, stranger] = [await givenUser("ROLE_CUSTOMER"), await givenUser("ROLE_CUSTOMER")];
	const [own, foreign] = [await givenApiKey(shop), await givenApiKey(stranger)];
	const [ownLink, foreignLink] = [await givenLink(own.user.id), await givenLink(foreign.user.id)];
	await turnOff({ id: own.user.id, companyId: shop.companyId });
	await endedBefore();
	await db.update(companiesTable).set({ active: true });
	await db.update(usersTable).set({ enabled: true, roles: ["ROLE_API_USER"] });
	const works = async (key: string) => (await call("/admin/api/config/list", { token: key })).status === 200;
	expect(await Promise.all([own.key, foreign.key].map(works))).toEqual([false, true]);
	expect((await ownLink()).status).toBe(name === NO_ROLE[0] ? 200 : 400);
	expect((await foreignLink()).status).toBe(200);
});
