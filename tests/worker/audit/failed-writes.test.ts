import { afterEach, expect, test, vi } from "vitest";
import { lost } from "#tests/support/losing-database.ts";
import { ask } from "#tests/support/world.ts";
import { atWrite, dump } from "./recorded-batches.ts";
import { repeatableRequest } from "./repeatable-world.ts";
import { RECORDED } from "./write-table.ts";

afterEach(() => {
	vi.restoreAllMocks();
});

test.each(Object.entries(RECORDED))(
	"%s that fails in the database is 503, and nothing has moved",
	async (_, { write }) => {
		const { begin, request, reply: done, writes } = await repeatableRequest(write);
		expect(done.status).toBeLessThan(300);
		expect(writes).toBeGreaterThan(0);
		await begin();
		let untouched = "";
		atWrite(writes, {
			before: async () => {
				untouched = await dump();
				await lost();
			},
		});
		const reply = await ask(request());
		expect([reply.status, reply.headers.get("retry-after")]).toEqual([503, "2"]);
		expect(reply.text).not.toMatch(/D1|sql/i);
		expect(await dump()).toEqual(untouched);
	},
);
