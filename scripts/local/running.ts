import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { CommandError } from "./settings.ts";

/** The process that has the local state open. With port and token it is the local server, whose calls are used. */
const holderSchema = z.object({
	pid: z.int().positive(),
	command: z.string(),
	port: z.int().optional(),
	token: z.string().optional(),
});
export type Holder = z.infer<typeof holderSchema>;

/** The folders that this process holds. */
const held = new Set<string>();

const fileOf = (stateDir: string) => join(stateDir, "running.json");

/** The process that holds the state, or undefined if there is none; a file left by a crash is ignored. */
export function findHolder(stateDir: string): Holder | undefined {
	const holder = read(fileOf(stateDir));
	if (!holder) return undefined;
	// Process ids repeat: in a container that starts anew, even for the same command.
	const isRunning = holder.pid === process.pid ? held.has(stateDir) : isAlive(holder.pid);
	return isRunning ? holder : undefined;
}

/** Takes the state for this process: two processes must never write the same local state. */
export function holdState(stateDir: string, command: string): void {
	mkdirSync(stateDir, { recursive: true });
	const holder = findHolder(stateDir);
	if (holder) throw stateInUse(holder, stateDir);
	if (existsSync(fileOf(stateDir))) rmSync(fileOf(stateDir));
	write(stateDir, { pid: process.pid, command }, "wx");
}

/** Stores the server's address and token for other commands. */
export function announceServer(stateDir: string, server: { command: string; port: number; token: string }): void {
	write(stateDir, { pid: process.pid, ...server }, "w");
}

export function releaseState(stateDir: string): void {
	if (held.delete(stateDir) && read(fileOf(stateDir))?.pid === process.pid) rmSync(fileOf(stateDir), { force: true });
}

export const stateInUse = ({ pid, command }: Holder, stateDir: string): CommandError =>
	new CommandError(
		`The local state is in use by "${command}" (process ${pid}). Wait for it or stop it, then try again.\n` +
			`If that process no longer runs, delete ${fileOf(stateDir)}.`,
	);

/** The file contains a token: readable by its owner only. `wx` fails if another process was faster. */
function write(stateDir: string, holder: Holder, flag: "w" | "wx"): void {
	writeFileSync(fileOf(stateDir), JSON.stringify(holder), { flag, mode: 0o600 });
	held.add(stateDir);
}

function read(file: string): Holder | undefined {
	try {
		return holderSchema.parse(JSON.parse(readFileSync(file, "utf8")));
	} catch {
		return undefined;
	}
}

function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch {
		return false;
	}
}
