import { setTimeout as pause } from "node:timers/promises";
import { callJson } from "#scripts/import/import-calls.ts";
import type { Call } from "#scripts/local/call.ts";
import { CommandError } from "#scripts/local/settings.ts";
import type { Company } from "#worker/companies/company.schema.ts";
import type { Finder } from "#worker/finders/finder.schema.ts";
import type { List } from "#worker/http/list.schema.ts";

const TRIES = 3;
const BETWEEN_MS = 500;
/** What the cache has answered itself: developers.cloudflare.com/cache/concepts/cache-responses. */
const FROM_CACHE = ["HIT", "UPDATING"];

/**
 * Whether the platform's cache answers for a finder, by its own word. Without it the worker answers, so that a cache that
 * does nothing is said, and fails nothing: docs/self-hosting.md, 6. A visitor sends no token: answers to one are kept for
 * nobody.
 */
export async function cacheHit(call: Call, visit: Call, wait = () => pause(BETWEEN_MS)): Promise<string> {
	const finder = await newestOpen(call);
	if (!finder) return " (not tested: no finder is open to visitors)";
	const path = `/finder/v1/${finder.uuid}`;
	for (let left = TRIES - 1; ; left--) {
		const answered = await visit(path);
		await answered.arrayBuffer();
		if (answered.status !== 200) throw new CommandError(`${path} answers ${answered.status}.`);
		const status = answered.headers.get("cf-cache-status");
		if (status !== null && FROM_CACHE.includes(status)) return `, by the platform's cache (${status})`;
		// Without a word there is no cache.
		if (left === 0 || status === null)
			return `, but not by the platform's cache (${status ?? "no Cf-Cache-Status"}): docs/self-hosting.md, 6`;
		await wait();
	}
}

/** Of the newest hundred. To visitors, one that is disabled, or whose company is inactive, doesn't exist. */
async function newestOpen(call: Call): Promise<Finder | undefined> {
	const { answer } = await callJson<List<Finder>>(call, "/admin/api/config/list", { pageSize: 100 });
	const enabled = answer.data.filter((finder) => finder.enabled);
	for (const id of new Set(enabled.map(({ companyId }) => companyId))) {
		const company = await callJson<Company>(call, `/admin/api/company/${id}`);
		if (company.answer.active) return enabled.find(({ companyId }) => companyId === id);
	}
	return undefined;
}
