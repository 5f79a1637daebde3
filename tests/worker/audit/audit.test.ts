import { expect, test } from "vitest";
import { cheapHash } from "#tests/support/cheap-hash.ts";
import { call, db, givenAssortment, givenCompany, givenFinder, givenUser } from "#tests/support/world.ts";
import { auditStatement } from "#worker/audit/audit-entry.repository.ts";
import { hashToken, newToken } from "#worker/auth/token.ts";
import { auditEntriesTable } from "#worker/db/schema/audit.table.ts";
import { passwordResetsTable, sessionsTable } from "#worker/db/schema/session.table.ts";

const list = async (token: string, body = {}) => (await call("/admin/api/audit/list", { token, body })).body;
const entries = () => db.select().from(auditEntriesTable).orderBy(auditEntriesTable.id);

test("creating, saving and removing a configuration tell who, what, and the fields that changed", async () => {
	const shop = await givenUser("ROLE_CUSTOMER");
	const admin = await givenUser("ROLE_ADMIN");
	const finder = await givenFinder(shop.token, { label: "Our wipers" });
	await call(`/admin/api/config/save/${finder.id}`, { token: shop.token, body: { ...finder, label: "Ours" } });
	await call("/admin/api/config/remove", { token: shop.token, body: { id: finder.id } });
	const { data, totalItemCount } = await list(admin.token, { sortField: "id", sortOrder: "asc" });
	const common = { user: { id: shop.id, name: shop.username }, entity: "finder", entityId: String(finder.id) };
	expect(totalItemCount).toBe(3);
	expect(data).toMatchObject([
		{ ...common, action: "create", title: "Our wipers", before: null, after: { label: "Our wipers", language: "en" } },
		{ ...common, action: "update", title: "Ours", before: { label: "Our wipers" }, after: { label: "Ours" } },
		{ ...common, action: "remove", title: "Ours", before: { label: "Ours" }, after: null },
	]);
	expect(Object.keys(data[1].after)).toEqual(["label"]);
	expect(data[0].company.id).toBe(shop.companyId);
});

test("a stale save, another company's and a second removal leave no entry", async () => {
	const shop = await givenUser("ROLE_CUSTOMER");
	const stranger = await givenUser("ROLE_CUSTOMER");
	const finder = await givenFinder(shop.token);
	const save = (token: string, label: string) =>
		call(`/admin/api/config/save/${finder.id}`, { token, body: { ...finder, label } });
	const raced = await Promise.all([save(shop.token, "one"), save(shop.token, "two")]);
	expect(raced.map(({ status }) => status).sort()).toEqual([200, 409]);
	expect((await save(stranger.token, "theirs")).status).toBe(404);
	const remove = () => call("/admin/api/config/remove", { token: shop.token, body: { id: finder.id } });
	await Promise.all([remove(), remove()]);
	expect((await entries()).map(({ action }) => action)).toEqual(["create", "update", "remove"]);
});

test("the log is narrowed by person, company, thing, action, days and words", async () => {
	const admin = await givenUser("ROLE_ADMIN");
	const [anna, bert] = [await givenUser("ROLE_CUSTOMER"), await givenUser("ROLE_CUSTOMER")];
	const company = await givenCompany({ title: "Nordlicht" });
	const DAY = 86_400_000;
	const note = (user: { id: number }, at: number, parts: object) =>
		auditStatement(
			db,
			{ userId: user.id, impersonatedBy: null },
			{
				...{ at, action: "update", entity: "company", entityId: "7", title: "Łódź", companyId: company },
				...{ before: null, after: null, ...parts },
			},
		);
	await note(anna, 10 * DAY, {});
	await note(bert, 11 * DAY + 5, { entity: "user", entityId: "8", title: "Bert", companyId: null });
	await note(bert, 12 * DAY - 1, { action: "remove" });
	const ids = async (filters: object) => (await list(admin.token, filters)).data.map(({ id }: { id: number }) => id);
	expect(await ids({})).toEqual([3, 2, 1]);
	expect(await ids({ userId: bert.id })).toEqual([3, 2]);
	expect(await ids({ companyId: company })).toEqual([3, 1]);
	expect(await ids({ entity: "company" })).toEqual([3, 1]);
	expect(await ids({ entity: "company", entityId: "7", action: "remove" })).toEqual([3]);
	expect(await ids({ from: "1970-01-12", to: "1970-01-12" })).toEqual([3, 2]);
	expect(await ids({ to: "1970-01-11" })).toEqual([1]);
	expect(await ids({ to: "1970-01-12T01:00:00.006+01:00" })).toEqual([2, 1]);
	expect(await ids({ from: "1970-01-12T00:00:00.006Z" })).toEqual([3]);
	expect(await ids({ search: "lodz" })).toEqual([3, 1]);
	expect(await ids({ search: anna.username })).toEqual([1]);
	expect(await ids({ sortField: "at", sortOrder: "asc", pageSize: 1, page: 2 })).toEqual([2]);
	expect((await list(admin.token, { companyId: company })).data[0].company).toEqual({
		id: company,
		title: "Nordlicht",
	});
});

