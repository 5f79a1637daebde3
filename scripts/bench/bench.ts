import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { basename, join } from "node:path";
import { runCommand } from "#scripts/local/command.ts";
import { readOptions } from "#scripts/local/options.ts";
import { QUIET_WRANGLER } from "#scripts/local/settings.ts";
import type { Bytes } from "#worker/imports/import-file.rules.ts";
import { buildWorker } from "./build-worker.ts";
import { fileBytes, generatedBytes } from "./catalogue-file.ts";
import { measureCost } from "./cost.ts";
import { countQueries } from "./d1-queries.ts";
import { measureDeliverySpeed } from "./delivery-speed.ts";
import { buildDashboard, measureGrids } from "./grids.ts";
import { measureImport } from "./import-speed.ts";
import { measureInBrowser } from "./in-browser.ts";
import { machineText, slownessOfMachine } from "./machine.ts";
import type { Section } from "./measure.ts";
import { measureOrders } from "./orders.ts";
import { measureProducts } from "./products.ts";
import { sectionText, summaryText } from "./report.ts";
import { buildElement } from "./script-parts.ts";
import { measureStorageUse } from "./storage-use.ts";
import { measureUsers } from "./users.ts";
import { measureVisit } from "./visit-bytes.ts";
import { makeWorld } from "./world.ts";

const ROWS = 5300;

const USAGE = `npm run bench -- [options]

Measures speed and sizes against their budgets.

  --data FILE.csv   a fitment file to measure with (default: a generated one of ${ROWS} rows)
  --imports N,N     sizes of the imports, in rows (21601,1000000); a million takes minutes
  --imports-only    measure only the imports
  --json OUT.json   write all numbers to a file`;

await runCommand(async () => {
	const { values } = readOptions(USAGE, {
		json: { type: "string" },
		data: { type: "string" },
		imports: { type: "string", default: "21601,1000000" },
		"imports-only": { type: "boolean", default: false },
	});
	const slowness = slownessOfMachine();
	console.log(machineText(slowness));
	const imports = values.imports.split(",").map(Number).filter(Boolean);
	Object.assign(process.env, QUIET_WRANGLER);
	const folder = mkdtempSync(join(tmpdir(), "wiper-finder-bench-"));
	try {
		const sections = await bench(folder, { data: values.data, imports, importsOnly: values["imports-only"] });
		console.log(summaryText(sections, slowness));
		if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(sections, null, "\t")}\n`);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
});

type Wanted = { data: string | undefined; imports: number[]; importsOnly: boolean };

async function bench(folder: string, { data, imports, importsOnly }: Wanted): Promise<Section[]> {
	const [load = 0] = loadavg();
	console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? "unknown processor"}`);
	if (load > 1) console.log(`The machine is busy (load ${load.toFixed(1)}), so times will be too slow.`);
	const sections: Section[] = [];
	const script = buildWorker("worker/index.ts", join(folder, "worker"));
	for (const rows of imports) show(await measureImport(script, join(folder, "imports"), generatedBytes(rows)));
	if (importsOnly) return sections;
	const assets = join(folder, "assets");
	const element = await buildElement(assets);
	const countedScript = buildWorker("scripts/bench/counted-worker.ts", join(folder, "counted"));
	const dashboard = join(folder, "dashboard");
	await buildDashboard(dashboard);
	show(element.section);
	const sizes: [string, () => Bytes][] = [
		[data === undefined ? `${ROWS} rows` : basename(data), data === undefined ? generatedBytes(ROWS) : fileBytes(data)],
		[`${ROWS * 10} rows`, generatedBytes(ROWS * 10)],
	];
	for (const [at, [size, file]] of sizes.entries()) {
		const world = await makeWorld(script, join(folder, `state-${at}`), file);
		show(await measureVisit(script, element, world, size));
		show(await countQueries(countedScript, world, size));
		for (const section of await measureDeliverySpeed(script, world, size)) show(section);
		for (const section of await measureInBrowser(script, assets, world, size)) show(section);
	}
	show(await measureStorageUse(generatedBytes(ROWS), `${ROWS} rows`));
	show(await measureCost());
	show(await measureUsers({ script, countedScript, folder: join(folder, "users") }));
	show(await measureOrders({ script, countedScript, folder: join(folder, "orders") }));
	show(await measureGrids(script, dashboard, join(folder, "state-0")));
	for (const section of await measureProducts({ script, countedScript, folder: join(folder, "state-products") }))
		show(section);
	return sections;

	function show(section: Section): void {
		sections.push(section);
		console.log(sectionText(section));
	}
}
