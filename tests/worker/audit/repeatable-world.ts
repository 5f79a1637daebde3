import { env } from "cloudflare:workers";
import { vi } from "vitest";
import type { Reply } from "#tests/support/world.ts";
import worker from "#worker/index.ts";
import { clearMemories } from "../fresh-state.ts";
import { keepRows } from "../kept-rows.ts";
import { countChanges } from "../stored-objects.ts";
import { atWrite } from "./recorded-batches.ts";
import { givenWorld, type World } from "./write-table.ts";

type Restore = () => Promise<void>;
type Write = (world: World) => Promise<Reply>;

/** A write's last request, which can be sent many times, and what makes the state before it again. */
type Repeatable = {
	begin: Restore;
	request: () => Request;
	/** What it was answered at first, and how many recorded batches it took. */
	reply: Reply;
	writes: number;
};

/** A world, and what makes it again as it was, which takes a tenth of the time of a new one. */
export async function repeatable<Given>(given: () => Promise<Given>): Promise<() => Promise<Given>> {
	const world = await given();
	const restore = await keepState();
	return async () => {
		await restore();
		return world;
	};
}

const known = new Map<Write, Promise<Repeatable>>();

/** Does a write, once for all tests that repeat its last request: its world takes longer than most of them. */
export function repeatableRequest(write: Write): Promise<Repeatable> {
	const made = known.get(write) ?? doOnce(write);
	known.set(write, made);
	return made;
}

async function doOnce(write: Write): Promise<Repeatable> {
	const world = await givenWorld();
	const { fetch } = worker;
	let last: { begin: Restore; request: Request } | undefined;
	const counted = atWrite(0, {});
	vi.spyOn(worker, "fetch").mockImplementation(async (request, bindings, context) => {
		last = { begin: await keepState(), request: request.clone() };
		counted.writes = 0;
		return fetch(request, bindings, context);
	});
	const reply = await write(world);
	vi.restoreAllMocks();
	if (!last) throw new Error("The write sends no request");
	const { begin, request } = last;
	const { url, method, headers } = request;
	// Each copy of a request would read its body through all earlier ones.
	const body = await request.arrayBuffer();
	return { begin, request: () => new Request(url, { method, headers, body }), reply, writes: counted.writes };
}

async function keepState(): Promise<Restore> {
	const restoreRows = await keepRows();
	const objects = new Map(
		await Promise.all(
			(await objectKeys()).map(async (key) => [key, await env.MEDIA.get(key).then(readObject)] as const),
		),
	);
	let changes = countChanges();
	return async () => {
		if (!(await restoreRows())) throw new Error("The schema or the values of a unique column were changed");
		if (changes !== countChanges()) {
			const present = new Set(await objectKeys());
			const added = [...present].filter((key) => !objects.has(key));
			if (added.length > 0) await env.MEDIA.delete(added);
			for (const [key, { bytes, ...metadata }] of objects)
				if (!present.has(key)) await env.MEDIA.put(key, bytes, metadata);
			changes = countChanges();
		}
		clearMemories();
	};
}

const objectKeys = async () => (await env.MEDIA.list()).objects.map(({ key }) => key);

async function readObject(object: R2ObjectBody | null) {
	if (!object) throw new Error("An object has vanished");
	const { httpMetadata = {}, customMetadata = {} } = object;
	return { bytes: await object.arrayBuffer(), httpMetadata, customMetadata };
}
