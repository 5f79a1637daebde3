import type { ExecutionContext } from "hono";
import { isFinderUuid } from "../finders/finder-uuid.rules.ts";
import type { Database } from "../http/env.ts";
import { immutable, missing } from "../http/wire-answer.ts";
import { recall, remember, SHORT_SECONDS, type WireAnswer } from "../http/wire-memory.ts";
import { toLocale } from "../i18n/locale.rules.ts";
import { type ImmutableKind, immutableKey, isContentHash } from "../storage/immutable.ts";
import { makeBootstrap } from "./bootstrap.usecases.ts";

/** What answering visitors needs: storage, caches and the time. */
export type WireContext = {
	env: Env;
	db: Database;
	executionCtx: Pick<ExecutionContext, "waitUntil">;
	/** The public origin, whichever host was requested. */
	origin: string;
	now: number;
};

export async function bootstrapAnswer(wire: WireContext, uuid: string, asked: string | undefined): Promise<WireAnswer> {
	if (!isFinderUuid(uuid)) return missing("finders.not_available");
	const locale = toLocale(asked);
	// By a supported locale: unsupported ones share the finder's own copy.
	const key = `/finder/v1/${uuid}${locale === undefined ? "" : `?locale=${locale}`}`;
	const until = wire.now + SHORT_SECONDS * 1000;
	return through(wire, key, until, async () => {
		return (await makeBootstrap(wire, uuid, locale)) ?? missing("finders.not_available");
	});
}

/** Shards, offers and model lists. D1 is never queried. */
export async function immutableAnswer(wire: WireContext, kind: ImmutableKind, hash: string): Promise<WireAnswer> {
	if (!isContentHash(hash)) return missing("finders.unknown_address");
	return through(wire, `/finder/v1/${kind}/${hash}`, Number.POSITIVE_INFINITY, async () => {
		const object = await wire.env.MEDIA.get(immutableKey(kind, hash));
		return object ? immutable(new Uint8Array(await object.arrayBuffer()), hash) : missing("finders.unknown_address");
	});
}

const EDGE = "finder-wire";

/** From this isolate's memory, else the edge cache, else made; the answer is then stored in both. */
async function through(
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
