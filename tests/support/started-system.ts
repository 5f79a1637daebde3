import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { prepareBrowser } from "./browser.ts";
import type { System } from "./system.ts";

/** For a system that hangs; one that ends is noticed at once. A busy machine may take minutes to load the demo. */
const START_MS = 600_000;

const ROOT = join(import.meta.dirname, "../..");

/** One running system for each process of the browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	await prepareBrowser();
	const started = await Promise.allSettled(Array.from({ length: project.config.maxWorkers }, startSystem));
	const running = started.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
	const stop = async () => void (await Promise.all(running.map((one) => one.stop())));
	const failed = started.find((result) => result.status === "rejected");
	if (failed) {
		await stop();
		throw failed.reason;
	}
	project.provide(
		"systems",
		running.map(({ system }) => system),
	);
	return stop;
}

/** npm start, on free ports and with its own state. */
async function startSystem(): Promise<{ system: System; stop: () => Promise<void> }> {
	const stateDir = mkdtempSync(join(tmpdir(), "wiper-finder-"));
	const [port, dashboardPort] = [await freePort(), await freePort()];
	const env = { ...process.env, PORT: String(port), DASHBOARD_PORT: String(dashboardPort), STATE_DIR: stateDir };
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
	return { system, stop };
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
