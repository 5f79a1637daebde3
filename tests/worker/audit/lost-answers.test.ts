import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { lost } from "#tests/support/losing-database.ts";
import { ask } from "#tests/support/world.ts";
import worker from "#worker/index.ts";
import { freshState } from "../fresh-state.ts";
import { atWrite, dump } from "./recorded-batches.ts";
import { givenWorld, RECORDED } from "./write-table.ts";

/** What comes new with every answer, and why. */
const ALWAYS_NEW: Record<string, string> = {
	"POST /admin/api/user/token-create": "a token is kept nowhere; the one that got lost ends within the hour",
};

const fetch = worker.fetch;

/** Sends a key along with every call, as a careful caller does, and remembers the last call. */
function keyed() {
	const sent: { last?: Request } = {};
	let keys = 0;
	vi.spyOn(worker, "fetch").mockImplementation((request, bindings, context) => {
		const named = new Request(request);
		named.headers.set("idempotency-key", `key ${++keys}`);
		sent.last = named.clone();
		return fetch(named as typeof request, bindings, context);
	});
	return sent;
}

afterEach(() => {
	vi.restoreAllMocks();
});

const shapeOf = (body: unknown): unknown =>
	typeof body === "object" && body !== null ? Object.keys(body).sort() : typeof body;

test.each(Object.entries(RECORDED).filter(([name]) => !(name in ALWAYS_NEW)))(
	"%s whose answer got lost is done once, and answers the repeat",
	async (_, { write }) => {
		const counted = atWrite(0, {});
		const sound = await givenWorld();
		keyed();
		const wanted = await write(sound);
		expect(wanted.status).toBeLessThan(300);
		vi.restoreAllMocks();
		await freshState();

		let done = "";
		atWrite(counted.writes, {
			after: async () => {
				done = await dump();
				await lost();
			},
		});
		const world = await givenWorld();
		const sent = keyed();
		expect((await write(world)).status).toBe(503);
		vi.restoreAllMocks();

		const again = () => ask(sent.last!.clone(), env);
		const first = await again();
		expect([first.status, first.text]).toEqual([wanted.status, first.text]);
		expect(shapeOf(first.body)).toEqual(shapeOf(wanted.body));
		const second = await again();
		expect([second.status, second.text]).toEqual([first.status, first.text]);
		expect(entriesIn(await dump())).toBe(entriesIn(done));
	},
);

/** How many things were recorded as done. */
const entriesIn = (dumped: string): number => dumped.split('"request_key"').length;
