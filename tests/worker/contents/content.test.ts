import { env } from "cloudflare:workers";
import { asc } from "drizzle-orm";
import { expect, test } from "vitest";
import { call, db, get, givenFinder, givenUser } from "#tests/support/world.ts";
import { auditEntriesTable } from "#worker/db/schema/audit.table.ts";

const body = (parts: object = {}) => ({ title: "Wipers in winter", contentType: "article", ...parts });

async function givenContent(token: string, parts: object = {}) {
	const { status, body: content } = await call("/admin/api/content/save", { token, body: body(parts) });
	if (status !== 201) throw new Error(`content not created: ${JSON.stringify(content)}`);
	return content;
}

const titles = (reply: { body: { data: { title: string }[] } }) => reply.body.data.map(({ title }) => title);

test("an administrator writes an article, reads it back, changes it and removes it", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	const created = await givenContent(token, { content: "<p>Clear the ice first.</p>" });
	expect(created).toMatchObject({ content: "<p>Clear the ice first.</p>", language: null, version: 1 });
	expect((await get(`/admin/api/content/${created.id}`, { token })).body).toEqual(created);
	const saved = await call(`/admin/api/content/save/${created.id}`, {
		token,
		body: { ...created, title: "Winter", language: "de" },
	});
	expect(saved.body).toMatchObject({ title: "Winter", language: "de", version: 2, createdAt: created.createdAt });
	expect(saved.body.contentType).toEqual({ name: "article", translateName: "content_type.article" });
	const remove = () => call(`/admin/api/content/remove/${created.id}`, { token });
	expect((await remove()).body).toEqual({ removed: true });
	expect((await remove()).body.error.code).toBe("contents.not_found");
	expect((await get(`/admin/api/content/${created.id}`, { token })).status).toBe(404);
});

test("a save of a client that doesn't know of a field leaves it as it is", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	const { content, ...known } = await givenContent(token, { content: "<p>Ice</p>", language: "de" });
	const saved = await call(`/admin/api/content/save/${known.id}`, { token, body: { ...known, title: "Winter" } });
	expect(saved.body).toMatchObject({ title: "Winter", language: "de", content: "<p>Ice</p>", version: 2 });
	// As in a new one: none means all.
	const { language, ...everybody } = saved.body;
	const shown = await call(`/admin/api/content/save/${known.id}`, { token, body: everybody });
	expect(shown.body).toMatchObject({ language: null, version: 3 });
});

test("people see what is said in their language or in all, newest first, by type", async () => {
	const admin = await givenUser("ROLE_ADMIN");
	const reader = await givenUser("ROLE_USER");
	await givenContent(admin.token, { title: "all" });
	await givenContent(admin.token, { title: "german", language: "de" });
	await givenContent(admin.token, { title: "greek", language: "gr" });
	await givenContent(admin.token, { title: "news", contentType: "notification" });
	const published = (path: string, parts = {}) => call(path, { token: reader.token, body: parts });
	expect(titles(await published("/admin/api/content/published"))).toEqual(["news", "all"]);
	const german = await published("/de/admin/api/content/published", { contentType: "article" });
	expect(titles(german)).toEqual(["german", "all"]);
	expect(Object.keys(german.body.data[0]).sort()).toEqual(
		["content", "contentType", "id", "language", "title", "updatedAt"].sort(),
	);
	expect(titles(await published("/gr/admin/api/content/published", { contentType: "notification" }))).toEqual(["news"]);
	expect(titles(await published("/admin/api/content/published", { contentType: "poem" }))).toEqual([]);
});

