import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const withOrigin = (text: string, origin: string) => text.replaceAll(" WORKER_ORIGIN", origin && ` ${origin}`);

/** The headers that public/_headers gives every page, for the local preview, so that it has the same policy. */
export function pageHeaders(file: string, origin: string): Record<string, string> {
	const [, rules = ""] = withOrigin(readFileSync(file, "utf8"), origin).split("\n/*\n");
	const lines = rules.split("\n");
	const own = lines.slice(
		0,
		lines.findIndex((line) => !line.startsWith("  ")),
	);
	return Object.fromEntries(
		own.map((line) => [line.slice(0, line.indexOf(":")).trim(), line.slice(line.indexOf(":") + 1).trim()]),
	);
}

/** Adds the worker's origin to the built _headers, whichever folder is built into. */
export function nameWorkerOrigin(origin: string): Plugin {
	let folder = "";
	return {
		name: "name-worker-origin",
		apply: "build",
		configResolved({ root, build }) {
			folder = resolve(root, build.outDir);
		},
		closeBundle() {
			const file = join(folder, "_headers");
			writeFileSync(file, withOrigin(readFileSync(file, "utf8"), origin));
		},
	};
}
