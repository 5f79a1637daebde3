import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { recorded, scans } from "#tests/support/query-plans.ts";
import { db, givenUser } from "#tests/support/world.ts";
import { auditKeptFrom } from "#worker/audit/audit.rules.ts";
import { auditEntriesTable as entries } from "#worker/db/schema/audit.table.ts";
import { cleanUp } from "#worker/jobs/clean-up.usecases.ts";

const DAY = 86_400_000;
const NOW = 1000 * DAY;

/** A log with so many entries at each of these ages, in days. */
async function givenEntries(ages: number[], count: number): Promise<void> {
	const { id } = await givenUser("ROLE_ADMIN");
	for (const age of ages) {
		await env.DB.prepare(
			`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
			INSERT INTO audit_entries (at, user_id, user_name, action, entity, entity_id, title, searched)
			SELECT ?, ?, 'a', 'update', 'user', i, 't', 't' FROM n`,
		)
			.bind(count, NOW - age * DAY, id)
			.run();
	}
}

test("the night deletes the log's entries that are older than the setting, more than one piece of them", async () => {
	await givenEntries([400, 366, 364], 1200);
	const statements = new Set<string>();
	await cleanUp({ ...recorded(statements), AUDIT_KEEP_DAYS: "365" }, NOW);
	const left = await db.select({ at: entries.at }).from(entries);
	expect([left.length, new Set(left.map(({ at }) => at))]).toEqual([1200, new Set([NOW - 364 * DAY])]);
	expect(await scans([...statements].filter((sql) => sql.includes("audit_entries")))).toEqual([]);
});

test("without the setting the log is kept", async () => {
	await givenEntries([4000], 1);
	await cleanUp(env, NOW);
	expect(await db.$count(entries)).toBe(1);
});

test.each([undefined, "", "0", "7", "-365", "365 days", "1e3", "999999"])(
	"a setting of %j deletes nothing",
	(setting) => {
		expect(auditKeptFrom(setting, NOW)).toBeUndefined();
	},
);

test("a part of the night that fails leaves out no other, and the night fails", async () => {
	await givenEntries([400], 1);
	await env.DB.prepare("DROP TABLE sign_in_failures").run();
	await expect(cleanUp({ ...env, AUDIT_KEEP_DAYS: "365" }, NOW)).rejects.toThrow(AggregateError);
	expect(await db.$count(entries)).toBe(0);
	expect((await env.MEDIA.list({ prefix: "uses/" })).objects.length).toBe(1);
});
