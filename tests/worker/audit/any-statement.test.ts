import { afterEach, expect, test, vi } from "vitest";
import { losing } from "#tests/support/losing-database.ts";
import { ask } from "#tests/support/world.ts";
import worker from "#worker/index.ts";
import { repeatableWorld } from "./repeatable-world.ts";
import { PARTS_OF_IMPORTS, RECORDED } from "./write-table.ts";

const fetch = worker.fetch;
/** Does a write whose request number `last` is answered with these bindings, and remembers that request. */
function listen(last: number, bindings: Env) {
	const sent: { total: number; last?: Request } = { total: 0 };
	vi.spyOn(worker, "fetch").mockImplementation((request, plain, context) => {
		const named = new Request(request);
		named.headers.set("idempotency-key", `key ${++sent.total}`);
		if (sent.total !== last) return fetch(named as typeof request, plain, context);
		sent.last = named.clone();
		return fetch(named as typeof request, bindings, context);
	});
	return sent;
}

afterEach(() => {
	vi.restoreAllMocks();
});

const WRITES = { ...RECORDED, ...PARTS_OF_IMPORTS };

test.each(Object.entries(WRITES))(
	"%s that fails at any of its calls to the database goes through when it is repeated",
	async (_, { write }) => {
		const begin = await repeatableWorld();
		const doing = async (last: number, failing: number) => {
			const world = await begin();
			const { seen, bindings } = losing(failing);
			const sent = listen(last, bindings);
			const reply = await write(world);
			vi.restoreAllMocks();
			return { reply, sent, calls: seen.calls };
		};
		const { sent: counted } = await doing(0, 0);
		const { calls } = await doing(counted.total, 0);
		expect(calls).toBeGreaterThan(1);
		for (let failing = 1; failing <= calls; failing++) {
			const { reply, sent } = await doing(counted.total, failing);
			// What only notes the answer may fail unheard.
			if (reply.status >= 300)
				expect([failing, reply.status, reply.headers.get("retry-after")]).toEqual([failing, 503, "2"]);
			const again = await ask(sent.last!.clone());
			expect([failing, again.status, again.text]).toEqual([failing, expect.toSatisfy((one) => one < 300), again.text]);
		}
	},
	60_000,
);
