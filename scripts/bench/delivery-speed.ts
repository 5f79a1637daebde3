import { HELLO, SELECT_ONE } from "./bare-workers.ts";
import { type Contestant, compete, type Standing } from "./contest.ts";
import { askAgain, askOnce } from "./load-client.ts";
import type { Section } from "./measure.ts";
import { type Runtime, startRuntime } from "./runtime.ts";
import { makeFinders } from "./shop.ts";
import type { World } from "./world.ts";

/** Many short turns: the rate of a machine that others use changes within seconds, and with it hello's. */
const WARM = { rounds: 75, restMs: 20 };
const WARM_SECONDS = 0.1;
const COLD = { rounds: 3, restMs: 100 };
const BARE_SECONDS = 0.5;
const COLD_REQUESTS = 100;
const WARM_SHARE = { atLeast: 0.8 };

/** Requests a second of visitors' calls beside two bare workers, cached and, unless that is all, uncached. */
export async function measureDeliverySpeed(
	script: string,
	world: World,
	size: string,
	isWarmOnly = false,
): Promise<Section[]> {
	const start = (worker: string, folder: string) => startRuntime({ script: worker, folder });
	const finder = await start(script, world.folder);
	const hello = await start(HELLO, `${world.folder}-hello`);
	const selectOne = await start(SELECT_ONE, `${world.folder}-select`);
	const bare = (seconds: number): Contestant[] => [
		{ name: 'bare worker, "hello"', turn: () => askAgain(hello.url, seconds) },
		{ name: "bare worker, SELECT 1", turn: () => askAgain(selectOne.url, seconds) },
	];
	const warm = await compete([...bare(WARM_SECONDS), ...warmContestants(finder, world)], WARM);
	const sections = [warmSection(warm, size)];
	if (!isWarmOnly) {
		const cold = await compete([...bare(BARE_SECONDS), ...(await coldContestants(finder, world))], COLD);
		sections.push(coldSection(cold, size));
	}
	for (const runtime of [finder, hello, selectOne]) await runtime.close();
	return sections;
}

function warmContestants({ url }: Runtime, { uuid, largest, offer }: World): Contestant[] {
	const paths = { bootstrap: uuid, [`shard of ${largest.name}`]: `shards/${largest.hash}`, offer: `offers/${offer}` };
	return Object.entries(paths).map(([name, path]) => ({
		name,
		turn: () => askAgain(`${url}/finder/v1/${path}`, WARM_SECONDS),
		budget: WARM_SHARE,
	}));
}

async function coldContestants(runtime: Runtime, world: World): Promise<Contestant[]> {
	const count = COLD.rounds * COLD_REQUESTS;
	const addresses = {
		bootstrap: await makeFinders(runtime.env, world.companyId, count),
		shard: await copies(runtime.env, "shards", world.largest.hash, count),
		offer: await copies(runtime.env, "offers", world.offer, count),
	};
	return Object.entries(addresses).map(([name, all]) => ({
		name,
		turn: (round) => {
			const batch = all.slice(round * COLD_REQUESTS, (round + 1) * COLD_REQUESTS);
			return askOnce(
				runtime.url,
				batch.map((address) => `/finder/v1/${address}`),
			);
		},
	}));
}

/** The same content under its own addresses, of the right shape; returns them. */
async function copies(env: Env, kind: "shards" | "offers", hash: string, count: number): Promise<string[]> {
	const object = await env.MEDIA.get(`${kind}/${hash}`);
	if (!object) throw new Error(`${kind}/${hash} is gone.`);
	const body = await object.arrayBuffer();
	const keys = Array.from({ length: count }, (_, at) => `${kind}/${String(at).padStart(16, "-")}`);
	for (const key of keys) await env.MEDIA.put(key, body);
	return keys;
}

const warmSection = ({ measures, busiest }: Standing, size: string): Section => ({
	title: `Requests a second, warm, ${size}`,
	how: `One address again and again, 10 connections, each worker on a socket of its own, ${WARM.rounds} rounds of ${WARM_SECONDS} s in turns; medians, and the median of each round's share of hello. The client was busy ${Math.round(busiest * 100)} % of its time at most${busiest > 0.9 ? ": it may have been the limit" : ""}.`,
	measures,
});

const coldSection = ({ measures }: Standing, size: string): Section => ({
	title: `Requests a second, cold, ${size}`,
	how: `Every request asks an address that neither the isolate's memory nor the edge cache has: ${COLD.rounds} rounds of ${COLD_REQUESTS} finders, each with an offer of its own, and as many copies of the largest shard and of an offer. Local D1 and R2 are in front of a disk, not of a network.`,
	measures,
});
