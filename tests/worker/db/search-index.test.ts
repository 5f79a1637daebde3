import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, test } from "vitest";
import { recorded, sender } from "#tests/support/query-plans.ts";
import { call, db, givenCompany, givenUser } from "#tests/support/world.ts";
import { companiesTable as companies } from "#worker/db/schema/company.table.ts";
import { idsMatching } from "#worker/db/search-index.ts";
import { searchText } from "#worker/db/search-text.rules.ts";

const LISTS = [
	["/admin/api/user", "users_search"],
	["/admin/api/company/list", "companies_search"],
	["/admin/api/set-product/list", "products_search"],
] as const;

const usersFound = async (token: string, search: string): Promise<string[]> => {
	const { body } = await call("/admin/api/user", { token, body: { search } });
	expect(body.totalItemCount).toBe(body.data.length);
	return body.data.map(({ username }: { username: string }) => username).sort();
};

test.each(LISTS)("a search in %s asks its index and walks no table, nor does its number", async (path, index) => {
	const { token } = await givenUser("ROLE_ADMIN");
	const statements = new Set<string>();
	expect((await sender(token, recorded(statements))(path, { search: "wiper", sortField: "id" })).status).toBe(200);
	const searches = [...statements].filter((sql) => sql.includes(index));
	expect(searches).toHaveLength(2);
	for (const sql of searches) {
		const values = Array(sql.split("?").length - 1).fill(null);
		const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
			.bind(...values)
			.all<{ detail: string }>();
		const plan = results.map(({ detail }) => detail);
		expect(plan.filter((step) => /^SCAN (users|companies|products)(?!_search)/.test(step))).toEqual([]);
		expect(plan.some((step) => step.startsWith(`SCAN ${index} VIRTUAL TABLE INDEX`))).toBe(true);
	}
});

test("a user is found by the middle of a word, in any of the six languages", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	const names = { anna: "Łódź Straße", bea: "IĞDIR Ilıca", carl: "ΣΟΦΟΣ Παπαδόπουλος", dora: "Ёлкина Мария" };
	for (const [username, name] of Object.entries(names)) {
		await givenUser("ROLE_CUSTOMER", undefined, { username, name, searched: searchText(username, name) });
	}
	const searches = ["odz str", "STRASSE", "ığdır", "ilic", "οφοσ παπ", "лкин"];
	const matches = [];
	for (const search of searches) matches.push(await usersFound(token, search));
	expect(matches).toEqual([["anna"], ["anna"], ["bea"], ["bea"], ["carl"], ["dora"]]);
});

test("one or two characters find the words that begin with them", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	for (const username of ["q-anna", "qx@shop", "other.qx", "nobody", "noqx"]) {
		await givenUser("ROLE_CUSTOMER", undefined, { username, searched: searchText(username) });
	}
	expect(await usersFound(token, "qx")).toEqual(["other.qx", "qx@shop"]);
	expect(await usersFound(token, "Q")).toEqual(["other.qx", "q-anna", "qx@shop"]);
	expect(await usersFound(token, "q-")).toEqual(["q-anna"]);
	expect(await usersFound(token, "qxy")).toEqual([]);
});

test("a search finds what was renamed by its new name only, and its users with it", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	const save = (path: string, body: object) => call(`/admin/api/company/save${path}`, { token, body });
	const { body } = await save("", { title: "Glaswerk", allowedFrontAssortments: [] });
	await givenUser("ROLE_CUSTOMER", body.id, { username: "of-the-firm", searched: "of-the-firm" });
	expect(await usersFound(token, "laswer")).toEqual(["of-the-firm"]);
	expect((await save(`/${body.id}`, { ...body, title: "Steinbruch" })).status).toBe(200);
	expect(await usersFound(token, "laswer")).toEqual([]);
	expect(await usersFound(token, "einbr")).toEqual(["of-the-firm"]);
	const { body: byCompany } = await call("/admin/api/user", { token, body: { search: "einbr" } });
	expect(await usersFound(token, String(byCompany.data[0].id))).toContain("of-the-firm");
});

test.each(['"', 'a" OR "b', "*", "NEAR(a b)", "\u0301", "words:abc"])(
	"the search %j is text and nothing else",
	async (search) => {
		const { token } = await givenUser("ROLE_ADMIN");
		for (const [path] of LISTS) {
			const { status, body } = await call(path, { token, body: { search } });
			expect([status, body.data]).toEqual([200, []]);
		}
	},
);

test("any text is found by each of its parts of three characters and more", async () => {
	await givenCompany();
	const letters = fc.string({ unit: fc.constantFrom(...'ab-. @_/+"ß2ığ'), minLength: 3, maxLength: 12 });
	const part = fc.tuple(letters, fc.nat(), fc.integer({ min: 3, max: 12 }));
	await fc.assert(
		fc.asyncProperty(part, async ([title, start, length]) => {
			const searched = searchText(title);
			const from = start % Math.max(1, searched.length - 2);
			const [row] = await db
				.insert(companies)
				.values({ title, searched, createdAt: 1, updatedAt: 1 })
				.returning({ id: companies.id });
			const matches = await db.all<{ id: number }>(idsMatching("companies", searched.slice(from, from + length)));
			expect(matches.map(({ id }) => id)).toContain(row?.id);
		}),
		{ numRuns: 60 },
	);
});
