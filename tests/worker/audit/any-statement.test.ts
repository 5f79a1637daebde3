import { afterEach, expect, test, vi } from "vitest";
import { losing } from "#tests/support/losing-database.ts";
import { ask } from "#tests/support/world.ts";
import worker from "#worker/index.ts";
import { CALLS, SECOND_PATHS } from "../call-table.ts";
import { repeatableRequest } from "./repeatable-world.ts";
import { FAULTS_ELSEWHERE, UNRECORDED_WRITES } from "./unrecorded-writes.ts";
import { PARTS_OF_IMPORTS, RECORDED, UNRECORDED } from "./write-table.ts";

const { fetch } = worker;

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
		const { begin, request } = await repeatableRequest(write);
		const keyed = () => {
			const named = request();
			named.headers.set("idempotency-key", "key");
			return named;
		};
		const doing = async (failing: number) => {
			await begin();
			const { seen, bindings } = losing(failing);
			// The queues' consumers have the whole database.
			vi.spyOn(worker, "fetch").mockImplementation((sent, _, context) => fetch(sent, bindings, context));
			const reply = await ask(keyed());
			vi.restoreAllMocks();
			return { reply, calls: seen.calls };
		};
		const { calls } = await doing(0);
		// Who is signed in is the first one.
		expect(calls).toBeGreaterThan(name.includes(" /finder/") ? 0 : 1);
		for (let failing = 1; failing <= calls; failing++) {
			const { reply } = await doing(failing);
			// What only notes the answer may fail unheard.
			if (reply.status >= 300)
				expect([failing, reply.status, reply.headers.get("retry-after")]).toEqual([failing, 503, "2"]);
			const again = await ask(keyed());
			expect([failing, again.status, again.text]).toEqual([failing, expect.toSatisfy((one) => one < 300), again.text]);
		}
	},
	60_000,
);
