import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { sender } from "#tests/support/query-plans.ts";
import { call, db, finderBody, get, givenCompany, givenFinder, givenUser } from "#tests/support/world.ts";
import { countriesTable } from "#worker/db/schema/company.table.ts";
import { contentsTable } from "#worker/db/schema/content.table.ts";
import { findersTable } from "#worker/db/schema/finder.table.ts";
import { finderInputSchema } from "#worker/finders/finder.schema.ts";
import { isFinderUuid } from "#worker/finders/finder-uuid.rules.ts";

const customer = () => givenUser("ROLE_CUSTOMER");

test("a customer creates, reads, lists, saves and removes a finder", async () => {
	const { token, companyId } = await customer();
	const created = await givenFinder(token, { label: "Our wipers", title: "<p>Hello <b>you</b></p>" });
	expect(created).toMatchObject({ companyId, label: "Our wipers", version: 1, currencyIso: "EUR", connectedAt: null });
	expect(isFinderUuid(created.uuid)).toBe(true);

	expect((await get(`/admin/api/config/${created.id}`, { token })).body).toEqual(created);
	const saved = await call(`/admin/api/config/save/${created.id}`, { token, body: { ...created, label: "Ours" } });
	expect(saved.body).toMatchObject({ label: "Ours", version: 2, uuid: created.uuid });
	expect((await call("/admin/api/config/list", { token })).body).toEqual({ data: [saved.body], totalItemCount: 1 });

	expect((await call("/admin/api/config/remove", { token, body: { id: created.id } })).body).toEqual({ removed: true });
	expect((await get(`/admin/api/config/${created.id}`, { token })).status).toBe(404);
});

/** Every field with another value than a new finder has. */
const CONFIGURED = {
	...{
		enabled: false,
		topSellerText: "Best",
		priceNote: "plus shipping",
		priceNoteUrl: "https://shop.example/shipping",
	},
	...{ shopProductUrl: "https://shop.example/p/{sku}", resultPageUrl: "https://shop.example/wipers", language: "pl" },
	...{ currency: "£", target: "my-finder", title: "<p>Hi</p>", titleTag: "h3", titleColor: "#222222" },
	...{ titleAlignment: 3, showLabel: false, labelColor: "#333333", labelSize: "small", labelCapitalized: true },
	...{ backgroundColor: "#eeeeee", imageBorderRadius: 1, style: "dark", theme: "bold", layout: "compact-left" },
	...{ selectBoxLayout: "vertical", selectBoxAlignment: 2, buttonStyle: "outline", bannerStyle: "plain" },
	...{ primaryColor: "#444444", borderRadius: 2, bannerPadding: 3, instructions: "<p>Lift</p>", allowCents: true },
	...{ outOfStock: "hide", registrations: ["vin"], carRequests: true, allowedOrigins: ["https://shop.example"] },
};

test("a save of a client that doesn't know of a field leaves it as it is", async () => {
	const { token } = await customer();
	const backgroundImage = `/uploads/images/finder/${"0".repeat(64)}.png`;
	const [country] = await db.select().from(countriesTable).limit(1);
	const [article] = await db
		.insert(contentsTable)
		.values({ title: "A", content: "", contentType: "article", searched: "a", createdAt: 1, updatedAt: 1 })
		.returning();
	const chosen = { ...CONFIGURED, countryId: country?.id, articles: [article?.id], backgroundImage };
	let finder = await givenFinder(token, chosen);
	expect(Object.keys({ ...chosen, label: "" }).sort()).toEqual(Object.keys(finderInputSchema.shape).sort());
	for (const field of Object.keys(chosen)) {
		const { [field]: unknown, ...body } = finder;
		const saved = await call(`/admin/api/config/save/${finder.id}`, { token, body: { ...body, label: field } });
		expect([field, saved.body]).toEqual([field, { ...saved.body, ...chosen, label: field }]);
		finder = saved.body;
	}
	const label = await call(`/admin/api/config/save/${finder.id}`, { token, body: { version: finder.version } });
	expect(label.body).toEqual({ ...finder, version: finder.version + 1, updatedAt: expect.any(String) });
});

test("the second of two saves over one version is told so and changes nothing", async () => {
	const { token } = await customer();
	const finder = await givenFinder(token);
	const save = (label: string) => call(`/admin/api/config/save/${finder.id}`, { token, body: { ...finder, label } });
	const replies = await Promise.all([save("first"), save("second")]);
	expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
	const lost = replies.find(({ status }) => status === 409);
	expect(lost?.body.error).toMatchObject({ code: "finders.stale" });
	expect((await get(`/admin/api/config/${finder.id}`, { token })).body.version).toBe(2);
});

