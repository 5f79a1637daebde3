import { afterEach, expect, test, vi } from "vitest";
import { lost } from "#tests/support/losing-database.ts";
import { ask } from "#tests/support/world.ts";
import { atWrite, dump } from "./recorded-batches.ts";
import { repeatableRequest } from "./repeatable-world.ts";
import { RECORDED } from "./write-table.ts";

/** What comes new with every answer, and why. */
const ALWAYS_NEW: Record<string, string> = {
	"POST /admin/api/user/token-create": "a token is kept nowhere; the one that got lost ends within the hour",
};

afterEach(() => {
	vi.restoreAllMocks();
});

const shapeOf = (body: unknown): unknown =>
	typeof body === "object" && body !== null ? Object.keys(body).sort() : typeof body;

test.each(Object.entries(RECORDED).filter(([name]) => !(name in ALWAYS_NEW)))(
	"%s whose answer got lost is done once, and answers the repeat",
	async (_, { write }) => {
		const { begin, request, reply: expected, writes } = await repeatableRequest(write);
		expect(expected.status).toBeLessThan(300);
		// Sends a key along, as a careful caller does.
		const send = () => {
			const named = request();
			named.headers.set("idempotency-key", "key");
			return ask(named);
		};
		await begin();
		let done = "";
		atWrite(writes, {
			after: async () => {
				done = await dump();
				await lost();
			},
		});
		expect((await send()).status).toBe(503);
		vi.restoreAllMocks();

		const first = await send();
		expect([first.status, first.text]).toEqual([expected.status, first.text]);
		expect(shapeOf(first.body)).toEqual(shapeOf(expected.body));
		const second = await send();
		expect([second.status, second.text]).toEqual([first.status, first.text]);
		expect(entriesIn(await dump())).toBe(entriesIn(done));
	},
);

/** How many things were recorded as done. */
const entriesIn = (dumped: string): number => dumped.split('"request_key"').length;
