import { inBackground } from "./background.ts";
import { AFTER_ERRORS_SECONDS, PLATFORM_SECONDS } from "./lifetimes.rules.ts";

/** What belongs to a request; `cache` is there where the platform's cache is in front of the worker. */
export type Execution = { waitUntil(work: Promise<unknown>): void; cache?: CacheContext };

/** For that cache only: it takes this header out of the answer. */
const PLATFORM_CONTROL = "Cloudflare-CDN-Cache-Control";
const TAGS = "Cache-Tag";

/** The platform's cache, if there is one. The local runtime has none. */
export const platformCacheOf = (execution: Execution): CacheContext | undefined => execution.cache;

/** Lets the platform's cache keep an answer for a short time, and find it by its tags. */
export const keptByTags = (tags: readonly string[]): Record<string, string> => ({
	[PLATFORM_CONTROL]: `max-age=${PLATFORM_SECONDS.fresh}, stale-while-revalidate=${PLATFORM_SECONDS.stale}, stale-if-error=${AFTER_ERRORS_SECONDS}`,
	[TAGS]: tags.join(","),
});

/**
 * True if an answer to this request may be kept for others. The cache's key has neither the host nor the headers: without a
 * public origin answers contain the requested host, and who sends a token or a cookie is someone.
 */
export const isForEverybody = ({ method, headers }: Request, { PUBLIC_ORIGIN }: Env): boolean =>
	PUBLIC_ORIGIN !== "" &&
	(method === "GET" || method === "HEAD") &&
	!headers.has("authorization") &&
	!headers.has("cookie");

/**
 * The last word on what the platform's cache may keep: files named by their content or version, and answers that name their
 * tags. All others are closed to it, also those that say nothing, which it would keep for two hours.
 */
export function closedToOthers(request: Request, env: Env, response: Response): Response {
	const isPublic = response.status === 200 || response.status === 304;
	if (isPublic && isForEverybody(request, env) && (response.headers.has(TAGS) || isImmutable(response)))
		return response;
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