test("another company's finder answers exactly as if it did not exist, and stays as it is", async () => {
	const { token } = await customer();
	const finder = await givenFinder(token);
	const stranger = (await customer()).token;
	const calls = (id: number) => [
		get(`/admin/api/config/${id}`, { token: stranger }),
		call(`/admin/api/config/save/${id}`, { token: stranger, body: { ...finder, label: "stolen" } }),
		call("/admin/api/config/remove", { token: stranger, body: { id } }),
		call("/admin/api/publish-script", { token: stranger, body: { finder: id } }),
		get(`/admin/api/config/${id}/publishing`, { token: stranger }),
		get(`/admin/api/config/${id}/seen`, { token: stranger }),
	];
	const [foreign, missing] = [await Promise.all(calls(finder.id)), await Promise.all(calls(999_999))];
	expect(foreign.map(({ status, text }) => [status, text])).toEqual(missing.map(({ status, text }) => [status, text]));
	expect(foreign.every(({ status }) => status === 404)).toBe(true);
	expect((await call("/admin/api/config/list", { token: stranger })).body.totalItemCount).toBe(0);
	expect((await get(`/admin/api/config/${finder.id}`, { token })).body).toEqual(finder);
});

test("an administrator sees all, and names the company to create", async () => {
	const shop = await customer();
	const admin = await givenUser("ROLE_ADMIN");
	await givenFinder(shop.token);
	expect((await call("/admin/api/config/list", { token: admin.token })).body.totalItemCount).toBe(1);
	expect((await call("/admin/api/config/save", { token: admin.token, body: finderBody() })).body.error.fields).toEqual([
		{ path: "companyId", code: "finders.company_required" },
	]);
	expect((await givenFinder(admin.token, { companyId: shop.companyId })).companyId).toBe(shop.companyId);
	expect(
		(await call("/admin/api/config/save", { token: admin.token, body: finderBody({ companyId: 99_999 }) })).status,
	).toBe(404);
});

test.each([
	["another company", { companyId: 99_999 }, "companyId"],
	["an unknown key", { isAdmin: true }, "isAdmin"],
	["__proto__", JSON.parse('{"__proto__": {"roles": ["ROLE_ADMIN"]}}'), "__proto__"],
	["a colour that is none", { primaryColor: "red;}" }, "primaryColor"],
	["a radius beyond 50", { borderRadius: 51 }, "borderRadius"],
	["an alignment of 4", { titleAlignment: 4 }, "titleAlignment"],
	["2^53+1", { borderRadius: 2 ** 53 }, "borderRadius"],
	["an unknown currency", { currency: "¤" }, "currency"],
	["an unknown country", { countryId: 424242 }, "countryId"],
	["an unknown article", { articles: [424242] }, "articles"],
	["a script for a link", { shopProductUrl: "javascript:alert(1)" }, "shopProductUrl"],
	["a link whose host is the sku", { shopProductUrl: "https://{sku}" }, "shopProductUrl"],
	["a link whose host holds the sku", { shopProductUrl: "https://{sku}.shop.example/" }, "shopProductUrl"],
	["a link whose host the sku continues", { shopProductUrl: "https://shop.example{sku}" }, "shopProductUrl"],
	["a link that shows another host", { shopProductUrl: "https://shop.example@evil.example/{sku}" }, "shopProductUrl"],
	["a link with a backslash", { shopProductUrl: "https://evil.example\\@shop.example/{sku}" }, "shopProductUrl"],
	["a result page with a user", { resultPageUrl: "https://a:b@shop.example/" }, "resultPageUrl"],
	["a result page that names a sku", { resultPageUrl: "https://shop.example/{sku}" }, "resultPageUrl"],
	["a price note that links a script", { priceNoteUrl: "javascript:alert(1)" }, "priceNoteUrl"],
	["a price note whose link has a user", { priceNoteUrl: "https://shop.example@evil.example/" }, "priceNoteUrl"],
	["a price note whose link names a sku", { priceNoteUrl: "https://shop.example/{sku}" }, "priceNoteUrl"],
	["a price note that is a text of its own", { priceNote: "x".repeat(121) }, "priceNote"],
	["an id that breaks out of the snippet", { target: 'x" onload="' }, "target"],
	["an image that was not uploaded here", { backgroundImage: "https://evil.example/x.png" }, "backgroundImage"],
	["an origin with a path", { allowedOrigins: ["https://shop.example/path"] }, "allowedOrigins.0"],
	["a lone surrogate", { label: "\ud800" }, "label"],
	["a NUL", { topSellerText: "a\u0000b" }, "topSellerText"],
	["an empty label", { label: "  " }, "label"],
])("a finder with %s is refused at its field, and none is created", async (_, parts, path) => {
	const { token } = await customer();
	const reply = await call("/admin/api/config/save", { token, body: finderBody(parts) });
	expect([reply.status, reply.body.error.fields?.[0]?.path]).toEqual([400, path]);
	expect(await db.$count(findersTable)).toBe(0);
});

test("text comes back as it was sent: right-to-left marks, emoji, every script", async () => {
	const { token } = await customer();
	const label = "\u202eabc\u202c שלום 🚗 Škoda ΣΟΦΟΣ 'quote' \"x\" %_\\";
	expect((await givenFinder(token, { label })).label).toBe(label);
});

