import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { recorded, sender } from "#tests/support/query-plans.ts";
import { call, db, get, givenCompany, givenFinder, givenUser } from "#tests/support/world.ts";
import { findersTable, finderVisitsTable } from "#worker/db/schema/finder.table.ts";
import { toDay } from "#worker/statistics/visit.rules.ts";

afterEach(() => {
	vi.useRealTimers();
});

const statistics = async (token: string) => (await get("/admin/api/dashboard", { token })).body;

test("the overview counts what is there, and what was seen within 30 days", async () => {
	// The day doesn't end meanwhile.
	vi.useFakeTimers({ toFake: ["Date"] });
	const admin = await givenUser("ROLE_ADMIN", undefined, { lastLogin: Date.now() });
	const shop = await givenUser("ROLE_CUSTOMER", undefined, { lastLogin: 1 });
	await givenCompany({ active: false });
	const [seen, old] = [await givenFinder(shop.token), await givenFinder(shop.token)];
	await givenFinder(shop.token, { enabled: false });
	const tried = await givenFinder(shop.token);
	const today = toDay(Date.now());
	const addVisits = (finderId: number, origin: string, day: number, counts = {}) =>
		db.insert(finderVisitsTable).values({ finderId, origin, day, lastSeenAt: day * 86_400_000, ...counts });
	await addVisits(seen.id, "https://a.example", today, { ready: 5, results: 3, noResults: 1, noCars: 2 });
	await addVisits(seen.id, "https://b.example", today - 29, { ready: 7 });
	await addVisits(old.id, "https://a.example", today - 30, { ready: 100, noResults: 100 });
	// In a local file or a sandboxed preview.
	await addVisits(tried.id, "null", today);
	const body = await statistics(admin.token);
	expect(body).toMatchObject({
		configs: { total: 4, enabled: 3, connected: 1 },
		origins: [
			{ origin: "https://b.example", ready: 7 },
			{ origin: "https://a.example", ready: 5 },
		],
		users: { total: 2, active: 1 },
		companies: { total: 3, active: 2 },
		imports: { running: 0, last: null },
		catalogue: null,
	});
	expect(body.visits).toMatchObject({ finders: 1, noResultShare: 0.5 });
	expect(body.visits.days).toHaveLength(30);
	expect(body.visits.days.at(-1)).toMatchObject({ ready: 5, results: 3, noResults: 1, noCars: 2 });
	expect(body.visits.days[0]).toMatchObject({ ready: 7 });
});

test.each([
	[29, 1],
	[31, 0],
])("a finder that was last seen %s days ago is connected: %s", async (days, connected) => {
	const { token } = await givenUser("ROLE_ADMIN");
	const { id: finderId } = await givenFinder((await givenUser("ROLE_CUSTOMER")).token);
	const lastSeenAt = Date.now() - days * 86_400_000;
	await db
		.insert(finderVisitsTable)
		.values({ finderId, origin: "https://shop.example", day: toDay(lastSeenAt), lastSeenAt });
	expect((await statistics(token)).configs).toEqual({ total: 1, enabled: 1, connected });
});

test("a page of a website that isn't allowed connects no finder, and counts once the website is allowed", async () => {
	const [{ token: admin }, { token }] = [await givenUser("ROLE_ADMIN"), await givenUser("ROLE_CUSTOMER")];
	const finder = await givenFinder(token, { allowedOrigins: ["https://shop.example"] });
	const lastSeenAt = Date.now();
	const seen = { finderId: finder.id, day: toDay(lastSeenAt), lastSeenAt };
	await db.insert(finderVisitsTable).values({ ...seen, origin: "https://other.example" });
	const connected = async () => {
		const { connectedAt } = (await get(`/admin/api/config/${finder.id}`, { token })).body;
		return [(await statistics(admin)).configs.connected, connectedAt];
	};
	expect(await connected()).toEqual([0, null]);
	const allowedOrigins = ["https://shop.example", "https://other.example"];
	const { status } = await call(`/admin/api/config/save/${finder.id}`, { token, body: { ...finder, allowedOrigins } });
	expect(status).toBe(200);
	expect(await connected()).toEqual([1, new Date(lastSeenAt).toISOString()]);
});

test("an empty system is told as such", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	const body = await statistics(token);
	expect(await db.$count(findersTable)).toBe(0);
	expect(body).toMatchObject({ configs: { total: 0, enabled: 0, connected: 0 }, origins: [] });
	expect(body.visits).toMatchObject({ finders: 0, noResultShare: null });
});

test("each number comes from an index, never from whole rows", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	const statements = new Set<string>();
	expect((await sender(token, recorded(statements))("/admin/api/dashboard")).status).toBe(200);
	const plans = await Promise.all(
		[...statements].map((sql) =>
			env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
				.bind(...Array(sql.split("?").length - 1).fill(null))
				.all<{ detail: string }>(),
		),
	);
	const steps = plans.flatMap(({ results }) => results.map(({ detail }) => detail));
	const walks = steps.filter((step) => /^SCAN (finders|users|finder_sightings)\b/.test(step));
	expect(walks.filter((step) => !step.includes("COVERING INDEX"))).toEqual([]);
});
