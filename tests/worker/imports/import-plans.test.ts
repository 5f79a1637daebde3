import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { FILES } from "#tests/support/import-kinds.ts";
import { recorded, sender } from "#tests/support/query-plans.ts";
import { givenUser } from "#tests/support/world.ts";

test.each(FILES)("an import of $name that was begun before is found by its file", async ({ path, mapping }) => {
	const { token } = await givenUser("ROLE_ADMIN");
	const statements = new Set<string>();
	const body = { fileHash: "a".repeat(64), parts: 1, rows: 1, mapping };
	expect((await sender(token, recorded(statements))(path, body)).status).toBe(200);
	const searches = [...statements].filter((sql) => sql.startsWith("select") && sql.includes("file_hash ="));
	expect(searches).toHaveLength(1);
	for (const sql of searches) {
		const values = Array(sql.split("?").length - 1).fill(null);
		const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
			.bind(...values)
			.all<{ detail: string }>();
		expect(results.map(({ detail }) => detail).join()).toContain("(file_hash=?");
	}
});