test("a content is found by its id, however many newer ones there are", async () => {
	const admin = await givenUser("ROLE_ADMIN");
	const reader = await givenUser("ROLE_USER");
	const { id } = await givenContent(admin.token, { title: "first" });
	const german = await givenContent(admin.token, { title: "german", language: "de" });
	await env.DB.prepare(
		`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
		INSERT INTO contents (title, content, content_type, searched, created_at, updated_at)
		SELECT 'newer', '', content_type, 'newer', created_at, updated_at FROM n JOIN contents ON id = ?`,
	)
		.bind(id)
		.run();
	const published = (parts: object) => call("/admin/api/content/published", { token: reader.token, body: parts });
	const all = titles(await published({}));
	expect([all.length, new Set(all)]).toEqual([200, new Set(["newer"])]);
	expect(titles(await published({ id }))).toEqual(["first"]);
	expect(titles(await published({ id, contentType: "notification" }))).toEqual([]);
	expect(titles(await published({ id: german.id }))).toEqual([]);
	expect((await published({ id: 0 })).status).toBe(400);
});

test("what is posted past the editor is made harmless before it is stored", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	const hostile = `<p id="config" onclick="x()">Hi<img src=x onerror=alert(1)></p><a href="java&#9;script:alert(1)">a</a>
		<svg><script>alert(1)</script></svg><form><input></form><math><mi>x</mi></math>`;
	const created = await givenContent(token, { title: "<b>Names</b>", content: hostile });
	expect(created.title).toBe("<b>Names</b>");
	expect(created.content).not.toMatch(/script|onerror|onclick|<img|<form|<svg|<math|id=/);
	const saved = await call(`/admin/api/content/save/${created.id}`, { token, body: { ...created, content: hostile } });
	expect(saved.body.content).toBe(created.content);
});

test.each([
	["no title", { title: "  " }, "title"],
	["no type", { contentType: "" }, "contentType"],
	["a type that is not in the list", { contentType: "poem" }, "contentType"],
	["a language the product does not speak", { language: "fr" }, "language"],
	["too much text", { content: "x".repeat(100_001) }, "content"],
])("%s is refused at its field", async (_, parts, path) => {
	const { token } = await givenUser("ROLE_ADMIN");
	const created = await givenContent(token);
	const replies = [
		await call("/admin/api/content/save", { token, body: body(parts) }),
		await call(`/admin/api/content/save/${created.id}`, { token, body: { ...created, ...parts } }),
	];
	for (const { status, body: refused } of replies) {
		expect([status, refused.error.fields[0].path]).toEqual([400, path]);
	}
	expect((await get(`/admin/api/content/${created.id}`, { token })).body).toEqual(created);
});

test("of two saves over one version one wins, the other is told and nothing of it is kept", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	const created = await givenContent(token);
	const save = (title: string) => call(`/admin/api/content/save/${created.id}`, { token, body: { ...created, title } });
	const replies = await Promise.all([save("one"), save("two")]);
	const lost = replies.find(({ status }) => status === 409);
	const won = replies.find(({ status }) => status === 200);
	expect(lost?.body.error.code).toBe("contents.stale");
	expect((await get(`/admin/api/content/${created.id}`, { token })).body.title).toBe(won?.body.title);
});

test("the list is searched, sorted and paged by the server", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	for (const title of ["Łódź", "Apfel", "100%"]) await givenContent(token, { title });
	const list = (parts: object) => call("/admin/api/content/list", { token, body: parts });
	expect(titles(await list({}))).toEqual(["100%", "Apfel", "Łódź"]);
	expect(titles(await list({ sortField: "title", sortOrder: "asc", pageSize: 1, page: 2 }))).toEqual(["Apfel"]);
	expect(titles(await list({ sortField: "createdAt", sortOrder: "asc" }))).toEqual(["Łódź", "Apfel", "100%"]);
	expect(titles(await list({ search: "lodz" }))).toEqual(["Łódź"]);
	expect((await list({ search: "%" })).body).toMatchObject({ data: [{ title: "100%" }], totalItemCount: 1 });
	expect((await list({ sortField: "searched" })).status).toBe(400);
});

