import { expect, test } from "vitest";
import { call, db, givenCompany, givenFinder, givenUser } from "#tests/support/world.ts";
import { auditEntriesTable } from "#worker/audit/audit.table.ts";
import { auditStatement } from "#worker/audit/audit.ts";

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
	expect(await ids({ search: "lodz" })).toEqual([3, 1]);
	expect(await ids({ search: anna.username })).toEqual([1]);
	expect(await ids({ sortField: "at", sortOrder: "asc", pageSize: 1, page: 2 })).toEqual([2]);
	expect((await list(admin.token, { companyId: company })).data[0].company).toEqual({
		id: company,
		title: "Nordlicht",
	});
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
