import { gzipSync } from "node:zlib";
import { createMemory, ownBudget } from "../storage/memory.ts";
import { SHORT_SECONDS } from "./lifetimes.rules.ts";

/** An answer to visitors. */
export type DeliveryAnswer = {
	status: number;
	body: Uint8Array<ArrayBuffer>;
	headers: Record<string, string>;
	/** Absent: nobody asks for it again, since it never changes or is an error. */
	etag?: string;
	/** By these the platform's cache finds it; absent: it may not keep it, unless it is immutable. */
	tags?: readonly string[];
};

/** Made once for all visitors: plain, and `gzipped` once a client has accepted gzip. */
type ReadyAnswer = DeliveryAnswer & { plain: Sendable; gzipped?: Sendable };
/**
 * What the runtime sends with least work (docs/benchmarks.md): `head` is a Response with the status and the headers, which costs
 * less to copy than an object of both, and a Blob costs less than bytes.
 */
type Sendable = { body: Blob | Uint8Array<ArrayBuffer>; head: Response };

const answers = createMemory<ReadyAnswer>();
/** Misses have their own memory, so that made-up addresses don't evict real answers. */
const misses = createMemory<ReadyAnswer>(ownBudget("misses"));
const ENTRY_OVERHEAD = 512;
/** Below this many bytes compressing saves less than it costs. */
const GZIP_MIN_BYTES = 1024;
/** Reserves room for the compressed copy of JSON, as a share of its bytes. */
const GZIPPED_SHARE = 0.4;

export function getAnswer(key: string, now: number): DeliveryAnswer | undefined {
	return getReady(key, now);
}

function getReady(key: string, now: number): ReadyAnswer | undefined {
	return answers.get(key, now) ?? misses.get(key, now);
}

export function setAnswer(key: string, answer: DeliveryAnswer, until: number): void {
	const memory = answer.status === 200 ? answers : misses;
	const headers = new Headers({ ...answer.headers, Vary: "Accept-Encoding" });
	const head = new Response(null, { status: answer.status, headers });
	const ready = { ...answer, plain: { body: answer.body, head } };
	memory.set(key, ready, answer.body.byteLength * (1 + GZIPPED_SHARE) + ENTRY_OVERHEAD, until);
}

function gzip({ body, plain, etag }: ReadyAnswer): Sendable {
	const headers = new Headers(plain.head.headers);
	headers.set("Content-Encoding", "gzip");
	// Other bytes with the same meaning have a weak validator (RFC 9110, 8.8.1).
	if (etag !== undefined) headers.set("ETag", `W/${etag}`);
	return {
		body: new Blob([new Uint8Array(gzipSync(body))]),
		head: new Response(null, { headers, encodeBody: "manual" }),
	};
}

const makings = createMemory<{ count: number }>();
/** More requests than the platform's cache lets through, with as many purges as an account has a minute. */
const MAKINGS_MAX = 5;

/**
 * Counts how often an answer is made anew for the platform's cache; false if that is so often that the cache can't be in
 * front of this worker, or somebody avoids it.
 */
export function mayMakeAnew(key: string, now: number): boolean {
	const known = makings.get(key, now);
	if (known) return ++known.count <= MAKINGS_MAX;
	makings.set(key, { count: 1 }, ENTRY_OVERHEAD, now + SHORT_SECONDS * 1000);
	return true;
}

/** For tests, which clear the storage behind it. */
export function clearAnswers(): void {
	makings.clear();
	answers.clear();
	misses.clear();
}

/**
 * The cache key of an address: its path and the two parameters that are used. Everything else is dropped, so that a
 * made-up parameter makes no second copy.
 */
function deliveryKey(path: string, query: string): string {
	if (query === "") return path;
	const params = new URLSearchParams(query);
	const known = ["locale", "q"].flatMap((name) => {
		const value = params.get(name);
		return value === null ? [] : [`${name}=${encodeURIComponent(value)}`];
	});
	return known.length === 0 ? path : `${path}?${known.join("&")}`;
}

/** Path and query of an absolute address, without creating a URL: this runs for every request of the finder. */
function splitAddress(url: string): { path: string; query: string } {
	const start = url.indexOf("/", url.indexOf("//") + 2);
	const mark = url.indexOf("?", start);
	return mark < 0
		? { path: url.slice(start), query: "" }
		: { path: url.slice(start, mark), query: url.slice(mark + 1) };
}

/** Answers from this isolate's memory only; undefined if it has nothing. */
export function answerFromMemory(request: Request, now: number): Response | undefined {
	if (request.method !== "GET") return undefined;
	const { path, query } = splitAddress(request.url);
	if (!path.startsWith("/finder/v1/")) return undefined;
	const answer = getReady(deliveryKey(path, query), now);
	if (!answer) return undefined;
	if (isUnchanged(request, answer)) return new Response(null, { status: 304, headers: answer.plain.head.headers });
	if (!acceptsGzip(request, answer)) return new Response(answer.plain.body, answer.plain.head);
	answer.gzipped ??= gzip(answer);
	return new Response(answer.gzipped.body, answer.gzipped.head);
}

function acceptsGzip(request: Request, { status, body }: DeliveryAnswer): boolean {
	if (status !== 200 || body.byteLength < GZIP_MIN_BYTES) return false;
	// The platform asks workers for gzip whatever the visitor accepts, and this header has the visitor's value.
	const accepted = request.cf?.clientAcceptEncoding ?? request.headers.get("accept-encoding");
	return typeof accepted === "string" && accepted.includes("gzip");
}

export function toResponse(request: Request, answer: DeliveryAnswer): Response {
	const { status, body, headers } = answer;
	return isUnchanged(request, answer)
		? new Response(null, { status: 304, headers })
		: new Response(body, { status, headers });
}

/**
 * A copy compressed here or by the edge has a weak validator and is compared as if it were strong (RFC 9110, 13.1.2).
 */
function isUnchanged(request: Request, { etag }: DeliveryAnswer): boolean {
	if (etag === undefined) return false;
	const known = request.headers.get("if-none-match");
	return known === etag || known === `W/${etag}`;
}
