import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import packaged from "../../../node_modules/@sparticuz/chromium/package.json" with { type: "json" };

const MODULE = join(import.meta.dirname, "../../support/packaged-browser.ts");

/** A process that unpacks the browser, if needed, and starts it at once. */
const programFor = (cache: string): string[] => [
	"--input-type=module",
	"-e",
	`import { execFileSync } from "node:child_process";
	const { packagedBrowser } = await import(${JSON.stringify(MODULE)});
	const { executablePath, env } = await packagedBrowser(${JSON.stringify(cache)});
	process.stdout.write(execFileSync(executablePath, ["--version", "--no-sandbox"], { env, encoding: "utf8" }));`,
];

async function startedVersion(cache: string): Promise<string> {
	return (await promisify(execFile)(process.execPath, programFor(cache))).stdout;
}

function givenCache(): string {
	const cache = mkdtempSync(join(tmpdir(), "wiper-finder-browser-"));
	onTestFinished(() => rmSync(cache, { recursive: true, force: true }));
	return cache;
}

test("processes that need the packaged browser at the same moment all start a finished one", async () => {
	const cache = givenCache();
	const versions = await Promise.all([startedVersion(cache), startedVersion(cache), startedVersion(cache)]);
	expect(versions).toEqual(versions.map(() => expect.stringContaining("153.")));
	expect(readdirSync(cache)).toEqual([packaged.version]);
}, 120_000);

test("what a killed process left half unpacked is not used", async () => {
	const cache = givenCache();
	const killed = spawn(process.execPath, programFor(cache));
	const ended = once(killed, "exit");
	await expect.poll(() => readdirSync(cache), { timeout: 60_000, interval: 5 }).not.toEqual([]);
	killed.kill("SIGKILL");
	await ended;
	expect(readdirSync(cache)).not.toContain(packaged.version);
	expect(await startedVersion(cache)).toContain("153.");
}, 120_000);
