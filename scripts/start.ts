import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { signInHints } from "./demo/sign-in-hints.ts";
import { buildStale } from "./local/build.ts";
import { runCommand } from "./local/command.ts";
import { readOptions } from "./local/options.ts";
import { requireFreePort, type Service, startService, stopService, waitFor } from "./local/processes.ts";
import { announceServer, holdState, releaseState } from "./local/running.ts";
import { CommandError, localSettings } from "./local/settings.ts";

const COMMAND = "npm start";
const KEEP_ALIVE_MS = 60 * 60 * 1000;

const USAGE = `npm start

Builds the element and the dashboard if needed, loads a demo into an empty local state, and runs until Ctrl+C.

  PORT            port of the worker (8787)
  DASHBOARD_PORT  port of the dashboard (5173)
  STATE_DIR       folder of the local state (.state)`;

await runCommand(async () => {
	readOptions(USAGE, {});
	const place = readPlace();
	const { stateDir } = place;
	await Promise.all([requireFreePort(place.port, "PORT"), requireFreePort(place.dashboardPort, "DASHBOARD_PORT")]);
	holdState(stateDir, COMMAND);
	try {
		buildStale(console.log);
		// Loading takes seconds, so --help and errors in options come first.
		const { loadDemo } = await import("./demo/load.ts");
		await loadDemo(stateDir, console.log);
		await serve(place, await enter(stateDir));
	} finally {
		releaseState(stateDir);
	}
});

type Place = ReturnType<typeof readPlace>;

/** Where everything runs. */
function readPlace() {
	const { port, dashboardPort, stateDir } = localSettings();
	const [worker, dashboard] = [`http://localhost:${port}`, `http://localhost:${dashboardPort}`];
	return { port, dashboardPort, stateDir, worker, dashboard };
}

type Entry = { token: string; demoFinder: string | null };

/** Other commands use this token while the server runs. */
async function enter(stateDir: string): Promise<Entry> {
	const { openLocalState } = await import("./local/local-state.ts");
	const { holdsDemo } = await import("./demo/load.ts");
	const { DEMO_FINDER } = await import("./demo/load-finders.ts");
	const state = await openLocalState(stateDir);
	try {
		return { token: await state.mintToken(), demoFinder: (await holdsDemo(state.db)) ? DEMO_FINDER : null };
	} finally {
		await state.close();
	}
}

/** Runs worker and dashboard until this command is stopped, or one of them ends. */
async function serve(place: Place, { token, demoFinder }: Entry): Promise<void> {
	const { port, stateDir, worker, dashboard } = place;
	const stopped = whenStopped();
	console.log("Starting worker and dashboard …");
	const services = startServices(place);
	const ended = Promise.race(
		services.map(
			({ name, log, process: child }) =>
				new Promise<string>((resolve) => child.once("exit", () => resolve(`The ${name} has stopped. See ${log}.`))),
		),
	);
	try {
		const [first, second] = services;
		const ready = Promise.all([waitFor(first, `${worker}/api/health`), waitFor(second, dashboard)]);
		if ((await Promise.race([ready, stopped])) === "stopped") return;
		announceServer(stateDir, { command: COMMAND, port, token });
		console.log(welcome(place, demoFinder));
		const awake = setInterval(() => keepAlive(worker, token), KEEP_ALIVE_MS);
		const why = await Promise.race([stopped, ended]);
		clearInterval(awake);
		if (why !== "stopped") throw new CommandError(why);
	} finally {
		console.log("\nStopping …");
		await Promise.all(services.map(stopService));
	}
}

/** A signal; or the end of the npm that started this, whose shell doesn't pass signals on. */
function whenStopped(): Promise<"stopped"> {
	const parent = process.ppid;
	return new Promise((resolve) => {
		for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => resolve("stopped"));
		if (process.env.npm_lifecycle_event === undefined) return;
		setInterval(() => process.ppid !== parent && resolve("stopped"), 1000).unref();
	});
}

function startServices({ port, dashboardPort, stateDir, worker, dashboard }: Place): [Service, Service] {
	const logs = join(stateDir, "logs");
	mkdirSync(logs, { recursive: true });
	const dev = ["wrangler", "dev", "--port", `${port}`, "--inspector-port", "0", "--persist-to", stateDir] as const;
	const vars = ["--var", `DASHBOARD_ORIGIN:${dashboard}`, "--show-interactive-dev-session=false"];
	const preview = ["vite", "preview", "--config", "dashboard/vite.config.ts", "--strictPort"] as const;
	return [
		startService("worker", [...dev, ...vars], join(logs, "worker.log")),
		startService("dashboard", [...preview, "--port", `${dashboardPort}`], join(logs, "dashboard.log"), {
			WORKER_URL: worker,
		}),
	];
}

/** An idle session ends after a day; this one is used every hour. */
function keepAlive(worker: string, token: string): void {
	const headers = { Authorization: `Bearer ${token}` };
	fetch(`${worker}/admin/api/user/token-check`, { method: "POST", headers }).catch(() => undefined);
}

function welcome({ stateDir, worker, dashboard }: Place, demoFinder: string | null): string {
	const shop = demoFinder === null ? "" : `  A shop's page     ${worker}/finder/test/${demoFinder}\n`;
	const people = demoFinder === null ? "Sign in with your own user." : `Sign in to the demo as\n\n${signInHints()}`;
	return `
  Dashboard         ${dashboard}
${shop}  API               ${worker}/api/docs

${people}

Press Ctrl+C to stop. The state is in ${stateDir}. To start again with the demo: npm run demo -- --reset`;
}
