import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { type Platform, startPlatform } from "#tests/platform/bench/platform.ts";
import type { Invocation } from "#tests/platform/bench/rules.ts";
import type { Bytes } from "#worker/imports/import-file.rules.ts";
import { loadCatalogue } from "./load-catalogue.ts";
import type { Measure, Section } from "./measure.ts";
import { makeAdministrator, makeFinders, makeShop } from "./shop.ts";
import { storageJobs } from "./storage-jobs.ts";

/** Longer than an isolate keeps beacons, and the local queue waits. */
const QUEUE_MS = 8000;
/** D1's limit of an invocation is 1,000. */
const CALLS_MAX = { atMost: 900 };

const bootstrapSchema = z.object({
	offer: z.string(),
	brands: z.array(z.tuple([z.int(), z.string(), z.string()])).min(1),
});

/** What each kind of visit and each job asks of database and bucket, counted by the stand-ins of tests/platform. */
export async function measureStorageUse(file: () => Bytes, other: () => Bytes, size: string): Promise<Section> {
	const platform = await startPlatform({ isolates: 2 });
	const measures: Measure[] = [];
	try {
		const headers = { authorization: `Bearer ${await makeAdministrator(platform.env)}` };
		const call = (path: string, init: RequestInit = {}) =>
			answered(
				platform.call(path, { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), ...headers } }),
			);
		const companyId = await makeShop(platform.env, call);
		const [uuid = ""] = await makeFinders(platform.env, companyId, 1);
		const finder = Number(await platform.env.DB.prepare("SELECT id FROM finders").first("id"));
		await platform.takeReport();
		await count("import and activation", () => loadCatalogue(call, file));
		await count("visit, its offer unseen", () => visit(platform, uuid));
		await count("visit, the isolate cold", () => visit(platform, uuid, 1));
		await count("visit, warm", () => visit(platform, uuid, 1));
		await count("visit's beacon, to the database", () => leave(platform, uuid));
		await count("link to a product", () => answered(platform.call(`/finder/v1/${uuid}/product/BX0-20`)));
		await count("brands, for a server", () => answered(platform.call(`/finder/${uuid}/get-brands`)));
		await count("list of configurations", () => call("/admin/api/config/list", LIST));
		await count("quality report, new", () => call("/admin/api/catalogue/quality", LIST));
		await count("list of set products, searched", () => call("/admin/api/set-product/list", SEARCH));
		const jobs = storageJobs({ platform, call, companyId, finder, file: other });
		for (const [name, work] of Object.entries(jobs)) await count(name, work);
	} finally {
		await platform.close();
	}
	const how =
		"D1 calls of the invocation that has most (a batch is one), then the sums: invocations that used the storage, calls and their subrequests, rows that D1 says it read and wrote, operations of R2. Calls of queues, workflows and the cache, a few each, are not counted.";
	return { title: `Use of the storage, ${size}`, how, measures };

	async function count(name: string, work: () => Promise<unknown>): Promise<void> {
		await work();
		const { invocations } = await platform.takeReport();
		measures.push({ name, value: mostCalls(invocations), unit: "queries", budget: CALLS_MAX, note: sums(invocations) });
	}
}

const SEARCH = {
	...{ method: "POST", headers: { "content-type": "application/json" } },
	body: JSON.stringify({ search: "aero" }),
};
const LIST = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" };

/** A call that fails would count too little. */
async function answered(pending: Promise<Response>): Promise<Response> {
	const answer = await pending;
	if (answer.status >= 400) throw new Error(`${answer.url} answered ${answer.status}.`);
	return answer;
}

async function visit(platform: Platform, uuid: string, isolate = 0): Promise<void> {
	const get = (path: string) => answered(platform.call(`/finder/v1/${path}`, {}, isolate));
	const { offer, brands } = bootstrapSchema.parse(await (await get(uuid)).json());
	for (const path of [`shards/${brands[0]?.[2]}`, `offers/${offer}`]) await (await get(path)).arrayBuffer();
}

async function leave(platform: Platform, uuid: string): Promise<void> {
	const headers = { "content-type": "text/plain", origin: "https://shop.example" };
	await answered(platform.call(`/finder/v1/${uuid}/events`, { method: "POST", headers, body: '{"event":"ready"}' }));
	await pause(QUEUE_MS);
}

const isD1 = ({ storage }: Invocation["calls"][number]) => storage === "d1";

const mostCalls = (invocations: Invocation[]): number =>
	Math.max(0, ...invocations.map(({ calls }) => calls.filter(isD1).length));

function sums(invocations: Invocation[]): string {
	const calls = invocations.flatMap((invocation) => invocation.calls);
	const sum = (of: (invocation: Invocation) => number) =>
		invocations.reduce((total, one) => total + of(one), 0).toLocaleString("en-GB");
	const operations = Map.groupBy(
		calls.filter((one) => !isD1(one)),
		({ operation }) => operation,
	);
	const r2 = [...operations].map(([operation, { length }]) => `${length} ${operation}`).join(", ") || "nothing";
	return `${invocations.length} invocations, ${calls.filter(isD1).length} D1 calls, ${calls.length} subrequests; rows ${sum(({ rowsRead }) => rowsRead)} read, ${sum(({ rowsWritten }) => rowsWritten)} written; R2 ${r2}`;
}
