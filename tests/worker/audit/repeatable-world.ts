import { env } from "cloudflare:workers";
import { vi } from "vitest";
import type { Reply } from "#tests/support/world.ts";
import worker from "#worker/index.ts";
import { clearMemories } from "../fresh-state.ts";
import { keepRows } from "../kept-rows.ts";
import { countChanges } from "../stored-objects.ts";
import { givenWorld, type World } from "./write-table.ts";

type Restore = () => Promise<void>;

/** A world, and what makes it again as it was, which takes a tenth of the time of a new one. */
export async function repeatable<Given>(given: () => Promise<Given>): Promise<() => Promise<Given>> {
	const world = await given();
	const restore = await keepState();
	return async () => {
		await restore();
		return world;
	};
}

/**
 * Does a write, and keeps the state before its last request. Returns what makes that state again, and that request, which
 * can be sent many times.
 */
export async function repeatableRequest(
	write: (world: World) => Promise<Reply>,
): Promise<{ begin: Restore; request: () => Request }> {
	const world = await givenWorld();
	const { fetch } = worker;
	let last: { begin: Restore; request: Request } | undefined;
	const spy = vi.spyOn(worker, "fetch").mockImplementation(async (request, bindings, context) => {
		last = { begin: await keepState(), request: request.clone() };
		return fetch(request, bindings, context);
	});
	await write(world);
	spy.mockRestore();
	if (!last) throw new Error("The write sends no request");
	const { begin, request } = last;
	return { begin, request: () => new Request(request.clone()) };
}

async function keepState(): Promise<Restore> {
	const restoreRows = await keepRows();
	const kept = new Map(
		await Promise.all(
			(await objectKeys()).map(async (key) => [key, await env.MEDIA.get(key).then(readObject)] as const),
		),
	);
	let changes = countChanges();
	return async () => {
		if (!(await restoreRows())) throw new Error("The schema or the values of a unique column were changed");
		if (changes !== countChanges()) {
			const present = new Set(await objectKeys());
			const added = [...present].filter((key) => !kept.has(key));
			if (added.length > 0) await env.MEDIA.delete(added);
			for (const [key, { bytes, ...metadata }] of kept)
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
