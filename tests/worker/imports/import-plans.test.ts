import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { FILES, givenFile } from "#tests/support/import-kinds.ts";
import { recorded, sender } from "#tests/support/query-plans.ts";

test.each(FILES)("an import of $name that was begun before is found by its file", async (kind) => {
	const { token, announcement } = await givenFile(kind);
	const statements = new Set<string>();
	expect((await sender(token, recorded(statements))(kind.path, announcement())).status).toBe(200);
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
