import { afterEach, expect, test, vi } from "vitest";
import { losing } from "#tests/support/losing-database.ts";
import { ask } from "#tests/support/world.ts";
import worker from "#worker/index.ts";
import { CALLS, SECOND_PATHS } from "../call-table.ts";
import { repeatableWorld } from "./repeatable-world.ts";
import { FAULTS_ELSEWHERE, UNRECORDED_WRITES } from "./unrecorded-writes.ts";
import { PARTS_OF_IMPORTS, RECORDED, UNRECORDED } from "./write-table.ts";

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

const WRITES = { ...RECORDED, ...PARTS_OF_IMPORTS, ...UNRECORDED_WRITES };

test("every call that writes is done here, or says which test covers its faults", () => {
	const asking = Object.keys(UNRECORDED).filter((name) => UNRECORDED[name] === "asks");
	const writing = Object.keys(CALLS).filter((name) => !name.startsWith("GET ") && !asking.includes(name));
	const known = [WRITES, FAULTS_ELSEWHERE, SECOND_PATHS].flatMap((table) => Object.keys(table));
	expect(known.toSorted()).toEqual(writing.toSorted());
});

test.each(Object.entries(WRITES))(
	"%s that fails at any of its calls to the database goes through when it is repeated",
	async (name, { write }) => {
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
		// Who is signed in is the first one.
		expect(calls).toBeGreaterThan(name.includes(" /finder/") ? 0 : 1);
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
