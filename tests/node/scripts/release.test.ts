import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Build, buildDashboard } from "#scripts/deploy/release.ts";

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "wiper-finder-release-"));
});
afterEach(() => {
	vi.unstubAllEnvs();
	rmSync(folder, { recursive: true });
});

test("the dashboard for the account leaves alone the one that npm start serves", () => {
	vi.stubEnv("VITE_API_URL", undefined);
	const built: unknown[] = [];
	const build: Build = (...what) => {
		built.push(what);
		mkdirSync(join(folder, "dashboard"));
	};
	const { dashboard } = buildDashboard("https://finder.nordlicht.shop", folder, build);
	expect(dashboard).toBe(join(folder, "dashboard"));
	expect(built).toEqual([["dashboard", ["--outDir", dashboard], { VITE_API_URL: "https://finder.nordlicht.shop" }]]);
});
