import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { call, db, get, givenCompany, givenFinder, givenUser } from "#tests/support/world.ts";
import { auditEntriesTable } from "#worker/db/schema/audit.table.ts";
import { contentsTable } from "#worker/db/schema/content.table.ts";

const customer = () => givenUser("ROLE_CUSTOMER");
const SETTINGS = "/admin/api/config/settings/edit";
const INSTRUCTIONS = "/admin/api/config/instructions/edit";

async function givenArticle(title: string): Promise<number> {
	const [row] = await db
		.insert(contentsTable)
		.values({ title, content: "", contentType: "article", searched: title, createdAt: 1, updatedAt: 1 })
		.returning();
	return row!.id;
}

test("saving a part changes that part and nothing else, not even what has a default", async () => {
	const { token } = await customer();
	const finder = await givenFinder(token, { borderRadius: 33, layout: "compact-left", title: "<p>Title</p>" });
	const body = { finderId: finder.id, version: finder.version, primaryColor: "#00ff00", topSellerText: "Best" };
	const { status, body: saved } = await call(SETTINGS, { token, body });
	expect(status).toBe(200);
	expect(saved).toEqual({
		...finder,
		primaryColor: "#00ff00",
		topSellerText: "Best",
		version: finder.version + 1,
		updatedAt: expect.any(String),
	});
	expect((await call("/admin/api/config/list", { token, body: { search: "best" } })).body.totalItemCount).toBe(1);
});

test("instructions are saved sanitised, and found again with the configuration", async () => {
	const { token } = await customer();
	const finder = await givenFinder(token);
	const instructions = "<p>Lift <b>first</b><img src=x onerror=x()></p>";
	await call(INSTRUCTIONS, { token, body: { finderId: finder.id, version: 1, instructions } });
	const { body } = await get(`/admin/api/config/${finder.id}`, { token });
	expect(body).toEqual({
		...finder,
		instructions: "<p>Lift <strong>first</strong></p>",
		version: 2,
		updatedAt: expect.any(String),
	});
});

test.each([
	[SETTINGS, { label: "Mine" }],
	[INSTRUCTIONS, { instructions: "<p>Mine</p>" }],
])("of two saves at once by %s one wins, and only that one is recorded", async (path, part) => {
	const { token, id: userId } = await customer();
	const finder = await givenFinder(token);
	const body = { finderId: finder.id, version: 1, ...part };
	const replies = await Promise.all([call(path, { token, body }), call(path, { token, body })]);
	expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
	expect(replies.find(({ status }) => status === 409)?.body.error.code).toBe("finders.stale");
	expect((await get(`/admin/api/config/${finder.id}`, { token })).body.version).toBe(2);
	const late = await call(path, { token, body });
	expect(late.status).toBe(409);
	const entries = await db.select().from(auditEntriesTable).where(eq(auditEntriesTable.userId, userId));
	const updates = entries.filter(({ action }) => action === "update");
	expect(updates.map(({ entity, entityId, after }) => [entity, entityId, after])).toEqual([
		["finder", String(finder.id), part],
	]);
});

test.each([
	["a colour that is none", { primaryColor: "red" }, "primaryColor"],
	["an empty name", { label: " " }, "label"],
	["an unknown currency", { currency: "¤" }, "currency"],
	["an unknown article", { articles: [4711] }, "articles"],
	["another company", { companyId: 1 }, "companyId"],
])("a part with %s is refused at its field and changes nothing", async (_, part, path) => {
	const { token } = await customer();
	const finder = await givenFinder(token);
	const reply = await call(SETTINGS, { token, body: { finderId: finder.id, version: 1, ...part } });
	expect([reply.status, reply.body.error.fields[0].path]).toEqual([400, path]);
	expect((await get(`/admin/api/config/${finder.id}`, { token })).body).toEqual(finder);
});

test("who may only read can't edit a part", async () => {
	const companyId = await givenCompany();
	const { token } = await givenUser("ROLE_CUSTOMER", companyId);
	const reader = await givenUser("ROLE_USER", companyId);
	const finder = await givenFinder(token);
	for (const path of [SETTINGS, INSTRUCTIONS]) {
		const body = { finderId: finder.id, version: 1, instructions: "x" };
		expect((await call(path, { token: reader.token, body })).status).toBe(403);
	}
	expect((await get(`/admin/api/config/${finder.id}`, { token })).body).toEqual(finder);
});

test("an article that was deleted since is in nobody's way when something else is saved", async () => {
	const { token } = await customer();
	const [remaining, gone] = [await givenArticle("Kept"), await givenArticle("Gone")];
	const finder = await givenFinder(token, { articles: [gone, remaining] });
	await db.delete(contentsTable).where(eq(contentsTable.id, gone));
	const whole = await call(`/admin/api/config/save/${finder.id}`, { token, body: { ...finder, label: "New" } });
	expect(whole.status).toBe(200);
	const articles = await call(SETTINGS, { token, body: { finderId: finder.id, version: 2, articles: [remaining] } });
	expect(articles.body.articles).toEqual([remaining]);
});