test.each([
	["100%", "100% fit"],
	["a_b", "a_b"],
	["\\", "back\\slash"],
	["'", "it's"],
	["ŁÓDŹ", "Łódź"],
	["igdır", "IĞDIR"],
	["STRASSE", "Straße"],
	["σοφός", "ΣΟΦΟΣ"],
	["é".repeat(26), "é".repeat(26)],
])("the search for %s finds what is meant, literally", async (search, label) => {
	const { token } = await customer();
	await givenFinder(token, { label: "another one" });
	const finder = await givenFinder(token, { label });
	const { body } = await call("/admin/api/config/list", { token, body: { search } });
	expect(body.data.map(({ id }: { id: number }) => id)).toEqual([finder.id]);
});

test("lists are paged stably and sorted by a fixed list of fields", async () => {
	const { token, companyId } = await customer();
	for (let at = 0; at < 12; at++) await givenFinder(token, { label: "same" });
	const page = async (page: number) =>
		(await call("/admin/api/config/list", { token, body: { page, pageSize: 5, sortField: "label" } })).body.data;
	const ids = [...(await page(1)), ...(await page(2)), ...(await page(3))].map(({ id }: { id: number }) => id);
	expect(new Set(ids).size).toBe(12);
	for (const label of ["Zorn", "auto", "Öko"]) await givenFinder(token, { label });
	const input = { sortField: "label", sortOrder: "asc" };
	const { data } = (await call("/admin/api/config/list", { token, body: { ...input, pageSize: 100 } })).body;
	const labels = data.map(({ label }: { label: string }) => label).filter((label: string) => label !== "same");
	expect(labels).toEqual(["auto", "Öko", "Zorn"]);
	for (const sortField of ["uuid", "companyId", "id; DROP TABLE finders", "__proto__"]) {
		expect((await call("/admin/api/config/list", { token, body: { sortField } })).status).toBe(400);
	}
	expect(companyId).toBeGreaterThan(0);
	expect((await call("/admin/api/config/list", { token })).body.data).toHaveLength(10);
});

test.each(["ROLE_USER"] as const)("%s sees finders and can't change them", async (role) => {
	const companyId = await givenCompany();
	const manager = await givenUser("ROLE_CUSTOMER", companyId);
	const reader = await givenUser(role, companyId);
	const finder = await givenFinder(manager.token);
	expect((await get(`/admin/api/config/${finder.id}`, { token: reader.token })).status).toBe(200);
	for (const [path, body] of [
		["/admin/api/config/save", finderBody()],
		[`/admin/api/config/save/${finder.id}`, finder],
		["/admin/api/config/remove", { id: finder.id }],
	] as const) {
		const reply = await call(path, { token: reader.token, body });
		expect([reply.status, reply.body.error.code]).toEqual([403, "auth.forbidden"]);
	}
});

test("errors speak the language of the call", async () => {
	const { token } = await customer();
	const messages = await Promise.all(
		["", "/de", "/gr", "/tr", "/pl", "/ru"].map(
			async (locale) => (await get(`${locale}/admin/api/config/4711`, { token })).body.error.message,
		),
	);
	expect(new Set(messages).size).toBe(6);
});

test("rich text is kept without what could act", async () => {
	const { token } = await customer();
	const { title } = await givenFinder(token, {
		title: '<p onclick="x()">Hi<img src=x onerror=x()><svg/onload=x()> <a href="javascript:x()">you</a></p>',
	});
	expect(title).not.toMatch(/onclick|onerror|svg|javascript/);
	expect(title).toContain("Hi");
});

/** A release as the element's build writes it down, whether it is built here or not. */
function released(): Env {
	const release = {
		version: "1.2.3",
		integrity: "sha384-entry",
		modules: [{ file: "rest.js", integrity: "sha384-rest" }],
	};
	const ASSETS: Fetcher = Object.assign(Object.create(env.ASSETS), { fetch: async () => Response.json(release) });
	return { ...env, ASSETS };
}

test("publishing gives two lines that hold the finder's id, target and the host", async () => {
	const { token } = await customer();
	const finder = await givenFinder(token, { target: "my-finder" });
	const { text } = await call("/admin/api/publish-script", { token, body: { finder: finder.id } });
	expect(text.trim().split("\n")).toEqual([
		`<div id="my-finder" data-wiper-finder="${finder.uuid}" style="min-height:clamp(310px,(700px - 100vw)*999,500px)">&#160;</div>`,
		'<script type="module" async src="https://finder.test/finder/v1/wiper-finder.js"></script>',
	]);
	const { body } = await sender(token, released())(`/admin/api/config/${finder.id}/publishing`);
	expect(body.newest.embed).toBe(text.trim());
	expect(body.pinned.script).toContain('integrity="sha384-entry"');
	expect(body.pinned.script).toContain("/finder/1.2.3/wiper-finder.js");
	expect(body.modules).toEqual([{ file: "rest.js", integrity: "sha384-rest" }]);
});
