import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { recorded, scans, sender } from "#tests/support/query-plans.ts";
import { givenUser } from "#tests/support/world.ts";

test("every filter of the audit log finds its entries by an index", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	const statements = new Set<string>();
	const send = sender(token, recorded(statements));
	const filters = [
		{ userId: 1 },
		{ companyId: 1 },
		{ entity: "finder" },
		{ entity: "finder", entityId: "1" },
		{ action: "update" },
		{ from: "2026-01-01", to: "2026-01-31" },
	];
	for (const filter of filters) {
		expect((await send("/admin/api/audit/list", filter)).status).toBe(200);
		expect((await send("/admin/api/audit/list", { ...filter, search: "x" })).status).toBe(200);
	}
	expect(statements.size).toBeGreaterThan(10);
	expect(await scans(statements)).toEqual([]);
});

test("the newest entries come without sorting the log", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	const statements = new Set<string>();
	const send = sender(token, recorded(statements));
	await send("/admin/api/audit/list", {});
	await send("/admin/api/audit/list", { sortField: "at" });
	await send("/admin/api/audit/list", { entity: "finder" });
	expect((await stepsOf(statements)).filter((step) => step.includes("TEMP B-TREE"))).toEqual([]);
});

test("where a search ends is found in an index, without the table or sorting", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	for (const filter of [{}, { companyId: 1 }, { entity: "finder" }, { from: "2026-01-01", to: "2026-01-31" }]) {
		const statements = new Set<string>();
		await sender(token, recorded(statements))("/admin/api/audit/list", { ...filter, search: "x" });
		const [border = ""] = [...statements].flatMap((sql) => /\(select "id" from .* offset \?\)/.exec(sql) ?? []);
		expect(await stepsOf([border.slice(1, -1)])).toEqual([expect.stringContaining(" USING COVERING INDEX ")]);
	}
});

async function stepsOf(statements: Iterable<string>): Promise<string[]> {
	const plans = await Promise.all(
		[...statements].map((sql) =>
			env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
				.bind(...Array(sql.split("?").length - 1).fill(null))
				.all<{ detail: string }>(),
		),
	);
	return plans.flatMap(({ results }) => results.map(({ detail }) => detail));
}
