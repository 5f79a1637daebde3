import { inBackground } from "./background.ts";
import { AFTER_ERRORS_SECONDS, PLATFORM_SECONDS } from "./lifetimes.rules.ts";

/** What belongs to a request; `cache` is there where the platform's cache is in front of the worker. */
export type Execution = { waitUntil(work: Promise<unknown>): void; cache?: CacheContext };

/** For that cache only: it takes this header out of the answer. */
const PLATFORM_CONTROL = "Cloudflare-CDN-Cache-Control";
const TAGS = "Cache-Tag";

/** The platform's cache, if there is one. The local runtime has none. */
export const platformCacheOf = (execution: Execution): CacheContext | undefined => execution.cache;

let deployment: { env: Env; isBehind: boolean } | undefined;

/**
 * Whether that cache is in front of the worker. All requests of a deployment have it or none, and reading it of each takes
 * 2 % of the time of a remembered answer.
 */
export function isBehindPlatformCache(env: Env, execution: Execution): boolean {
	if (deployment?.env !== env) deployment = { env, isBehind: platformCacheOf(execution) !== undefined };
	return deployment.isBehind;
}

/** Lets the platform's cache keep an answer for a short time, and find it by its tags. */
export const taggedHeaders = (tags: readonly string[]): Record<string, string> => ({
	[PLATFORM_CONTROL]: `max-age=${PLATFORM_SECONDS.fresh}, stale-while-revalidate=${PLATFORM_SECONDS.stale}, stale-if-error=${AFTER_ERRORS_SECONDS}`,
	[TAGS]: tags.join(","),
});

/**
 * That there is no bootstrap replaces the copy of one: otherwise that copy would be shown again as soon as the worker fails.
 * No tag of these is ever purged.
 */
export const replacesOlder = (): Record<string, string> => ({
	[PLATFORM_CONTROL]: "max-age=1, stale-if-error=0",
	[TAGS]: "none",
});

/** Parts of the cache's key, by which somebody could fill it with copies. */
const KEY_HEADERS = [
	...["x-http-method-override", "x-http-method", "x-method-override", "forwarded", "x-forwarded-host", "x-host"],
	...["x-forwarded-scheme", "x-original-url", "x-rewrite-url", "cloudflare-workers-version-key"],
];

/**
 * True if an answer to this request may be kept for others. The cache's key has neither the host nor the headers: without a
 * public origin answers contain the requested host, and who sends a token or a cookie is someone.
 */
export const isForEverybody = ({ method, headers }: Request, { PUBLIC_ORIGIN }: Env): boolean =>
	PUBLIC_ORIGIN !== "" &&
	(method === "GET" || method === "HEAD") &&
	!headers.has("authorization") &&
	!headers.has("cookie") &&
	!KEY_HEADERS.some((name) => headers.has(name));

/** Without what a visitor has already: behind the cache each answer is whole, since it may become everybody's. */
export function withoutCondition(request: Request): Request {
	if (!request.headers.has("if-none-match")) return request;
	const whole = new Request(request);
	whole.headers.delete("if-none-match");
	return whole;
}

/**
 * The last word on what the platform's cache may keep: files named by their content or version, and answers that name their
 * tags. All others are closed to it, also those that say nothing, which it would keep for two hours.
 */
export function closedToOthers(request: Request, env: Env, response: Response): Response {
	const isFile = response.status === 200 && isImmutable(response) && !request.url.includes("?");
	if (isForEverybody(request, env) && (response.headers.has(TAGS) || isFile)) return response;
	const closed = new Response(response.body, response);
	closed.headers.set(PLATFORM_CONTROL, "no-store");
	closed.headers.delete(TAGS);
	return closed;
}

const isImmutable = ({ headers }: Response): boolean => /\bimmutable\b/.test(headers.get("cache-control") ?? "");

/**
 * Deletes answers with one of these tags, after the answer. The account has few purges a minute: one that is refused or
 * fails is harmless, because what is kept is short-lived.
 */
export function purge(execution: Execution, tags: readonly string[]): void {
	const cache = platformCacheOf(execution);
	if (cache && tags.length > 0) inBackground(execution, "purge", purgeNow(cache, tags));
}

async function purgeNow(cache: CacheContext, tags: readonly string[]): Promise<void> {
	const { success, errors } = await cache.purge({ tags: [...tags] });
	const reasons = errors.map(({ code, message }) => `${code} ${message}`).join("; ");
	if (!success) console.error(`purge of ${tags.join(" ")} was refused: ${reasons}`);
}
