import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { recorded, scans, sender } from "#tests/support/query-plans.ts";
import {
	call,
	db,
	get,
	givenAssortment,
	givenCatalogue,
	givenFinder,
	givenUser,
	golfShard,
} from "#tests/support/world.ts";
import { type Company, companyInputSchema } from "#worker/companies/company.schema.ts";
import { auditEntriesTable } from "#worker/db/schema/audit.table.ts";
import { finderAssortmentsTable } from "#worker/db/schema/finder.table.ts";
import { clearAnswers } from "#worker/http/delivery-memory.ts";

const save = (token: string, body: Record<string, unknown>) => call("/admin/api/company/save", { token, body });
const update = (token: string, body: { id: number }) => call(`/admin/api/company/save/${body.id}`, { token, body });

test("a save of a client that doesn't know of a field leaves it as it is", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	const series = await givenAssortment();
	const supplier = (await save(token, { title: "Supplier", supplier: true })).body;
	const form = {
		...{ street: "Hauptstraße", houseNumber: "5 b", zip: "10115", city: "Berlin", country: 276, phone: "+49 30 1234" },
		...{ active: false, primeOrdersAllowed: true, supplier: true, supplierId: supplier.id },
		...{ logo: `/uploads/images/finder/${"a".repeat(64)}-60x20.png`, allowedFrontAssortments: [series.id] },
	};
	expect(Object.keys({ ...form, title: "" }).sort()).toEqual(Object.keys(companyInputSchema.shape).sort());
	let company = (await save(token, { title: "Shop", ...form })).body;
	for (const field of Object.keys(form)) {
		const { [field]: unknown, ...body } = company;
		const { body: saved } = await update(token, body);
		const { version, updatedAt } = saved;
		expect([field, saved, version]).toEqual([field, { ...company, version, updatedAt }, company.version + 1]);
		company = saved;
	}
});

test("a company keeps all that its form has, and the log tells who made and changed it", async () => {
	const { token, username } = await givenUser("ROLE_ADMIN");
	const series = await givenAssortment();
	const form = {
		...{ title: "Straßen-Wischer", street: "Hauptstraße", houseNumber: "5 b", zip: "10115", city: "Berlin" },
		...{ phone: "+49 30 1234", active: true, primeOrdersAllowed: true, allowedFrontAssortments: [series.id] },
		logo: `/uploads/images/finder/${"a".repeat(64)}-60x20.png`,
	};
	const made = await save(token, { ...form, country: 276 });
	const country = { id: 276, name: "Germany", title: "Germany" };
	expect([made.status, made.body]).toEqual([201, expect.objectContaining({ ...form, country })]);
	const changed = await update(token, { ...made.body, city: "Köln", allowedFrontAssortments: [], logo: null });
	expect(changed.body).toMatchObject({ city: "Köln", country, allowedFrontAssortments: [], logo: null, version: 2 });
	const entries = await db.select().from(auditEntriesTable).where(eq(auditEntriesTable.entity, "company"));
	expect(entries).toMatchObject([
		{ action: "create", userName: username, entityId: String(made.body.id), title: form.title },
		{
			action: "update",
			before: { city: "Berlin", allowedFrontAssortments: [series.id], logo: form.logo },
			after: { city: "Köln", allowedFrontAssortments: [], logo: null },
		},
	]);
});

test("a stale save changes nothing, not even what may be sold, and is not recorded", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	const series = await givenAssortment();
	const { body } = await save(token, { title: "First", allowedFrontAssortments: [series.id] });
	await update(token, { ...body, title: "Second" });
	const stale = await update(token, { ...body, title: "Third", allowedFrontAssortments: [] });
	expect([stale.status, stale.body.error.code]).toEqual([409, "companies.stale"]);
	const read = (await get(`/admin/api/company/${body.id}`, { token })).body;
	expect([read.title, read.allowedFrontAssortments]).toEqual(["Second", [series.id]]);
	expect(await db.$count(auditEntriesTable)).toBe(2);
});

test("a logo is a picture that was uploaded here", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	const reply = await save(token, { title: "Firm", logo: "https://evil.example/x.png" });
	expect([reply.status, reply.body.error.fields]).toEqual([400, [{ path: "logo", code: "uploads.path_invalid" }]]);
});

