import { gzipSync } from "node:zlib";
import type { Budget, Measure, Section } from "./measure.ts";
import { startRuntime } from "./runtime.ts";
import type { ElementBuild } from "./script-parts.ts";
import type { World } from "./world.ts";

const KILOBYTE = 1000;

/** What a visitor's browser loads until the sets of a car are shown. */
export async function measureVisit(
	script: string,
	element: Pick<ElementBuild, "script" | "later">,
	world: World,
	size: string,
): Promise<Section> {
	const { url, close } = await startRuntime({ script, folder: world.folder });
	const load = async (path: string) => new Uint8Array(await (await fetch(`${url}/finder/v1/${path}`)).arrayBuffer());
	const parts = [
		weighed("script, with Lit", element.script, { atMost: 15 * KILOBYTE }),
		...element.later
			.filter(({ name }) => name === "rest")
			.map(({ name, code }) => weighed(`the script's later module ${name}`, code)),
		weighed("bootstrap, texts in it", await load(world.uuid), { atMost: 8 * KILOBYTE }),
		weighed(`largest shard (${world.largest.name})`, await load(`shards/${world.largest.hash}`), {
			atMost: 20 * KILOBYTE,
		}),
		weighed("offer of 10 assortments", await load(`offers/${world.offer}`), { atMost: 6 * KILOBYTE }),
	];
	await close();
	const sum = (pick: (part: Weight) => number) => parts.reduce((total, part) => total + pick(part), 0);
	return {
		title: `A whole visit, ${size}`,
		how: `${world.shards} vehicle brands, ${world.loaded.rows - world.loaded.refused} fitment rows. gzip -9 of each body; headers and pictures not counted. The script, then the bootstrap, then shard and offer side by side, and the parts of the script that come after the form.`,
		measures: [
			...parts.map(({ measure }) => measure),
			{ name: "total", value: sum(({ gzip }) => gzip), unit: "bytes", note: `raw ${sum(({ raw }) => raw)}` },
			{ name: "requests", value: parts.length, unit: "requests" },
		],
	};
}

type Weight = { raw: number; gzip: number; measure: Measure };

function weighed(name: string, body: Uint8Array, budget?: Budget): Weight {
	const [raw, gzip] = [body.byteLength, gzipSync(body, { level: 9 }).byteLength];
	return { raw, gzip, measure: { name, value: gzip, unit: "bytes", ...(budget && { budget }), note: `raw ${raw}` } };
}
