import { type ImmutableKind, immutableKey, isContentHash } from "../storage/immutable.ts";
import { immutable, missing } from "./delivery-answer.ts";
import type { DeliveryContext } from "./delivery-context.ts";
import { type DeliveryAnswer, getAnswer, setAnswer } from "./delivery-memory.ts";
import { SHORT_SECONDS } from "./lifetimes.rules.ts";

/** Shards, offers and model lists. D1 is never queried. */
export async function immutableAnswer(
	delivery: DeliveryContext,
	kind: ImmutableKind,
	hash: string,
): Promise<DeliveryAnswer> {
	if (!isContentHash(hash)) return missing("finders.unknown_address");
	return cachedAnswer(delivery, `/finder/v1/${kind}/${hash}`, Number.POSITIVE_INFINITY, async () => {
		const object = await delivery.env.MEDIA.get(immutableKey(kind, hash));
		return object ? immutable(new Uint8Array(await object.arrayBuffer())) : missing("finders.unknown_address");
	});
}

const EDGE = "finder-wire";

/**
 * From this isolate's memory, else the edge cache, else made; the answer is then stored in both. Behind the platform's
 * cache, which is tiered and joins requests, there are no copies at the edge.
 */
export async function cachedAnswer(
	delivery: DeliveryContext,
	key: string,
	until: number,
	make: () => Promise<DeliveryAnswer>,
): Promise<DeliveryAnswer> {
	const cached = getAnswer(key, delivery.now);
	if (cached) return cached;
	const edge = delivery.hasPlatformCache ? undefined : await caches.open(EDGE);
	const address = new Request(`${delivery.origin}${key}`);
	const atEdge = await edge?.match(address);
	const answer = atEdge ? await toAnswer(atEdge) : await make();
	setAnswer(key, answer, answer.status === 200 ? until : delivery.now + SHORT_SECONDS * 1000);
	if (edge && !atEdge && answer.status === 200) {
		delivery.executionCtx.waitUntil(edge.put(address, new Response(answer.body, { headers: answer.headers })));
	}
	return answer;
}

const CACHED_HEADERS = [
	"Content-Type",
	"Access-Control-Allow-Origin",
	"X-Content-Type-Options",
	"Cache-Control",
	"ETag",
];

async function toAnswer(response: Response): Promise<DeliveryAnswer> {
	const named = CACHED_HEADERS.map((name) => [name, response.headers.get(name)] as const);
	const headers = Object.fromEntries(named.flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
	const body = new Uint8Array(await response.arrayBuffer());
	return { status: 200, body, headers, ...(headers.ETag !== undefined && { etag: headers.ETag }) };
}