test.each([
	["country", { country: 999 }, "companies.country_unknown"],
	["allowedFrontAssortments", { allowedFrontAssortments: [999] }, "companies.assortment_unknown"],
])("an unknown %s is refused at its field", async (path, parts, code) => {
	const { token } = await givenUser("ROLE_ADMIN");
	const reply = await save(token, { title: "Firm", ...parts });
	expect([reply.status, reply.body.error.fields]).toEqual([400, [{ path, code }]]);
});

test("a supplier that no longer ships stays a company's until another is chosen, and isn't chosen anew", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	const { body: supplier } = await save(token, { title: "Supplier", supplier: true });
	const { body: shop } = await save(token, { title: "Shop", supplierId: supplier.id });
	await update(token, { ...supplier, supplier: false });
	const changed = await update(token, { ...shop, phone: "1" });
	expect([changed.status, changed.body.phone, changed.body.supplierId]).toEqual([200, "1", supplier.id]);
	const { body: without } = await update(token, { ...changed.body, supplierId: null });
	const anew = await update(token, { ...without, supplierId: supplier.id });
	expect(anew.body.error?.fields).toEqual([{ path: "supplierId", code: "companies.supplier_unknown" }]);
	// Somebody else has chosen none since: that is said first.
	expect((await update(token, changed.body)).body.error.code).toBe("companies.stale");
});

test("a rear assortment is no front one", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	const rear = await givenAssortment({ kind: "rear" });
	expect((await save(token, { title: "Firm", allowedFrontAssortments: [rear.id] })).status).toBe(400);
});

test("deactivating a company signs its users out with the next request and darkens its finders", async () => {
	const admin = await givenUser("ROLE_ADMIN");
	const shop = await givenUser("ROLE_CUSTOMER");
	await givenCatalogue(golfShard());
	const finder = await givenFinder(shop.token);
	const company = (await get(`/admin/api/company/${shop.companyId}`, { token: admin.token })).body;
	expect((await get(`/finder/v1/${finder.uuid}`)).status).toBe(200);
	expect((await update(admin.token, { ...company, active: false })).status).toBe(200);
	expect((await call("/admin/api/user/token-check", { token: shop.token })).status).toBe(401);
	await forgetVisits(finder.uuid);
	expect((await get(`/finder/v1/${finder.uuid}`)).body.error.code).toBe("finders.not_available");
});

test("administrators can't deactivate their own company", async () => {
	const { token, companyId } = await givenUser("ROLE_ADMIN");
	const company = (await get(`/admin/api/company/${companyId}`, { token })).body;
	const reply = await update(token, { ...company, active: false });
	expect([reply.status, reply.body.error.fields]).toEqual([400, [{ path: "active", code: "companies.own_company" }]]);
});

/** A shop that may sell two series, one of them switched off in its second finder. */
async function givenShop() {
	const admin = await givenUser("ROLE_ADMIN");
	const shop = await givenUser("ROLE_CUSTOMER");
	const series = [
		await givenAssortment({ sizes: [18, 26], allowedTo: [shop.companyId] }),
		await givenAssortment({ sizes: [18, 26], allowedTo: [shop.companyId] }),
	] as const;
	await givenCatalogue(golfShard());
	const finders = [await givenFinder(shop.token), await givenFinder(shop.token)] as const;
	await db
		.insert(finderAssortmentsTable)
		.values({ finderId: finders[1].id, assortmentId: series[0].id, position: 0, offered: false });
	const company = (await get(`/admin/api/company/${shop.companyId}`, { token: admin.token })).body;
	return { admin, shop, series, finders, company };
}

/** As in a visitor's later visit: memory and the edge cache last seconds. */
async function forgetVisits(uuid: string): Promise<void> {
	clearAnswers();
	await (await caches.open("finder-wire")).delete(`https://finder.test/finder/v1/${uuid}`);
}

async function offeredCodes(uuid: string): Promise<string[]> {
	await forgetVisits(uuid);
	const { offer } = (await get(`/finder/v1/${uuid}`)).body;
	const { text } = await get(`/finder/v1/offers/${offer}`);
	return [...text.matchAll(/"(SERIES\d+)"/g)].map(([, code]) => code!);
}

