import { join, relative } from "node:path";
import { gzipSync } from "node:zlib";
import { build, minifySync, type Plugin } from "vite";
import { ROOT } from "#scripts/local/settings.ts";
import type { Section } from "./measure.ts";

const SCRIPT_BUDGET = { atMost: 14_000 };
const WITH_REST_BUDGET = { atMost: 26_000 };
const WITH_SEARCH_BUDGET = { atMost: 30_000 };

/** The element's script as shops load it, what it loads later, and its parts by path. */
export type ElementBuild = { script: Uint8Array; later: { name: string; code: Uint8Array }[]; section: Section };

/** Builds the element into the folder, and measures the size of its parts. */
export async function buildElement(folder: string): Promise<ElementBuild> {
	const modules = new Map<string, string>();
	let script: Uint8Array = new Uint8Array();
	const later: ElementBuild["later"] = [];
	const collector: Plugin = {
		name: "module-sizes",
		generateBundle: (_options, bundle) => {
			for (const chunk of Object.values(bundle)) {
				if (chunk.type !== "chunk") continue;
				const code = new TextEncoder().encode(chunk.code);
				if (!chunk.isEntry) {
					later.push({ name: chunk.name, code });
					continue;
				}
				script = code;
				for (const [id, { code }] of Object.entries(chunk.modules)) modules.set(id, code ?? "");
			}
		},
	};
	const root = join(ROOT, "finder-element");
	await build({
		configFile: join(root, "vite.config.ts"),
		logLevel: "warn",
		plugins: [collector],
		build: { outDir: relative(root, folder) },
	});
	const total = gzipped(script);
	const bytesOf = (names: string[]) =>
		later.reduce((sum, { name, code }) => sum + (names.includes(name) ? gzipped(code) : 0), 0);
	const parts = Map.groupBy(modules, ([id]) => partOf(id));
	const alone = [...parts].map(([name, own]) => ({ name, bytes: aloneBytes(own.map(([, code]) => code)) }));
	const sum = alone.reduce((all, { bytes }) => all + bytes, 0);
	return {
		script,
		later,
		section: {
			title: "The script",
			how: "gzip -9 of the built file that pages name. Its parts are each minified and packed alone, then scaled so that together they are the whole: code of all parts is packed better together.",
			measures: [
				{ name: "total", value: total, unit: "bytes", budget: SCRIPT_BUDGET, note: `raw ${script.byteLength}` },
				...alone.map(({ name, bytes }) => ({
					name: `  ${name}`,
					value: (bytes / sum) * total,
					unit: "bytes" as const,
				})),
				...later.map(({ name, code }) => ({ name: `later: ${name}`, value: gzipped(code), unit: "bytes" as const })),
				{
					name: "the script and the rest: every visitor",
					value: total + bytesOf(["rest"]),
					unit: "bytes",
					budget: WITH_REST_BUDGET,
				},
				{
					name: "… and the search: who uses the text box",
					value: total + bytesOf(["rest", "search"]),
					unit: "bytes",
					budget: WITH_SEARCH_BUDGET,
				},
			],
		},
	};
}

function partOf(id: string): string {
	if (id.includes("/node_modules/")) return "Lit";
	return id.startsWith(join(ROOT, "worker/")) ? "rules shared with the worker" : "the element's own";
}

const gzipped = (text: string | Uint8Array): number => gzipSync(text, { level: 9 }).byteLength;

const aloneBytes = (codes: string[]): number => gzipped(minifySync("part.js", codes.join("\n")).code);
