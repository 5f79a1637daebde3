import { z } from "zod";
import { migrate } from "#scripts/local/migrate.ts";
import type { Bytes } from "#worker/imports/import-file.rules.ts";
import { type Loaded, loadCatalogue } from "./load-catalogue.ts";
import { startRuntime } from "./runtime.ts";
import { makeAdministrator, makeFinders, makeShop } from "./shop.ts";

/** An active catalogue, a shop that sells, and one of its finders. */
export type World = {
	folder: string;
	companyId: number;
	uuid: string;
	loaded: Loaded;
	/** The largest vehicle brand by the bytes of its shard. */
	largest: { name: string; hash: string };
	shards: number;
	offer: string;
};

const bootstrapSchema = z.object({
	offer: z.string(),
	brands: z.array(z.tuple([z.int(), z.string(), z.string()])).min(1),
});

/** Creates a world in an empty folder, with the worker's own calls. */
export async function makeWorld(script: string, folder: string, file: () => Bytes): Promise<World> {
	const { url, env, close } = await startRuntime({ script, folder });
	await migrate(env.DB);
	const token = await makeAdministrator(env);
	const call = (path: string, init: RequestInit = {}) => {
		const headers = new Headers(init.headers);
		headers.set("Authorization", `Bearer ${token}`);
		return fetch(url + path, { ...init, headers });
	};
	const companyId = await makeShop(env, call);
	const loaded = await loadCatalogue(call, file);
	const [uuid = ""] = await makeFinders(env, companyId, 1);
	const { offer, brands } = bootstrapSchema.parse(await (await fetch(`${url}/finder/v1/${uuid}`)).json());
	const largest = await findLargest(env, brands);
	await close();
	return { folder, companyId, uuid, loaded, largest, shards: brands.length, offer };
}

async function findLargest(env: Env, brands: [number, string, string][]): Promise<World["largest"]> {
	let largest = { name: "", hash: "", size: -1 };
	for (const [, name, hash] of brands) {
		const size = (await env.MEDIA.head(`shards/${hash}`))?.size ?? 0;
		if (size > largest.size) largest = { name, hash, size };
	}
	return largest;
}
