import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { CommandError, LOCAL_WRANGLER, ROOT } from "./settings.ts";

export type Service = { name: string; log: string; process: ChildProcess };

/** The script of a tool, to be run by this Node. */
export const tool = (name: string): string => join(ROOT, "node_modules/.bin", name);

/** Starts a tool in its own process group, so that its child processes end with it. It writes only to the log. */
export function startService(name: string, args: [tool: string, ...string[]], log: string, env = {}): Service {
	const out = openSync(log, "w");
	const [first, ...rest] = args;
	const child = spawn(process.execPath, [tool(first), ...rest], {
		cwd: ROOT,
		env: { ...process.env, ...LOCAL_WRANGLER, ...env },
		stdio: ["ignore", out, out],
		detached: true,
	});
	return { name, log, process: child };
}

/** Waits until the address answers; fails with the log's last lines, at once if the service ends first. */
export async function waitFor({ name, log, process: child }: Service, url: string, seconds = 300): Promise<void> {
	const until = Date.now() + seconds * 1000;
	while (Date.now() < until && child.exitCode === null && child.signalCode === null) {
		const answer = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
		if (answer?.ok) return;
		await new Promise((resolve) => setTimeout(resolve, 150));
	}
	throw new CommandError(`The ${name} did not start. ${log} ends with:\n\n${tail(log)}`);
}

const tail = (log: string): string => readFileSync(log, "utf8").trimEnd().split("\n").slice(-15).join("\n");

/** Ends a service and all its child processes; SIGKILL follows after five seconds. */
export async function stopService({ process: child }: Service): Promise<void> {
	if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
	const ended = once(child, "exit");
	signal(child.pid, "SIGTERM");
	const hurry = setTimeout(() => signal(child.pid, "SIGKILL"), 5000);
	await ended;
	clearTimeout(hurry);
}

function signal(pid: number | undefined, name: NodeJS.Signals): void {
	try {
		if (pid !== undefined) process.kill(-pid, name);
	} catch {
		// It has ended in the meantime.
	}
}

/** Fails if something listens on the port, on either of the loopback addresses. */
export async function requireFreePort(port: number, variable: string): Promise<void> {
	for (const host of ["127.0.0.1", "::1"]) {
		if (await isTaken(port, host)) {
			throw new CommandError(`Port ${port} is in use. Choose another one: ${variable}=${port + 1} npm start`);
		}
	}
}

function isTaken(port: number, host: string): Promise<boolean> {
	return new Promise((resolve) => {
		const server = createServer();
		server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code === "EADDRINUSE"));
		server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(false)));
	});
}
