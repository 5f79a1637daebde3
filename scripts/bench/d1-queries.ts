import { z } from "zod";
import type { Measure, Section } from "./measure.ts";
import { startRuntime } from "./runtime.ts";
import type { World } from "./world.ts";

export const COUNT_PATH = "/bench/d1-queries";
const countSchema = z.object({ queries: z.int() });
const RANDOM_ADDRESSES = 1000;
const BOOTSTRAP_MAX = { atMost: 1 };
const NONE = { atMost: 0 };

/** The number of D1 queries of a visit, and of made-up addresses. */
export async function countQueries(countedScript: string, world: World, size: string): Promise<Section> {
	const { url, forgetEdge, close } = await startRuntime({
		script: countedScript,
		folder: world.folder,
	});
	await forgetEdge();
	const ask = async (path: string) => (await fetch(url + path)).arrayBuffer();
	const visit = async () => {
		await ask(`/finder/v1/${world.uuid}`);
		await Promise.all([ask(`/finder/v1/shards/${world.largest.hash}`), ask(`/finder/v1/offers/${world.offer}`)]);
	};
	const counted = async (work: () => Promise<unknown>): Promise<number> => {
		await ask(COUNT_PATH);
		await work();
		return countSchema.parse(await (await fetch(url + COUNT_PATH)).json()).queries;
	};
	const measures: Measure[] = [
		{ name: "random addresses", value: await counted(() => askRandom(ask)), unit: "queries", budget: NONE },
		{ name: "a visit, cold", value: await counted(visit), unit: "queries", budget: BOOTSTRAP_MAX },
		{ name: "the same visit, warm", value: await counted(visit), unit: "queries", budget: NONE },
	];
	await close();
	return {
		title: `D1 queries, ${size}`,
		how: `Counted in the worker, around its database; a batch is one. A fresh isolate and an empty edge cache get ${RANDOM_ADDRESSES} made-up addresses of finders, shards, offers and of the calls for servers, then a visit (bootstrap, shard, offer) twice.`,
		measures,
	};
}

async function askRandom(ask: (path: string) => Promise<unknown>): Promise<void> {
	const hash = () => crypto.getRandomValues(Buffer.alloc(12)).toString("base64url");
	const addresses = Array.from({ length: RANDOM_ADDRESSES / 4 }, () => [
		`/finder/v1/${crypto.randomUUID()}`,
		`/finder/v1/shards/${hash()}`,
		`/finder/v1/offers/${hash()}`,
		`/finder/${crypto.randomUUID()}/get-brands`,
	]).flat();
	for (let at = 0; at < addresses.length; at += 20) await Promise.all(addresses.slice(at, at + 20).map(ask));
}
