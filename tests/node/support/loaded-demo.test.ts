import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { DEMO, WORKER } from "#tests/support/made-from.ts";

const ROOT = join(import.meta.dirname, "../../..");

/** The project's files that a file needs, itself included. */
function neededBy(file: string, files = new Set<string>()): Set<string> {
	if (files.has(file) || !existsSync(join(ROOT, file))) return files;
	files.add(file);
	const text = readFileSync(join(ROOT, file), "utf8");
	for (const [, path = ""] of text.matchAll(/(?:\bfrom |^import |\bimport\()"((?:#|\.)[^"]+)"/gm))
		neededBy(path.startsWith("#") ? path.slice(1) : relative(ROOT, join(ROOT, dirname(file), path)), files);
	return files;
}

const TYPES = globSync("{,worker/}tsconfig.json", { cwd: ROOT });

test.each([
	["the demo", DEMO, "scripts/demo/load.ts"],
	["the worker", WORKER, "worker/index.ts"],
])("%s is made anew when any of its sources has changed", (_, sources, entry) => {
	const known = new Set(globSync(sources, { cwd: ROOT }));
	const needed = [...neededBy(entry), ...TYPES];
	expect(needed.length).toBeGreaterThan(100);
	expect(needed.filter((file) => !known.has(file))).toEqual([]);
});
