import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Request } from "miniflare";
import { preview } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { unstable_generateASSETSBinding } from "wrangler";
import { ROOT } from "#scripts/local/settings.ts";

type Answer = { status: number; headers: { get(name: string): string | null }; text(): Promise<string> };
type Served = (path: string) => Promise<Answer>;

const PAGE = "<title>The application</title>";

let folder: string;
let servers: Record<string, Served>;
const stops: (() => unknown)[] = [];

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "wiper-finder-pages-"));
	cpSync(join(ROOT, "dashboard/public"), folder, { recursive: true });
	mkdirSync(join(folder, "assets"), { recursive: true });
	writeFileSync(join(folder, "index.html"), PAGE);
	writeFileSync(join(folder, "assets/start-abc.js"), "export {};");
	servers = { Pages: await pages(), preview: await previewed() };
});

afterAll(async () => {
	for (const stop of stops) await stop();
	rmSync(folder, { recursive: true, force: true });
});

/** Pages' own server of static files, which wrangler carries. */
async function pages(): Promise<Served> {
	const stop = new AbortController();
	stops.push(() => stop.abort());
	// Its logger is a class that wrangler doesn't export; the console has what is called.
	const options = { log: { ...console, log: () => {} }, directory: folder, signal: stop.signal };
	const serve: (request: Request) => Promise<Answer> = await Reflect.apply(unstable_generateASSETSBinding, null, [
		options,
	]);
	return (path) => serve(new Request(`https://dashboard.test${path}`));
}

async function previewed(): Promise<Served> {
	const server = await preview({
		configFile: join(ROOT, "dashboard/vite.config.ts"),
		build: { outDir: folder },
		preview: { port: 0, host: "127.0.0.1", strictPort: false },
		logLevel: "error",
	});
	stops.push(() => server.close());
	const [url = ""] = server.resolvedUrls?.local ?? [];
	return (path) => fetch(new URL(path, url));
}

/** The answer behind redirections. */
async function followed(name: string, path: string): Promise<Answer | undefined> {
	const answer = await servers[name]?.(path);
	const location = answer?.headers.get("location");
	return location ? followed(name, new URL(location, "https://dashboard.test").pathname) : answer;
}

test.each(["Pages", "preview"])("%s: a missing file of the build is 404 and not kept by anybody", async (name) => {
	const missing = ["/assets/missing.js", "/assets/old/start-abc.js", "/assets/missing.js?v=1"];
	for (const path of [...missing, "/assets/404", "/assets/404.html"]) {
		const answer = await followed(name, path);
		expect([path, answer?.status, answer?.headers.get("cache-control")]).toEqual([path, 404, "no-store"]);
		expect(await answer?.text()).not.toContain(PAGE);
	}
});

test.each(["Pages", "preview"])("%s: files and pages are served as before", async (name) => {
	const file = await servers[name]?.("/assets/start-abc.js");
	expect([file?.status, await file?.text()]).toEqual([200, "export {};"]);
	expect(name === "Pages" || file?.headers.get("cache-control")?.includes("immutable")).toBe(true);
	for (const path of ["/", "/users", "/c/preview", "/users/7.5"]) {
		const answer = await servers[name]?.(path);
		expect([path, answer?.status, await answer?.text()]).toEqual([path, 200, PAGE]);
		expect(answer?.headers.get("cache-control") ?? "").not.toContain("immutable");
	}
});
