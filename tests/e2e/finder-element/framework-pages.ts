import { execFile } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { tool } from "#scripts/local/processes.ts";
import { system } from "#tests/support/system.ts";

const PAGES = join(import.meta.dirname, "../../pages/frameworks");

/** Builds pages of `tests/pages/frameworks` with the docs' components, and gives the code of each file by its name. */
export async function buildPages(mode: "production" | "development", pages: string[]): Promise<Record<string, string>> {
	const dist = join(PAGES, "dist", mode);
	rmSync(dist, { recursive: true, force: true });
	const env = { ...process.env, NODE_ENV: mode, FINDER_HOST: system.worker, PAGES: pages.join() };
	const config = join(PAGES, "vite.config.ts");
	await promisify(execFile)(process.execPath, [tool("vite"), "build", "--config", config], { env });
	const built = join(dist, "pages");
	return Object.fromEntries(readdirSync(built).map((name) => [name, readFileSync(join(built, name), "utf8")]));
}
