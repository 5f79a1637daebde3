import type { Call } from "./call.ts";
import { findHolder, type Holder, holdState, releaseState, stateInUse } from "./running.ts";
import { CommandError, localSettings } from "./settings.ts";

/** A connection to a Wiper Finder, local or remote, as an administrator. `where` names it for display. */
export type System = { call: Call; close(): Promise<void>; where: string };

/**
 * Connects a command to a system: the one at `url` with an administrator's `token`, else the local server if it runs,
 * else the local state itself, in this process.
 */
export async function connectSystem({ url, token }: { url?: string; token?: string } = {}): Promise<System> {
	if (url !== undefined || token !== undefined) return connectRemote(url, token);
	const { stateDir } = localSettings();
	const holder = findHolder(stateDir);
	return holder ? connectLocalServer(holder, stateDir) : openHere(stateDir);
}

function connectRemote(url: string | undefined, token: string | undefined): System {
	if (!url || !token) throw new CommandError("Another system needs both --url and --token.");
	if (!URL.canParse(url))
		throw new CommandError(`${url} is not a valid address. Use one such as https://wipers.example.com.`);
	return { call: caller(url, token), close: async () => {}, where: url };
}

async function connectLocalServer(holder: Holder, stateDir: string): Promise<System> {
	if (holder.port === undefined || holder.token === undefined) throw stateInUse(holder, stateDir);
	const url = `http://localhost:${holder.port}`;
	if (!(await isHealthy(url))) throw stateInUse(holder, stateDir);
	return { call: caller(url, holder.token), close: async () => {}, where: `the local server (${url})` };
}

/** The worker and its runtime are loaded only if they are needed. */
async function openHere(stateDir: string): Promise<System> {
	const { openLocalState } = await import("./local-state.ts");
	holdState(stateDir, "a command on the local state");
	process.once("exit", () => releaseState(stateDir));
	const state = await openLocalState(stateDir);
	try {
		const call = state.callAs(await state.mintToken());
		return { call, close, where: `the local state (${stateDir})` };
	} catch (error) {
		await close();
		throw error;
	}

	async function close(): Promise<void> {
		await state.close();
		releaseState(stateDir);
	}
}

const caller =
	(url: string, token: string): Call =>
	(path, init = {}) => {
		const headers = new Headers(init.headers);
		headers.set("Authorization", `Bearer ${token}`);
		return fetch(new URL(path, url), { ...init, headers });
	};

async function isHealthy(url: string): Promise<boolean> {
	const answer = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
	return answer?.ok ?? false;
}