test("an assortment that is taken away leaves every offer at once; allowed again, each finder's choice is as it was", async () => {
	const { admin, series, finders, company } = await givenShop();
	const [taken, remaining] = series;
	expect(await offeredCodes(finders[0].uuid)).toEqual(expect.arrayContaining([taken.code, remaining.code]));
	const { body: without } = await update(admin.token, { ...company, allowedFrontAssortments: [remaining.id] });
	for (const { uuid } of finders) {
		const codes = await offeredCodes(uuid);
		expect(codes).toContain(remaining.code);
		expect(codes).not.toContain(taken.code);
	}
	await update(admin.token, { ...without, allowedFrontAssortments: [taken.id, remaining.id] });
	expect(await offeredCodes(finders[0].uuid)).toContain(taken.code);
	expect(await offeredCodes(finders[1].uuid)).not.toContain(taken.code);
});

test("before a change it says how many users and finders it would touch, and who offers which series", async () => {
	const { admin, series, finders, company } = await givenShop();
	const { body } = await get(`/admin/api/company/${company.id}/usage`, { token: admin.token });
	expect(body).toEqual({
		users: 1,
		finders: 2,
		assortments: [
			{ id: series[0].id, offeredBy: [finders[0].id] },
			{ id: series[1].id, offeredBy: [finders[0].id, finders[1].id] },
		],
	});
	expect((await get("/admin/api/company/999999/usage", { token: admin.token })).status).toBe(404);
});

test("companies are ordered as people do: without case and accents, and by the countries' names in one's language", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	// In English Germany, Switzerland, Austria; in German Deutschland, Österreich, Schweiz.
	for (const [title, city, country] of [
		["Zorn Straße", "Łódź", 756],
		["auto", "zürich", 40],
		["Öko Großhandel", "Izmir", 276],
		["auto Zentrum", "İstanbul", null],
		// With its accent apart, as on a Mac.
		["Mu\u0308ller™", "Berlin", null],
	] as const)
		await save(token, { title, city, country });
	const list = async (sortField: string, locale = ""): Promise<Company[]> => {
		const body = { sortField, sortOrder: "asc" };
		const { data } = (await call(`${locale}/admin/api/company/list`, { token, body })).body;
		return data.filter(({ city }: Company) => city !== "");
	};
	const titles = ["auto", "auto Zentrum", "Mu\u0308ller™", "Öko Großhandel", "Zorn Straße"];
	expect((await list("title")).map(({ title }) => title)).toEqual(titles);
	expect((await list("city")).map(({ city }) => city)).toEqual(["Berlin", "İstanbul", "Izmir", "Łódź", "zürich"]);
	const select = (await call("/admin/api/company", { token, body: {} })).body.data;
	expect(select.map(({ title }: Company) => title).filter((title: string) => titles.includes(title))).toEqual(titles);
	const countries = async (locale: string) =>
		(await list("country", locale)).map(({ country }) => country?.name ?? null);
	expect(await countries("/en")).toEqual([null, null, "Austria", "Germany", "Switzerland"]);
	expect(await countries("/de")).toEqual([null, null, "Deutschland", "Österreich", "Schweiz"]);
});

test("no query of the companies' screen walks a big table", async () => {
	const { admin, company } = await givenShop();
	const statements = new Set<string>();
	const send = sender(admin.token, recorded(statements));
	const replies = [
		await send("/admin/api/company/list", { search: "x", sortField: "title" }),
		await send("/admin/api/company/list", { sortField: "title" }),
		await send("/admin/api/company/list", { sortField: "city" }),
		await send(`/admin/api/company/${company.id}`),
		await send(`/admin/api/company/${company.id}/usage`),
		await send("/admin/api/company/save", { title: "Firm", allowedFrontAssortments: [] }),
		await send(`/admin/api/company/save/${company.id}`, company),
	];
	expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 201, 200]);
	expect(await scans(statements)).toEqual([]);
	const lists = [...statements].filter((statement) => /order by (substr|CASE)/.test(statement));
	expect(lists).toHaveLength(2);
	for (const list of lists) {
		const values = Array(list.split("?").length - 1).fill(null);
		const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${list}`)
			.bind(...values)
			.all<{ detail: string }>();
		expect(plan.results.map(({ detail }) => detail).join()).not.toContain("TEMP B-TREE");
	}
});
