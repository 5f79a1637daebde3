import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { call, db, get, givenCompany, givenFinder, givenUser } from "#tests/support/world.ts";
import { auditEntriesTable } from "#worker/db/schema/audit.table.ts";
import { companiesTable } from "#worker/db/schema/company.table.ts";
import { sessionsTable } from "#worker/db/schema/session.table.ts";
import { usersTable } from "#worker/db/schema/user.table.ts";

const HOUR_MS = 3_600_000;

const simulate = (token: string, userId: number) => call("/admin/api/user/token-create", { token, body: { userId } });
const isIn = async (token: string) => (await call("/admin/api/user/token-check", { token })).status === 200;

async function givenSimulation() {
	const admin = await givenUser("ROLE_ADMIN", undefined, { name: "Ada Admin" });
	const shop = await givenUser("ROLE_CUSTOMER");
	const { status, body } = await simulate(admin.token, shop.id);
	expect(status).toBe(200);
	return { admin, shop, token: body.token as string };
}

test("an administrator sees what the user sees, under both names, and it is no sign-in of the user's", async () => {
	const { admin, shop, token } = await givenSimulation();
	const { user, config } = (await get("/admin/api/user/current", { token })).body;
	expect(user).toMatchObject({ id: shop.id, impersonatedBy: { id: admin.id, name: "Ada Admin" } });
	expect(config.menu.map(({ routeName }: { routeName: string }) => routeName)).not.toContain("admin_users");
	const [row] = await db.select().from(usersTable).where(eq(usersTable.id, shop.id));
	expect(row?.lastLogin).toBeNull();
});

test.each([
	["an administrator", { role: "ROLE_ADMIN" }],
	["an API user", { role: "ROLE_API_USER" }],
	["a disabled user", { role: "ROLE_CUSTOMER", enabled: false }],
	["an inactive company's user", { role: "ROLE_CUSTOMER", active: false }],
] as const)("%s is never simulated", async (_, { role, ...state }) => {
	const admin = await givenUser("ROLE_ADMIN");
	const company = await givenCompany("active" in state ? { active: state.active } : {});
	const other = await givenUser(role, company, "enabled" in state ? { enabled: state.enabled } : {});
	const reply = await simulate(admin.token, other.id);
	expect([reply.status, reply.body.error.code]).toEqual([403, "users.not_impersonatable"]);
});

test("nobody simulates themselves, nor somebody who isn't there", async () => {
	const admin = await givenUser("ROLE_ADMIN");
	expect((await simulate(admin.token, admin.id)).status).toBe(403);
	expect((await simulate(admin.token, 999_999)).status).toBe(404);
});

test("while it lasts there are no administrator's calls, no second simulation and no passwords", async () => {
	const { shop, token } = await givenSimulation();
	const other = await givenUser("ROLE_CUSTOMER");
	const passwords = { currentPassword: "secret1", newPassword: "secret2" };
	const replies = [
		await simulate(token, other.id),
		await call("/admin/api/user", { token }),
		await get(`/admin/api/user/${shop.id}`, { token }),
		await call("/admin/api/company/list", { token }),
		await call("/admin/api/user/change-password", { token, body: passwords }),
	];
	expect(replies.map(({ status }) => status)).toEqual(Array(5).fill(403));
	expect(replies.at(-1)?.body.error.code).toBe("auth.not_while_impersonating");
});

test("it ends by itself after an hour", async () => {
	const { token } = await givenSimulation();
	const impersonation = (await db.select().from(sessionsTable)).find(({ parentHash }) => parentHash !== null);
	expect(impersonation!.expiresAt - impersonation!.createdAt).toBe(HOUR_MS);
	await env.DB.prepare("UPDATE sessions SET expires_at = ? WHERE parent_hash IS NOT NULL").bind(Date.now()).run();
	expect(await isIn(token)).toBe(false);
});

test("ending it leaves the administrator signed in; the administrator's log-out ends it too", async () => {
	const one = await givenSimulation();
	await call("/admin/api/user/token-revoke", { token: one.token });
	expect([await isIn(one.token), await isIn(one.admin.token)]).toEqual([false, true]);
	const two = await givenSimulation();
	await call("/admin/api/user/token-revoke", { token: two.admin.token });
	expect(await isIn(two.token)).toBe(false);
});

test.each([
	["administrator is demoted", "admin", { roles: ["ROLE_USER"] }],
	["administrator is disabled", "admin", { enabled: false }],
	["user becomes an administrator", "shop", { roles: ["ROLE_ADMIN"] }],
	["user becomes an API user", "shop", { roles: ["ROLE_API_USER"] }],
	["user is disabled", "shop", { enabled: false }],
] as const)("it ends with the next request once the %s", async (_, who, change) => {
	const simulation = await givenSimulation();
	expect(await isIn(simulation.token)).toBe(true);
	const set = "roles" in change ? { roles: [...change.roles] } : change;
	await db.update(usersTable).set(set).where(eq(usersTable.id, simulation[who].id));
	expect(await isIn(simulation.token)).toBe(false);
});

test.each(["admin", "shop"] as const)("it ends once the company of the %s is inactive", async (who) => {
	const simulation = await givenSimulation();
	await db.update(companiesTable).set({ active: false }).where(eq(companiesTable.id, simulation[who].companyId));
	expect(await isIn(simulation.token)).toBe(false);
});

test("its beginning and every write in it name both people in the log", async () => {
	const { admin, shop, token } = await givenSimulation();
	await givenFinder(token);
	const entries = await db.select().from(auditEntriesTable).orderBy(auditEntriesTable.id);
	expect(entries.map(({ action, entity, userId, impersonatorId }) => [action, entity, userId, impersonatorId])).toEqual(
		[
			["simulate", "user", admin.id, null],
			["create", "finder", shop.id, admin.id],
		],
	);
	expect(entries[1]!.impersonatorName).toBe(admin.username);
});
