import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { ROOT } from "#scripts/local/settings.ts";
import { prepareBrowser } from "./browser.ts";
import { freePort } from "./free-port.ts";
import { copyDemo } from "./loaded-demo.ts";
import type { System } from "./system.ts";

/** `output`: what the command has printed so far. */
type StartedSystem = { system: System; output: () => string; stop: () => Promise<void> };

/** For a system that hangs; one that ends is noticed at once. A busy machine may take minutes to load the demo. */
const START_MS = 540_000;
/** What is starting may take a connection and never answer. */
const ANSWER_MS = 10_000;

/** One running system for all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	await prepareBrowser();
	const { system, stop } = await startSystem(copyDemo);
	project.provide("systems", [system]);
	return stop;
}

/** npm start, on free ports and with its own state, which is empty if nothing fills it. */
export async function startSystem(
	fill?: (stateDir: string) => Promise<unknown>,
	variables: Record<string, string | undefined> = {},
): Promise<StartedSystem> {
	const stateDir = mkdtempSync(join(tmpdir(), "wiper-finder-"));
	await fill?.(stateDir);
	const [port, dashboardPort] = [await freePort(), await freePort()];
	const place = { PORT: String(port), DASHBOARD_PORT: String(dashboardPort), STATE_DIR: stateDir };
	const env = { ...process.env, ...variables, ...place };
	const child = spawn(process.execPath, [join(ROOT, "scripts/start.ts")], {
		cwd: ROOT,
		env,
		stdio: ["ignore", "pipe", "pipe"],
	});
	const output: string[] = [];
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => output.push(String(chunk)));
	const system = { worker: `http://localhost:${port}`, dashboard: `http://localhost:${dashboardPort}`, stateDir };
	const stop = async () => {
		if (child.exitCode === null && child.kill("SIGTERM")) await once(child, "exit");
		rmSync(stateDir, { recursive: true, force: true });
	};
	try {
		await until(() => child.exitCode === null, [`${system.worker}/api/health`, system.dashboard], output);
	} catch (error) {
		await stop();
		throw error;
	}
	return { system, output: () => output.join(""), stop };
}

async function until(isRunning: () => boolean, urls: string[], output: string[]): Promise<void> {
	const end = Date.now() + START_MS;
	const ask = (url: string) => fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => undefined);
	while (Date.now() < end && isRunning()) {
		const answers = await Promise.all(urls.map(ask));
		if (answers.every((answer) => answer?.ok)) return;
		await new Promise((resolve) => setTimeout(resolve, 200));
	}
	throw new Error(`The system did not start:\n${output.join("")}`);
}
