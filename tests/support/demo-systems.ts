import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Log, LogLevel } from "miniflare";
import type { TestProject } from "vitest/node";
import { type Server, startServer } from "#scripts/bench/runtime.ts";
import { buildStale } from "#scripts/local/build.ts";
import { type Service, startService, stopService, waitFor } from "#scripts/local/processes.ts";
import { announceServer } from "#scripts/local/running.ts";
import { ROOT, storageDir } from "#scripts/local/settings.ts";
import { prepareBrowser } from "./browser.ts";
import { builtWorker } from "./built-worker.ts";
import { freePort } from "./free-port.ts";
import { copyDemo } from "./loaded-demo.ts";
import { startRegisters, UK_PLATE_KEY } from "./registers.ts";
import type { System } from "./system.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** A POST to it with a system's index starts that system's worker anew, with the demo alone. */
		restartUrl: string;
		/** The public registers of vehicles that the workers ask. */
		registers: string;
	}
}

/** What every worker starts with. */
type Demo = { script: string; stateDir: string; token: string; registers: string };

/** A system: its dashboard runs for all files, its worker for one. */
type Slot = { system: System; port: number; dashboard: Service; runtime?: Server; started: Promise<void> };

/** A system for each process of the browser tests, whose worker every file starts anew (tests/support/fresh-demo.ts). */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	await prepareBrowser();
	buildStale(console.log);
	const folder = mkdtempSync(join(tmpdir(), "wiper-finder-"));
	const slots = await Promise.all(
		Array.from({ length: project.config.maxWorkers }, (_, index) => startDashboard(join(folder, `${index}`))),
	);
	const registers = await startRegisters();
	project.provide("registers", registers.service);
	const stateDir = join(folder, "demo");
	const demo = { token: await copyDemo(stateDir), stateDir, script: await builtWorker(), registers: registers.service };
	await Promise.all(slots.map(({ system, dashboard }) => waitFor(dashboard, system.dashboard)));
	const control = createServer((request, response) => {
		const slot = slots[Number(request.url?.slice(1))];
		const done = slot ? restartWorker(slot, demo) : Promise.reject(new Error(`no system ${request.url}`));
		done.then(
			() => response.end(),
			(error) => response.writeHead(500).end(String(error)),
		);
	});
	const controlPort = await freePort();
	control.listen(controlPort, "127.0.0.1");
	project.provide("restartUrl", `http://127.0.0.1:${controlPort}`);
	project.provide(
		"systems",
		slots.map(({ system }) => system),
	);
	return async () => {
		control.close();
		registers.stop();
		await Promise.all(slots.flatMap(({ runtime, dashboard }) => [runtime?.close(), stopService(dashboard)]));
		rmSync(folder, { recursive: true, force: true });
	};
}

async function startDashboard(stateDir: string): Promise<Slot> {
	const [port, dashboardPort] = [await freePort(), await freePort()];
	const system = { worker: `http://localhost:${port}`, dashboard: `http://localhost:${dashboardPort}`, stateDir };
	const preview = ["vite", "preview", "--config", "dashboard/vite.config.ts", "--strictPort"] as const;
	mkdirSync(stateDir, { recursive: true });
	const dashboard = startService("dashboard", [...preview, "--port", `${dashboardPort}`], `${stateDir}.log`, {
		WORKER_URL: system.worker,
	});
	return { system, port, dashboard, started: Promise.resolve() };
}

/** One start at a time: a file that gave up waiting may have left one under way. */
function restartWorker(slot: Slot, demo: Demo): Promise<void> {
	const started = slot.started.catch(() => undefined).then(() => startWorker(slot, demo));
	slot.started = started;
	return started;
}

/** The worker's port stays the same, so that the dashboard finds it; nothing else of the last file is left. */
async function startWorker(slot: Slot, { script, stateDir: demoDir, token, registers }: Demo): Promise<void> {
	const { system, port } = slot;
	await slot.runtime?.close();
	rmSync(system.stateDir, { recursive: true });
	cpSync(demoDir, system.stateDir, { recursive: true });
	mkdirSync(join(system.stateDir, "logs"));
	slot.runtime = await startServer({
		script,
		folder: storageDir(system.stateDir),
		assets: join(ROOT, "finder-element/dist"),
		port,
		vars: {
			DASHBOARD_ORIGIN: system.dashboard,
			VIN_SERVICE: registers,
			NL_PLATE_SERVICE: registers,
			UK_PLATE_SERVICE: registers,
			UK_PLATE_KEY,
		},
		log: new FileLog(join(system.stateDir, "logs/worker.log")),
	});
	announceServer(system.stateDir, { command: "npm test", port, token });
}

/** The runtime's messages; a mail is one. */
class FileLog extends Log {
	readonly #file: string;
	constructor(file: string) {
		super(LogLevel.INFO);
		this.#file = file;
	}
	override log(message: string): void {
		appendFileSync(this.#file, `${message}\n`);
	}
}
