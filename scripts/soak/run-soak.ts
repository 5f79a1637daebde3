import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { buildWorker } from "#scripts/bench/build-worker.ts";
import { startRuntime } from "#scripts/bench/runtime.ts";
import { administer, work } from "./back-office.ts";
import { exportFiles } from "./exports.ts";
import { importCatalogues, importProducts } from "./imports.ts";
import { createLedger } from "./ledger.ts";
import { watchMemory } from "./memory.ts";
import { startReceiver } from "./receiver.ts";
import { report } from "./report.ts";
import { FINDERS_A_SHOP, makeSoakWorld } from "./soak-world.ts";
import { newTraded, trade } from "./trade.ts";
import { checkTrade } from "./trade-checks.ts";
import { type SentCounts, visit } from "./visitors.ts";
import { checkData } from "./wholeness.ts";

const VISITORS = 4;
/** Counts of visits are written after some seconds. */
const SETTLE_MS = 10_000;

/** Runs everything side by side for so many minutes, prints the report, and tells whether all of it held. */
export async function soak(folder: string, minutes: number): Promise<boolean> {
	const script = buildWorker("worker/index.ts", join(folder, "worker"));
	const runtime = await startRuntime({ script, folder: join(folder, "state") });
	const receiver = await startReceiver();
	const world = await makeSoakWorld(runtime, receiver.url);
	console.log(
		`${minutes} minutes of ${VISITORS} visitors, ${world.finders.length} people of shops, orders and stock, an administrator, imports and exports.`,
	);
	const ledger = createLedger(runtime.url);
	const sent: SentCounts = { visits: new Map(), requests: new Map() };
	const traded = newTraded();
	const stopWatching = watchMemory();
	const until = Date.now() + minutes * 60_000;
	const visitors = Array.from({ length: VISITORS }, () => visit(ledger, world, sent, until));
	const { supplier } = world;
	const trades = world.finders
		.filter((_, at) => at % FINDERS_A_SHOP === 0)
		.map((shop) => trade(ledger, { shop, supplier, traded }, until));
	const people = world.finders.map(async (finder) => [finder, await work(ledger, finder, until)] as const);
	const [catalogues, products, files] = await Promise.all([
		importCatalogues(ledger, world, until),
		importProducts(ledger, world, until),
		exportFiles(ledger, world, until),
		administer(ledger, world, until),
		...visitors,
		...trades,
	]);
	const confirmed = new Map(await Promise.all(people));
	const samples = stopWatching();
	await pause(SETTLE_MS);
	const checks = [
		...(await checkData(runtime, world, confirmed, sent)),
		...(await checkTrade(runtime.env, world, { traded, sent, receiver })),
	];
	await runtime.close();
	receiver.close();
	const { text, holds } = report({ ledger, samples, checks, done: { catalogues, products, files } });
	console.log(text);
	return holds;
}
