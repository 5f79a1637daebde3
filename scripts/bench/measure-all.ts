import { cpus, loadavg } from "node:os";
import { basename, join } from "node:path";
import type { Bytes } from "#worker/imports/import-file.rules.ts";
import { buildWorker } from "./build-worker.ts";
import { fileBytes, generatedBytes } from "./catalogue-file.ts";
import { measureCost } from "./cost.ts";
import { countQueries } from "./d1-queries.ts";
import { measureDeliverySpeed } from "./delivery-speed.ts";
import { buildDashboard, measureGrids } from "./grids.ts";
import { measureImports } from "./import-speed.ts";
import { measureInBrowser } from "./in-browser.ts";
import type { Section } from "./measure.ts";
import { measureOrders } from "./orders.ts";
import type { Part } from "./parts.ts";
import { measureProducts } from "./products.ts";
import { sectionText } from "./report.ts";
import { buildElement } from "./script-parts.ts";
import { measureStorageUse } from "./storage-use.ts";
import { measureUsers } from "./users.ts";
import { measureVisit } from "./visit-bytes.ts";
import { makeWorld } from "./world.ts";

/** `rows`: those of a generated file, measured if there is no `data`. */
type BenchSettings = { rows: number; data: string | undefined; imports: number[]; only: Part | undefined };

/** All sections, each printed when it is measured; the folder is for what is built and stored. */
export async function measureAll(folder: string, { rows, data, imports, only }: BenchSettings): Promise<Section[]> {
	const [load = 0] = loadavg();
	console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? "unknown processor"}`);
	if (load > 1) console.log(`The machine is busy (load ${load.toFixed(1)}), so times will be too slow.`);
	const sections: Section[] = [];
	const script = buildWorker("worker/index.ts", join(folder, "worker"));
	const sizes: [string, () => Bytes][] = [
		[data === undefined ? `${rows} rows` : basename(data), data === undefined ? generatedBytes(rows) : fileBytes(data)],
		[`${rows * 10} rows`, generatedBytes(rows * 10)],
	];
	const worldOf = (at: number, file: () => Bytes) => makeWorld(script, join(folder, `state-${at}`), file);
	if (only === "warm") {
		for (const [at, [size, file]] of sizes.entries()) {
			for (const section of await measureDeliverySpeed(script, await worldOf(at, file), size, true)) show(section);
		}
		return sections;
	}
	if (only === "browser") {
		const assets = join(folder, "assets");
		show((await buildElement(assets)).section);
		for (const [at, [size, file]] of sizes.entries()) {
			for (const section of await measureInBrowser(script, assets, await worldOf(at, file), size)) show(section);
		}
		return sections;
	}
	for (const rows of imports)
		for await (const section of measureImports(script, join(folder, "imports"), rows)) show(section);
	if (only === "imports") return sections;
	const assets = join(folder, "assets");
	const element = await buildElement(assets);
	const countedScript = buildWorker("scripts/bench/counted-worker.ts", join(folder, "counted"));
	const dashboard = join(folder, "dashboard");
	await buildDashboard(dashboard);
	show(element.section);
	for (const [at, [size, file]] of sizes.entries()) {
		const world = await worldOf(at, file);
		show(await measureVisit(script, element, world, size));
		show(await countQueries(countedScript, world, size));
		for (const section of await measureDeliverySpeed(script, world, size)) show(section);
		for (const section of await measureInBrowser(script, assets, world, size)) show(section);
	}
	show(await measureStorageUse(generatedBytes(rows), generatedBytes(rows + 1), `${rows} rows`));
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
