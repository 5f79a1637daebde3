import { CACHE_LIMITS } from "./limits.ts";

/** How long an answer may be kept, in seconds. */
export type Policy = { fresh: number; stale: number; afterErrors: number };

/** What the platform's cache makes of an answer's headers; undefined: it isn't kept. */
export function policyOf(
	request: Request,
	{ status, headers }: { status: number; headers: Headers },
): Policy | undefined {
	const control = CONTROLS.map((name) => headers.get(name)).find((value) => value !== null);
	const directives = new Map(
		(control ?? "")
			.toLowerCase()
			.split(",")
			.map((part) => [part.split("=")[0]!.trim(), Number(part.split("=")[1])]),
	);
	const has = (name: string) => directives.has(name);
	if (has("no-store") || has("private") || headers.has("set-cookie") || headers.get("vary") === "*") return undefined;
	if (status === 206 || (status >= 520 && status <= 526)) return undefined;
	const isStrict = has("s-maxage") || has("must-revalidate") || has("proxy-revalidate");
	if (request.headers.has("authorization") && !has("public") && !isStrict) return undefined;
	if (control === undefined) return silent(status);
	const fresh = has("no-cache") ? 0 : (directives.get("s-maxage") ?? directives.get("max-age"));
	if (fresh === undefined) return silent(status);
	const stale = isStrict ? 0 : (directives.get("stale-while-revalidate") ?? 0);
	const afterErrors = isStrict ? 0 : (directives.get("stale-if-error") ?? Number.POSITIVE_INFINITY);
	return { fresh, stale, afterErrors };
}

/** The first that is there counts. */
const CONTROLS = ["cloudflare-cdn-cache-control", "cdn-cache-control", "cache-control"];

function silent(status: number): Policy | undefined {
	const fresh = CACHE_LIMITS.silentSeconds[status];
	return fresh === undefined ? undefined : { fresh, stale: 0, afterErrors: Number.POSITIVE_INFINITY };
}

/** Requests with equal keys share an answer: neither host nor tokens or cookies are in it. */
export function keyOf({ url, headers }: Request, version: string): string {
	const { pathname, search } = new URL(url);
	return [version, pathname, search, ...KEY_HEADERS.map((name) => headers.get(name) ?? "")].join("\n");
}

/** Against cache poisoning: cache/how-to/cache-keys. The scheme counts unless it is http or https, which nobody needs here. */
const KEY_HEADERS = [
	...["x-http-method-override", "x-http-method", "x-method-override", "x-forwarded-scheme"],
	...["x-forwarded-host", "x-host", "x-original-url", "x-rewrite-url", "forwarded"],
	"cloudflare-workers-version-key",
];
