import { env } from "cloudflare:workers";
import { createPlatformCache, type Visit } from "#tests/platform/bench/platform-cache.ts";
import { ask } from "./world.ts";

const HOST = "https://finder.test";

/** The worker behind the platform's cache, at a public origin unless the bindings say otherwise. */
export function behindCache(bindings: Env = { ...env, PUBLIC_ORIGIN: HOST }) {
	let runs = 0;
	let isRefusing = false;
	const cache = createPlatformCache({
		now: Date.now,
		async run(request) {
			runs++;
			const { status, headers, text } = await ask(request, bindings, context);
			return new Response(status === 204 || status === 304 ? null : text, { status, headers });
		},
	});
	const context: CacheContext = {
		purge: async (options) =>
			isRefusing ? { success: false, errors: [{ code: 10_000, message: "Rate limited." }] } : cache.purge(options),
		invalidate: cache.purge,
	};
	return {
		context,
		bindings,
		cache,
		/** How often the worker ran since this was last read. */
		takeRuns() {
			const before = runs;
			runs = 0;
			return before;
		},
		refusePurges() {
			isRefusing = true;
		},
		/** What a visitor gets, and from where. */
		async visit(path: string, init: RequestInit & Visit & { host?: string } = {}) {
			const { place, version, host = HOST, ...rest } = init;
			const at = { ...(place !== undefined && { place }), ...(version !== undefined && { version }) };
			const answer = await cache.ask(new Request(host + path, rest), at);
			const text = await answer.text();
			return { status: answer.status, headers: answer.headers, text, from: answer.headers.get("cf-cache-status") };
		},
		/** A call of the back-office. */
		write: (path: string, token: string, body: unknown) =>
			ask(
				new Request(HOST + path, {
					method: "POST",
					headers: {
						authorization: `Bearer ${token}`,
						"content-type": "application/json",
						"cf-connecting-ip": "2001:db8::1",
					},
					body: JSON.stringify(body),
				}),
				bindings,
				context,
			),
	};
}
