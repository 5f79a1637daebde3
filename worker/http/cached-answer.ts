import { type ImmutableKind, immutableKey, isContentHash } from "../storage/immutable.ts";
import { immutable, missing } from "./wire-answer.ts";
import type { WireContext } from "./wire-context.ts";
import { recall, remember, SHORT_SECONDS, type WireAnswer } from "./wire-memory.ts";

/** Shards, offers and model lists. D1 is never queried. */
export async function immutableAnswer(wire: WireContext, kind: ImmutableKind, hash: string): Promise<WireAnswer> {
	if (!isContentHash(hash)) return missing("finders.unknown_address");
	return cachedAnswer(wire, `/finder/v1/${kind}/${hash}`, Number.POSITIVE_INFINITY, async () => {
		const object = await wire.env.MEDIA.get(immutableKey(kind, hash));
		return object ? immutable(new Uint8Array(await object.arrayBuffer()), hash) : missing("finders.unknown_address");
	});
}

const EDGE = "finder-wire";

/** From this isolate's memory, else the edge cache, else made; the answer is then stored in both. */
export async function cachedAnswer(
	wire: WireContext,
	key: string,
	until: number,
	make: () => Promise<WireAnswer>,
): Promise<WireAnswer> {
	const remembered = recall(key, wire.now);
	if (remembered) return remembered;
	const edge = await caches.open(EDGE);
	const address = new Request(`${wire.origin}${key}`);
	const atEdge = await edge.match(address);
	const answer = atEdge ? await toAnswer(atEdge) : await make();
	remember(key, answer, answer.status === 200 ? until : wire.now + SHORT_SECONDS * 1000);
	if (!atEdge && answer.status === 200) {
		wire.executionCtx.waitUntil(edge.put(address, new Response(answer.body, { headers: answer.headers })));
	}
	return answer;
}

const KEPT_HEADERS = ["Content-Type", "Access-Control-Allow-Origin", "X-Content-Type-Options", "Cache-Control", "ETag"];

async function toAnswer(response: Response): Promise<WireAnswer> {
	const headers = Object.fromEntries(KEPT_HEADERS.map((name) => [name, response.headers.get(name) ?? ""]));
	return { status: 200, body: new Uint8Array(await response.arrayBuffer()), headers, etag: headers.ETag ?? "" };
}
