import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeAdministrator } from "#scripts/bench/shop.ts";
import { confirmLossBy } from "#scripts/import/confirm-loss.ts";
import { importFile } from "#scripts/import/import-file.ts";
import { summarise } from "#scripts/import/summary.ts";
import { type Platform, startPlatform } from "./bench/platform.ts";

let platform: Platform;
let token: string;
const folder = mkdtempSync(join(tmpdir(), "wiper-finder-test-"));

beforeAll(async () => {
	platform = await startPlatform();
	token = await makeAdministrator(platform.env);
});
afterAll(async () => {
	rmSync(folder, { recursive: true });
	await platform?.close();
});

/** `npm run import` with such a file. */
async function run(lines: string[], { dryRun = false, lost }: { dryRun?: boolean; lost?: number } = {}) {
	const path = join(folder, "fitments.csv");
	const text = lines.join("\n");
	writeFileSync(path, text);
	const printed: string[] = [];
	const call = (to: string, init: RequestInit = {}) => {
		const headers = new Headers(init.headers);
		headers.set("authorization", `Bearer ${token}`);
		return platform.call(to, { ...init, headers });
	};
	const confirmLoss = confirmLossBy(lost === undefined ? {} : { lost }, { print: (line) => void printed.push(line) });
	const request = { mode: "replace" as const, dryRun, paired: false };
	const file = { path, size: Buffer.byteLength(text) };
	const outcome = await importFile(call, file, request, { progress: () => undefined, confirmLoss });
	return { outcome, printed: printed.join("\n") };
}

test("an import that leaves aliases without a car says so before it is activated, and only then is confirmed", async () => {
	const models = Array.from({ length: 20 }, (_, at) => `Saab,${at + 1}00,1999,26`);
	await run(["brand,model,year,driver,aliases", ...models.map((row) => `${row},`), "Saab,9-5,1999,26,mk1"]);
	const without = ["brand,model,year,driver", ...models];
	const tried = await run(without, { dryRun: true });
	expect(summarise(tried.outcome, 1)).toMatch(/Lost +1 [\s\S]*Saab 9-5: aliases mk1/);
	await expect(run(without)).rejects.toThrow("add --confirm-lost 1.");
	const { outcome, printed } = await run(without, { lost: 1 });
	expect(printed).toContain("Saab 9-5: aliases mk1");
	expect(outcome.version?.stats.variants).toBe(20);
});
