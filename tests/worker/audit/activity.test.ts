import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { recorded, scans, sender } from "#tests/support/query-plans.ts";
import { call, db, givenAssortment, givenFinder, givenUser } from "#tests/support/world.ts";
import { hashToken, newToken } from "#worker/auth/token.ts";
import { auditEntriesTable } from "#worker/db/schema/audit.table.ts";
import { sessionsTable } from "#worker/db/schema/session.table.ts";
import { usersTable } from "#worker/db/schema/user.table.ts";

const activity = async (token: string, body: object) => call("/admin/api/audit/activity", { token, body });

test("a shop sees who changed what in its own data, and administrators without their names", async () => {
	const anna = await givenUser("ROLE_CUSTOMER");
	const reader = await givenUser("ROLE_USER", anna.companyId);
	const admin = await givenUser("ROLE_ADMIN");
	const series = await givenAssortment({ sizes: [18], allowedTo: [anna.companyId] });
	const finder = await givenFinder(anna.token);
	const price = (token: string, units: number) =>
		call("/admin/api/pricing/save-special/front", {
			token,
			body: { finderId: finder.id, specialPricing: { [series.wipers[0]!.id]: units } },
		});
	await price(admin.token, 12);
	const simulated = newToken();
	const now = Date.now();
	await db.insert(sessionsTable).values({
		...{ tokenHash: hashToken(simulated), userId: anna.id, impersonatorId: admin.id },
		...{ parentHash: hashToken(admin.token), createdAt: now, lastUsedAt: now, expiresAt: now + 60_000 },
	});
	await price(simulated, 13);
	const { status, body } = await activity(reader.token, { finderId: finder.id });
	expect([status, body.totalItemCount]).toEqual([200, 3]);
	expect(body.data).toMatchObject([
		{ entity: "pricing", who: anna.username, bySupport: true, after: { [`${series.code}-18`]: 13 } },
		{ entity: "pricing", who: null, bySupport: true },
		{ entity: "finder", action: "create", who: anna.username, bySupport: false },
	]);
	expect(JSON.stringify(body)).not.toContain(admin.username);
});

test("who moves to another company or gets another role is shown in earlier entries as before", async () => {
	const [anna, elsewhere] = [await givenUser("ROLE_CUSTOMER"), await givenUser("ROLE_CUSTOMER")];
	const admin = await givenUser("ROLE_ADMIN", anna.companyId);
	const reader = await givenUser("ROLE_USER", anna.companyId);
	const finder = await givenFinder(anna.token);
	await givenFinder(admin.token, { companyId: anna.companyId });
	const whos = async () => {
		const { body } = await activity(reader.token, { finderId: finder.id });
		return body.data.map(({ who, bySupport }: { who: string | null; bySupport: boolean }) => [who, bySupport]);
	};
	const before = await whos();
	expect(before).toEqual([
		[null, true],
		[anna.username, false],
	]);
	const become = (id: number, parts: Partial<typeof usersTable.$inferInsert>) =>
		db.update(usersTable).set(parts).where(eq(usersTable.id, id));
	await become(anna.id, { companyId: elsewhere.companyId });
	await become(admin.id, { roles: ["ROLE_CUSTOMER"] });
	expect(await whos()).toEqual(before);
	await become(anna.id, { companyId: anna.companyId, roles: ["ROLE_ADMIN"] });
	expect(await whos()).toEqual(before);
	// Entries from before the log kept it are read by what their user is today.
	await db.update(auditEntriesTable).set({ actorCompanyId: null, byAdmin: null });
	expect(await whos()).toEqual([
		[admin.username, false],
		[null, true],
	]);
});

test("nothing of another company, of people or of companies is in it", async () => {
	const [anna, stranger] = [await givenUser("ROLE_CUSTOMER"), await givenUser("ROLE_CUSTOMER")];
	const admin = await givenUser("ROLE_ADMIN", anna.companyId);
	const finder = await givenFinder(anna.token);
	await givenFinder(stranger.token);
	const user = { company: anna.companyId, username: "newcomer", email: "new@shop.example", roles: ["ROLE_USER"] };
	await call("/admin/api/user/save", { token: admin.token, body: { ...user, newPassword: "secret1" } });
	expect((await activity(anna.token, { finderId: finder.id })).body.totalItemCount).toBe(1);
	expect((await activity(admin.token, { finderId: finder.id })).body.totalItemCount).toBe(1);
	expect((await activity(stranger.token, { finderId: finder.id })).status).toBe(404);
	for (const body of [{}, { finderId: finder.id, entity: "user" }, { finderId: finder.id, search: "x" }])
		expect((await activity(anna.token, body)).status).toBe(400);
});

test("it is narrowed by finder, thing, action and days, and finds its rows by index", async () => {
	const { token } = await givenUser("ROLE_CUSTOMER");
	const [one, other] = [await givenFinder(token), await givenFinder(token)];
	await call("/admin/api/config/remove", { token, body: { id: other.id } });
	const titles = async (filters: object) =>
		(await activity(token, { finderId: one.id, ...filters })).body.data.map(({ title }: { title: string }) => title);
	expect(await titles({})).toEqual([other.label, other.label, one.label]);
	expect(await titles({ onlyFinder: true })).toEqual([one.label]);
	expect(await titles({ action: "remove" })).toEqual([other.label]);
	expect(await titles({ entity: "pricing" })).toEqual([]);
	expect(await titles({ to: "2020-01-01" })).toEqual([]);
	expect(await titles({ sortField: "at", sortOrder: "asc", pageSize: 1, page: 1 })).toEqual([one.label]);
	const statements = new Set<string>();
	const send = sender(token, recorded(statements));
	const filters = { onlyFinder: true, entity: "pricing", action: "update", from: "2026-01-01", to: "2026-12-31" };
	for (const body of [{}, filters])
		expect((await send("/admin/api/audit/activity", { finderId: one.id, ...body })).status).toBe(200);
	expect(await scans(statements)).toEqual([]);
});
