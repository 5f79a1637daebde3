import { setTimeout as pause } from "node:timers/promises";
import { withRetry } from "#scripts/import/import-calls.ts";
import type { Call } from "#scripts/local/call.ts";
import { CommandError } from "#scripts/local/settings.ts";
import { cacheHit } from "./cache-hit.ts";
import { importOfManyRows, resetMail, twoWritesOfOneKey } from "./smoke-checks.ts";
import type { SmokeTarget } from "./smoke-target.rules.ts";

/** A version that was just deployed takes some seconds to be everywhere. */
const TRIES = 20;
const SERVED_TRIES = 3;
const BETWEEN_MS = 1500;

/**
 * Tests the deployed system at its address; fails with what is wrong. The whole test also writes, and leaves nothing that
 * anybody sees: a picture that nothing points to, a discarded import, a mail to its own user.
 */
export async function smoke(
	target: SmokeTarget,
	extent: "whole" | "short",
	say: (line: string) => void,
): Promise<void> {
	const ask: Call = (path, init = {}) => {
		const headers = new Headers(init.headers);
		for (const [name, value] of Object.entries(target.headers)) headers.set(name, value);
		return fetch(new URL(path, target.origin), { ...init, headers });
	};
	await answers(ask, target.version);
	say(`ok   ${target.origin} answers`);
	if (extent === "short") return;
	await dashboardAnswers(target.dashboard);
	say(`ok   ${target.dashboard} answers`);
	if (!target.user) {
		say("     SMOKE_USERNAME and SMOKE_PASSWORD aren't set, so nothing was written");
		return;
	}
	const token = await signIn(ask, target.user);
	const call: Call = (path, init = {}) => {
		const headers = new Headers(init.headers);
		headers.set("Authorization", `Bearer ${token}`);
		return ask(path, { ...init, headers });
	};
	try {
		for (const [name, check] of Object.entries(CHECKS)) say(`ok   ${name}${await check(call, ask)}`);
	} finally {
		await call("/admin/api/user/token-revoke", { method: "POST" });
	}
}

/** Each fails by an error, and may add to its line. `ask` calls without a token. */
const CHECKS: Readonly<Record<string, (call: Call, ask: Call) => Promise<string>>> = {
	"two writes of one key, 50 ms apart": twoWritesOfOneKey,
	"an import of 5,000 rows": importOfManyRows,
	"what visitors load is answered": cacheHit,
	"a mail for a new password is sent": resetMail,
};

/** Whether any version of the worker answers at its address. */
export async function isServed(origin: string): Promise<boolean> {
	for (let left = SERVED_TRIES; left > 0; left--) {
		const answer = await fetch(new URL("/api/health", origin)).catch(() => undefined);
		if (answer?.headers.has("x-version")) return true;
		await pause(BETWEEN_MS);
	}
	return false;
}

async function answers(ask: Call, version: string | undefined): Promise<void> {
	let last = "";
	for (let left = TRIES; left > 0; left--) {
		const answer = await ask("/api/health").catch((error: unknown) => String(error));
		const text = typeof answer === "string" ? answer : await answer.text();
		const answered = typeof answer === "string" ? null : answer.headers.get("x-version");
		if (typeof answer !== "string" && answer.ok && (version === undefined || answered === version)) return;
		last = `${typeof answer === "string" ? "" : answer.status} ${text.slice(0, 200)}${answered ? ` by version ${answered}` : ""}`;
		await pause(BETWEEN_MS);
	}
	throw new CommandError(`/api/health does not answer as it should: ${last.trim()}`);
}

async function dashboardAnswers(origin: string): Promise<void> {
	const page = await withRetry(() => fetch(origin));
	const isPage = page.ok && page.headers.get("content-type")?.startsWith("text/html");
	if (!isPage) throw new CommandError(`The dashboard at ${origin} answers ${page.status}.`);
}

async function signIn(ask: Call, user: { username: string; password: string }): Promise<string> {
	const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(user) };
	const answer = await ask("/api/login-check", init);
	if (!answer.ok) throw new CommandError(`SMOKE_USERNAME can't sign in: ${answer.status} ${await answer.text()}`);
	const { token }: { token: string } = await answer.json();
	return token;
}
