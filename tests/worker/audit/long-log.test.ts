import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { counting, sender } from "#tests/support/query-plans.ts";
import { givenUser } from "#tests/support/world.ts";

const NEWEST = 100_000;
const OLDER = 60_000;
const ALL = NEWEST + OLDER;
/** A second passes from one entry to the next; the first company has every hundredth. */
const LOG = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${ALL})
	INSERT INTO audit_entries (id, at, user_id, user_name, company_id, action, entity, entity_id, title, searched)
	SELECT i, i * 1000, 1, 'a', 1 + (i % 100 > 0), 'update', iif(i % 3, 'order', 'finder'), i, 't', 'entry no' || i || '.' FROM n`;

test("a search in a long log reads its newest 100,000 entries that the filters leave, and says how far back", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	await env.DB.prepare(LOG).run();
	const seen = { rows: 0 };
	const send = sender(token, counting(seen));
	const search = async (filters: object) => {
		seen.rows = 0;
		const { data, ...rest } = (await send("/admin/api/audit/list", filters)).body;
		return { ids: data.map(({ id }: { id: number }) => id), ...rest };
	};
	const since = (id: number) => new Date(id * 1000).toISOString();

	const nowhere = { ids: [], totalItemCount: 0 };
	const sorts = ["id", "at"].flatMap((sortField) => ["asc", "desc"].map((sortOrder) => ({ sortField, sortOrder })));
	for (const sort of [{}, ...sorts]) {
		expect(await search({ search: "nowhere", ...sort })).toEqual({ ...nowhere, searchedFrom: since(OLDER + 1) });
		expect(seen.rows).toBeLessThan(2.1 * NEWEST);
	}
	expect((await search({ search: `no${OLDER}.` })).ids).toEqual([]);
	expect((await search({ search: `no${OLDER + 1}.` })).ids).toEqual([OLDER + 1]);

	// What filters leave is searched, however old.
	expect(await search({ search: "no100.", companyId: 1 })).toEqual({
		ids: [100],
		totalItemCount: 1,
		searchedFrom: null,
	});
	expect(seen.rows).toBeLessThan(10_000);
	expect((await search({ search: "no3.", entity: "finder" })).ids).toEqual([3]);
	const ofRecord = { search: "no7.", entity: "order", entityId: "7" };
	expect(await search(ofRecord)).toEqual({ ids: [7], totalItemCount: 1, searchedFrom: null });
	expect(seen.rows).toBeLessThan(100);

	// Of another filter's entries only those of the days are read, with a day before and after them.
	for (const days of [{ from: since(ALL - 5000) }, { to: since(5000) }]) {
		expect(await search({ search: "nowhere", entity: "order", ...days })).toEqual({ ...nowhere, searchedFrom: null });
		expect(seen.rows).toBeLessThan(0.8 * ALL);
	}

	// Older entries are found up to a day, or between two.
	const to = since(OLDER + 1);
	expect(await search({ search: "no5.", to })).toEqual({ ids: [5], totalItemCount: 1, searchedFrom: null });
	const from = since(90_000);
	expect(await search({ search: "no100000.", from })).toEqual({
		ids: [100_000],
		totalItemCount: 1,
		searchedFrom: null,
	});

	expect(await search({ pageSize: 1 })).toEqual({ ids: [ALL], totalItemCount: ALL, searchedFrom: null });
	expect(await search({ search: "entry", userId: 1, pageSize: 1 })).toEqual({
		...{ ids: [ALL], totalItemCount: 10_000, searchedFrom: since(OLDER + 1) },
	});
});
