import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { buildWorker } from "#scripts/bench/build-worker.ts";
import { startRuntime } from "#scripts/bench/runtime.ts";
import { runCommand } from "#scripts/local/command.ts";
import { readOptions } from "#scripts/local/options.ts";
import { CommandError, QUIET_WRANGLER } from "#scripts/local/settings.ts";
import { administer, work } from "./back-office.ts";
import { exportFiles } from "./exports.ts";
import { importCatalogues, importProducts } from "./imports.ts";
import { createLedger } from "./ledger.ts";
import { watchMemory } from "./memory.ts";
import { report } from "./report.ts";
import { makeSoakWorld } from "./soak-world.ts";
import { type Visits, visit } from "./visitors.ts";
import { checkData } from "./wholeness.ts";

const VISITORS = 4;
/** Counts of visits are written after some seconds. */
const SETTLE_MS = 10_000;

const USAGE = `npm run soak -- [options]

Lets visitors, shops, administrators, imports and exports use one worker side by side, then checks its answers, its
memory and its data. Exit code 1: something did not hold.

  --minutes N   how long (30)`;

await runCommand(async () => {
	const { values } = readOptions(USAGE, { minutes: { type: "string", default: "30" } });
	const minutes = Number(values.minutes);
	if (!(minutes > 0)) throw new CommandError("--minutes is a number above 0.");
	Object.assign(process.env, QUIET_WRANGLER);
	const folder = mkdtempSync(join(tmpdir(), "wiper-finder-soak-"));
	try {
		if (!(await soak(folder, minutes))) process.exitCode = 1;
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
});

async function soak(folder: string, minutes: number): Promise<boolean> {
	const script = buildWorker("worker/index.ts", join(folder, "worker"));
	const runtime = await startRuntime({ script, folder: join(folder, "state") });
	const world = await makeSoakWorld(runtime);
	console.log(
		`${minutes} minutes of ${VISITORS} visitors, ${world.finders.length} people of shops, an administrator, imports and exports.`,
	);
	const ledger = createLedger(runtime.url);
	const visits: Visits = new Map();
	const stopWatching = watchMemory();
	const until = Date.now() + minutes * 60_000;
	const visitors = Array.from({ length: VISITORS }, () => visit(ledger, world, visits, until));
	const people = world.finders.map(async (finder) => [finder, await work(ledger, finder, until)] as const);
	const [catalogues, products, files] = await Promise.all([
		importCatalogues(ledger, world, until),
		importProducts(ledger, world, until),
		exportFiles(ledger, world, until),
		administer(ledger, world, until),
		...visitors,
	]);
	const confirmed = new Map(await Promise.all(people));
	const samples = stopWatching();
	await pause(SETTLE_MS);
	const checks = await checkData(runtime, world, confirmed, visits);
	await runtime.close();
	const { text, holds } = report({ ledger, samples, checks, done: { catalogues, products, files } });
	console.log(text);
	return holds;
}