test("an entry is found by what is recorded in it: a price's sku, an assortment, a former name", async () => {
	const shop = await givenUser("ROLE_CUSTOMER");
	const admin = await givenUser("ROLE_ADMIN");
	const { code, wipers } = await givenAssortment({ sizes: [18, 26], allowedTo: [shop.companyId] });
	const finder = await givenFinder(shop.token, { label: "Former label" });
	await call(`/admin/api/config/save/${finder.id}`, { token: shop.token, body: { ...finder, label: "Label" } });
	await call("/admin/api/pricing/save-special/front", {
		token: shop.token,
		body: { finderId: finder.id, specialPricing: { [wipers[0]!.id]: 15 } },
	});
	const entriesMatching = async (search: string) =>
		(await list(admin.token, { search, sortField: "id", sortOrder: "asc" })).data.map(
			({ entity, action }: Record<string, string>) => `${action} ${entity}`,
		);
	expect(await entriesMatching(`${code}-18`.toLowerCase())).toEqual(["update pricing"]);
	expect(await entriesMatching(`${code}-26-18`)).toEqual(["update pricing"]);
	expect(await entriesMatching(`${code}-26`)).toEqual([]);
	expect(await entriesMatching("former label")).toEqual(["create finder", "update finder"]);
	expect(await entriesMatching("shopProductUrl")).toEqual([]);
});

test.each([{ from: "yesterday" }, { to: "2026-13-01" }, { userId: 0 }, { sortField: "searched" }, { before: "x" }])(
	"a filter that makes no sense is refused: %j",
	async (body) => {
		const { token } = await givenUser("ROLE_ADMIN");
		expect((await call("/admin/api/audit/list", { token, body })).status).toBe(400);
	},
);

test("an entry outlives the user and the company that it names", async () => {
	const admin = await givenUser("ROLE_ADMIN");
	const gone = { ...{ userId: 4711, userName: "gone", companyId: 4712, action: "create", entity: "user" } };
	await db.insert(auditEntriesTable).values({ ...gone, at: 1, entityId: "1", title: "x", searched: "x" });
	expect((await list(admin.token)).data).toMatchObject([
		{ user: { id: 4711, name: "gone" }, company: { id: 4712, title: null } },
	]);
});

test("no secret is ever written down", async () => {
	const admin = await givenUser("ROLE_ADMIN");
	const secrets = { passwordHash: "h", newPassword: "p", token: "t", tokenHash: "x", label: "kept" };
	await auditStatement(
		db,
		{ userId: admin.id, impersonatedBy: null },
		{
			...{ at: 1, action: "create", entity: "user", entityId: 1, title: "x", companyId: null },
			...{ before: null, after: secrets },
		},
	);
	expect((await entries())[0]?.after).toEqual({ label: "kept" });
});

test("what an administrator does as somebody else names both people", async () => {
	const admin = await givenUser("ROLE_ADMIN", undefined, { name: "Anna" });
	const shop = await givenUser("ROLE_CUSTOMER");
	const token = newToken();
	const now = Date.now();
	await db.insert(sessionsTable).values({
		...{ tokenHash: hashToken(token), userId: shop.id, impersonatorId: admin.id, parentHash: hashToken(admin.token) },
		...{ createdAt: now, lastUsedAt: now, expiresAt: now + 60_000 },
	});
	await givenFinder(token);
	const entry = { user: { id: shop.id, name: shop.username }, impersonator: { id: admin.id, name: admin.username } };
	expect((await list(admin.token)).data).toMatchObject([entry]);
	expect((await list(admin.token, { userId: admin.id })).data).toMatchObject([entry]);
	expect((await list(admin.token, { search: admin.username })).totalItemCount).toBe(1);
});

test("a new password is recorded, by hand or by link, and nothing of either password is", async () => {
	const passwordHash = cheapHash("old password");
	const user = await givenUser("ROLE_CUSTOMER", undefined, { passwordHash });
	const change = (currentPassword: string) => {
		const body = { currentPassword, newPassword: "newer password" };
		return call("/admin/api/user/change-password", { token: user.token, body });
	};
	expect((await change("wrong password")).status).toBe(400);
	expect((await change("old password")).status).toBe(200);
	const link = newToken();
	await db.insert(passwordResetsTable).values({ tokenHash: hashToken(link), userId: user.id, createdAt: Date.now() });
	const reset = () => call("/api/user/reset-password", { body: { token: link, password: "newest password" } });
	const replies = await Promise.all([reset(), reset(), reset()]);
	expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
	const common = { userId: user.id, entity: "user", entityId: String(user.id), title: user.username };
	const expected = { ...common, companyId: user.companyId, before: null, after: null };
	expect(await entries()).toMatchObject([
		{ ...expected, action: "change_password" },
		{ ...expected, action: "reset_password" },
	]);
});
