import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { generatedBytes } from "#scripts/bench/catalogue-file.ts";
import { loadCatalogue } from "#scripts/bench/load-catalogue.ts";
import { makeAdministrator, makeFinders, makeShop } from "#scripts/bench/shop.ts";
import { type Platform, startPlatform } from "#tests/platform/bench/platform.ts";
import type { Report } from "#tests/platform/bench/rules.ts";
import { BACKUP_CRON } from "#worker/jobs/backup.rules.ts";
import { FREQUENT_CRON } from "#worker/jobs/frequent.rules.ts";
import { sum, type Usage } from "./cost.rules.ts";

const ROWS = 5300;
/** Each at its own isolate, so that each beacon is its own batch, as when every visitor is at another place. */
const BEACONS = 6;
/** Longer than an isolate keeps beacons, and the local queue waits. */
const QUEUE_MS = 8000;
/** A message is written, read and deleted. */
const OPERATIONS_A_MESSAGE = 3;
const GB = 1e9;

const bootstrapSchema = z.object({
	offer: z.string(),
	brands: z.array(z.tuple([z.int(), z.string(), z.string()])).min(1),
});

export type Measured = Record<"cold" | "warm" | "beacon" | "list" | "backup", Usage>;

/** What a visit, a beacon, a list of the back-office and a backup of a GB of the database cost, counted by the stand-ins of tests/platform. */
export async function measureUsage(): Promise<Measured> {
	const platform = await startPlatform({ isolates: BEACONS });
	try {
		const token = await makeAdministrator(platform.env);
		const call = (path: string, init: RequestInit = {}) => {
			const headers = new Headers(init.headers);
			headers.set("Authorization", `Bearer ${token}`);
			return platform.call(path, { ...init, headers });
		};
		const companyId = await makeShop(platform.env, call);
		await loadCatalogue(call, generatedBytes(ROWS));
		const uuids = await makeFinders(platform.env, companyId, BEACONS);
		const [uuid = ""] = uuids;
		await visit(platform, uuid);
		await platform.takeReport();
		const cold = await counted(platform, () => visit(platform, uuid, 1));
		const warm = await counted(platform, () => visit(platform, uuid, 1));
		const beacon = await measureBeacon(platform, uuids);
		const backup = await counted(platform, () => platform.runNightly(BACKUP_CRON));
		const { meta } = await platform.env.DB.prepare("SELECT 1").run();
		const list = await counted(platform, () => read(call("/admin/api/config/list", LIST)));
		return {
			cold: { ...cold, requests: 3 },
			warm: { ...warm, requests: 3 },
			beacon,
			list: { ...list, requests: 1 },
			backup: Object.fromEntries(Object.entries(backup).map(([meter, used]) => [meter, (used * GB) / meta.size_after])),
		};
	} finally {
		await platform.close();
	}
}

const LIST = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" };

async function read(answer: Promise<Response>): Promise<Response> {
	const response = await answer;
	if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
	return response;
}

/** Bootstrap, the shard of a vehicle brand, and the offer. */
async function visit(platform: Platform, uuid: string, isolate = 0): Promise<void> {
	const get = (path: string) => read(platform.call(path, {}, isolate));
	const { offer, brands } = bootstrapSchema.parse(await (await get(`/finder/v1/${uuid}`)).json());
	const [, , shard] = brands[0] ?? [0, "", ""];
	for (const path of [`shards/${shard}`, `offers/${offer}`]) await (await get(`/finder/v1/${path}`)).arrayBuffer();
}

/**
 * A beacon of a website that has a visit on that day already, like nearly all, and its part of deleting the ids of batches
 * five days later.
 */
async function measureBeacon(platform: Platform, uuids: string[]): Promise<Usage> {
	await leave(platform, uuids);
	const counts = await counted(platform, () => leave(platform, uuids));
	const { meta } = await platform.env.DB.prepare("UPDATE counted_visits SET counted_at = 0").run();
	if (meta.changes !== 2 * uuids.length) throw new Error(`${meta.changes} batches were counted, not one a beacon.`);
	const deleted = await counted(platform, () => platform.runNightly(FREQUENT_CRON));
	const each = ({ rowsRead = 0, rowsWritten = 0 }: Usage, beacons: number): Usage => ({
		...{ rowsRead: rowsRead / beacons, rowsWritten: rowsWritten / beacons },
	});
	return {
		...sum(each(counts, uuids.length), each(deleted, 2 * uuids.length)),
		...{ requests: 1, queueOperations: OPERATIONS_A_MESSAGE },
	};
}

async function leave(platform: Platform, uuids: string[]): Promise<void> {
	const headers = { "content-type": "text/plain", origin: "https://shop.example" };
	const body = JSON.stringify({ event: "ready" });
	for (const [isolate, uuid] of uuids.entries())
		await read(platform.call(`/finder/v1/${uuid}/events`, { method: "POST", headers, body }, isolate));
	await pause(QUEUE_MS);
}

async function counted(platform: Platform, work: () => Promise<unknown>): Promise<Usage> {
	await platform.takeReport();
	await work();
	return usageOf(await platform.takeReport());
}

/** R2 bills writes and lists as class A, reads as class B. */
function usageOf({ invocations }: Report): Usage {
	const operations = invocations.flatMap(({ calls }) => calls).filter(({ storage }) => storage === "r2");
	const classB = operations.filter(({ operation }) => operation === "get" || operation === "head").length;
	return {
		rowsRead: invocations.reduce((sum, { rowsRead }) => sum + rowsRead, 0),
		rowsWritten: invocations.reduce((sum, { rowsWritten }) => sum + rowsWritten, 0),
		classA: operations.filter(({ operation }) => operation === "put" || operation === "list").length,
		classB,
	};
}