test("an article that is removed, or becomes something else, leaves the finders that showed it", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	const shop = await givenUser("ROLE_CUSTOMER");
	const [gone, stays, retyped] = [await givenContent(token), await givenContent(token), await givenContent(token)];
	const finder = await givenFinder(shop.token, { articles: [gone.id, stays.id, retyped.id] });
	const other = await givenFinder(shop.token, { articles: [stays.id] });
	const shown = async ({ id }: { id: number }) =>
		(await get(`/admin/api/config/${id}`, { token: shop.token })).body.articles;
	const retype = (version: number) =>
		call(`/admin/api/content/save/${retyped.id}`, {
			token,
			body: { ...retyped, version, contentType: "notification" },
		});
	expect((await retype(7)).status).toBe(409);
	expect(await shown(finder)).toEqual([gone.id, stays.id, retyped.id]);
	expect((await retype(1)).status).toBe(200);
	await call(`/admin/api/content/remove/${gone.id}`, { token });
	expect(await shown(finder)).toEqual([stays.id]);
	const save = (one: { id: number }) => call(`/admin/api/config/save/${one.id}`, { token: shop.token, body: one });
	expect((await save(finder)).body.error.code).toBe("finders.stale");
	expect((await save(other)).status).toBe(200);
});

test("every write tells the audit log who did it, and a stale one tells nothing", async () => {
	const { id, token } = await givenUser("ROLE_ADMIN");
	const created = await givenContent(token);
	const save = (parts: object) =>
		call(`/admin/api/content/save/${created.id}`, { token, body: { ...created, ...parts } });
	await save({ title: "Ours" });
	await save({ title: "Stale" });
	await call(`/admin/api/content/remove/${created.id}`, { token });
	const entries = await db.select().from(auditEntriesTable).orderBy(asc(auditEntriesTable.id));
	const common = { userId: id, entity: "content", entityId: String(created.id), companyId: null };
	expect(entries).toMatchObject([
		{ ...common, action: "create", title: "Wipers in winter", before: null },
		{ ...common, action: "update", before: { title: "Wipers in winter" }, after: { title: "Ours" } },
		{ ...common, action: "remove", title: "Ours", after: null },
	]);
	expect(Object.keys(entries[1]?.after ?? {})).toEqual(["title"]);
});

test("a list is sorted by `sort`, as the specification writes it: a field, or with a minus the other way round", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	for (const title of ["b", "Ä", "C"]) await givenContent(token, { title });
	const list = (input: object) => call("/admin/api/content/list", { token, body: input });
	expect(titles(await list({ sort: "title" }))).toEqual(["Ä", "b", "C"]);
	expect(titles(await list({ sort: "-title" }))).toEqual(["C", "b", "Ä"]);
	expect(titles(await list({ sort: "title", sortOrder: "desc" }))).toEqual(["C", "b", "Ä"]);
	expect(titles(await list({ sortField: "title", sortOrder: "asc" }))).toEqual(["Ä", "b", "C"]);
	for (const sort of ["content", "--title", "", 1]) expect((await list({ sort })).status).toBe(400);
	const both = await list({ sort: "title", sortField: "id" });
	expect([both.status, both.body.error.fields]).toEqual([400, [{ path: "sort", code: "custom" }]]);
});

test("a content type may be sent as it is listed, as an object with a name", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	const contentType = { name: "notification", translateName: "Notification" };
	const created = await givenContent(token, { contentType });
	expect(created.contentType.name).toBe("notification");
	const saved = await call(`/admin/api/content/save/${created.id}`, {
		token,
		body: { ...created, contentType: { ...contentType, name: "article" } },
	});
	expect([saved.status, saved.body.contentType.name]).toEqual([200, "article"]);
	for (const wrong of [{}, { name: "" }, { name: "article", other: 1 }]) {
		expect((await call("/admin/api/content/save", { token, body: body({ contentType: wrong }) })).status).toBe(400);
	}
});
