import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { prepareBrowser } from "./browser.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** Origins of the running system, and its state folder. */
		worker: string;
		dashboard: string;
		stateDir: string;
	}
}

/** For a system that hangs; one that ends is noticed at once. A busy machine may take minutes to load the demo. */
const START_MS = 600_000;

const ROOT = join(import.meta.dirname, "../..");

/** One running system for all browser tests: npm start, on free ports and with its own state. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	await prepareBrowser();
	const stateDir = mkdtempSync(join(tmpdir(), "wiper-finder-"));
	const [port, dashboardPort] = [await freePort(), await freePort()];
	const env = { ...process.env, PORT: String(port), DASHBOARD_PORT: String(dashboardPort), STATE_DIR: stateDir };
	const system = spawn(process.execPath, [join(ROOT, "scripts/start.ts")], {
		cwd: ROOT,
		env,
		stdio: ["ignore", "pipe", "pipe"],
	});
	const output: string[] = [];
	for (const stream of [system.stdout, system.stderr]) stream.on("data", (chunk) => output.push(String(chunk)));
	const worker = `http://localhost:${port}`;
	const dashboard = `http://localhost:${dashboardPort}`;
	const stop = async () => {
		if (system.exitCode === null && system.kill("SIGTERM")) await once(system, "exit");
		rmSync(stateDir, { recursive: true, force: true });
	};
	try {
		await until(() => system.exitCode === null, [`${worker}/api/health`, dashboard], output);
	} catch (error) {
		await stop();
		throw error;
	}
	project.provide("worker", worker);
	project.provide("dashboard", dashboard);
	project.provide("stateDir", stateDir);
	return stop;
}

async function until(isRunning: () => boolean, urls: string[], output: string[]): Promise<void> {
	const end = Date.now() + START_MS;
	while (Date.now() < end && isRunning()) {
		const answers = await Promise.all(urls.map((url) => fetch(url).catch(() => undefined)));
		if (answers.every((answer) => answer?.ok)) return;
		await new Promise((resolve) => setTimeout(resolve, 200));
	}
	throw new Error(`The system did not start:\n${output.join("")}`);
}

/** Below the system's ports for connections, one of which could be taken before the system listens. */
async function freePort(): Promise<number> {
	const port = 20_000 + Math.floor(Math.random() * 12_000);
	const server = createServer().listen(port, "127.0.0.1");
	const isFree = await once(server, "listening").then(
		() => true,
		() => false,
	);
	server.close();
	return isFree ? port : freePort();
}
