import { z } from "zod";
import { keyOf, type Policy, policyOf } from "./cache-policy.ts";
import { CACHE_LIMITS } from "./limits.ts";

type Kept = { status: number; headers: Headers; body: ArrayBuffer };
type Entry = Kept & Policy & { at: number; tags: string[]; vary: [name: string, value: string | null][] };
type Tier = { entries: Map<string, Entry[]>; filling: Map<string, Promise<unknown>> };
type Ask = (request: Request) => Promise<Response>;

/** What a worker may delete. */
export const purgeSchema = z.strictObject({
	tags: z.array(z.string()).optional(),
	pathPrefixes: z.array(z.string()).optional(),
	purgeEverything: z.boolean().optional(),
});

/** From where a visitor asks, and which version of the worker the platform chose. */
export type Visit = { place?: number; version?: string };

/**
 * The platform's cache as its documents describe it (developers.cloudflare.com/workers/cache), in front of one entrypoint:
 * a tier for each place and one for all. Where they say nothing, the worse is assumed: a tier doesn't count how old an answer
 * was when it came from the other. `run` is the worker; `now` the time in milliseconds.
 */
export function createPlatformCache({
	run,
	now,
}: {
	run: (request: Request, visit: Visit) => Promise<Response>;
	now: () => number;
}) {
	const upper: Tier = newTier();
	const lower = new Map<number, Tier>();
	const background: Promise<unknown>[] = [];
	let tokens: number = CACHE_LIMITS.purges.bucket;
	let filledAt = now();
	let refused = 0;
	return {
		ask,
		purge,
		/** How many purges the account had none left for. */
		refused: () => refused,
		settled: () => Promise.all(background),
	};

	/** What a visitor gets. `Cf-Cache-Status` says from where. */
	async function ask(request: Request, visit: Visit = {}): Promise<Response> {
		if (!["GET", "HEAD"].includes(request.method) || request.headers.has("upgrade")) return run(request, visit);
		const place = visit.place ?? 0;
		const near = lower.get(place) ?? newTier();
		lower.set(place, near);
		const key = keyOf(request, visit.version ?? "");
		const whole = new Request(request.url, { headers: request.headers });
		const below: Ask = (one) => through(upper, key, one, (another) => run(another, visit));
		const answer = await through(near, key, whole, below);
		const headers = new Headers(answer.headers);
		for (const name of ["cache-tag", "cloudflare-cdn-cache-control"]) headers.delete(name);
		const hasBody = request.method === "GET" && answer.status !== 304;
		return new Response(hasBody ? await answer.arrayBuffer() : null, { status: answer.status, headers });
	}

	async function through(tier: Tier, key: string, request: Request, below: Ask): Promise<Response> {
		const entry = tier.entries
			.get(key)
			?.find(({ vary }) => vary.every(([name, value]) => request.headers.get(name) === value));
		const age = entry ? (now() - entry.at) / 1000 : Number.POSITIVE_INFINITY;
		if (entry && age < entry.fresh) return toResponse(entry, "HIT");
		if (entry && age < entry.fresh + entry.stale) {
			if (!tier.filling.has(key)) background.push(fill(tier, key, request, below, entry).catch(() => {}));
			return toResponse(entry, "UPDATING");
		}
		const others = tier.filling.get(key);
		if (!others) return fill(tier, key, request, below, entry);
		await others.catch(() => {});
		// What may not be kept isn't shared: each asks for itself.
		return tier.filling.has(key) || tier.entries.has(key) ? through(tier, key, request, below) : below(request);
	}

	function fill(tier: Tier, key: string, request: Request, below: Ask, old?: Entry): Promise<Response> {
		const filling = fillNow(tier, key, request, below, old).finally(() => tier.filling.delete(key));
		tier.filling.set(key, filling);
		return filling;
	}

	async function fillNow(tier: Tier, key: string, request: Request, below: Ask, old?: Entry): Promise<Response> {
		const answer = await below(request).catch(() => new Response(null, { status: 500 }));
		const age = old ? (now() - old.at) / 1000 : 0;
		if (answer.status >= 500 && old && age < old.fresh + old.afterErrors) return toResponse(old, "STALE");
		const policy = policyOf(request, answer);
		if (!policy) return answer;
		const stored: Kept = { status: answer.status, headers: answer.headers, body: await answer.arrayBuffer() };
		const list = (name: string) =>
			(answer.headers.get(name) ?? "")
				.split(",")
				.map((one) => one.trim())
				.filter(Boolean);
		const vary = list("vary").map((name): Entry["vary"][number] => [name, request.headers.get(name)]);
		const entry: Entry = {
			...stored,
			...policy,
			at: now(),
			tags: list("cache-tag").map((tag) => tag.toLowerCase()),
			vary,
		};
		const others = (tier.entries.get(key) ?? []).filter((one) => JSON.stringify(one.vary) !== JSON.stringify(vary));
		tier.entries.set(key, [...others, entry]);
		return toResponse(entry, "MISS");
	}

	/** What a worker calls: the tokens are those of an account. */
	async function purge({ tags = [], pathPrefixes = [], purgeEverything = false }: z.infer<typeof purgeSchema>) {
		const { bucket, aMinute, operations } = CACHE_LIMITS.purges;
		tokens = Math.min(bucket, tokens + ((now() - filledAt) / 60_000) * aMinute);
		filledAt = now();
		if (tokens < 1 || tags.length + pathPrefixes.length > operations) {
			refused++;
			return { success: false, errors: [{ code: 10_000, message: "Rate limited." }] };
		}
		tokens--;
		const purged = tags.map((tag) => tag.toLowerCase());
		for (const { entries } of [upper, ...lower.values()])
			for (const [key, variants] of entries) {
				const path = key.split("\n")[1]!;
				const isTagged = variants.some((one) => one.tags.some((tag) => purged.includes(tag)));
				if (purgeEverything || isTagged || pathPrefixes.some((prefix) => path.startsWith(prefix))) entries.delete(key);
			}
		return { success: true, errors: [] };
	}
}

const newTier = (): Tier => ({ entries: new Map(), filling: new Map() });

function toResponse({ status, headers, body }: Kept, from: string): Response {
	const answer = new Response(status === 304 || status === 204 ? null : body.slice(0), { status, headers });
	answer.headers.set("cf-cache-status", from);
	return answer;
}
