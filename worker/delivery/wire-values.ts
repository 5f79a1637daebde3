import type { CatalogueIndex } from "../catalogue/fitment/catalogue-index.rules.ts";
import type { Shard } from "../catalogue/fitment/shard.rules.ts";
import type { ModelList } from "../catalogue/vehicles/model-list.rules.ts";
import type { Offer } from "../offers/offer.rules.ts";
import type { ImmutableKind } from "../storage/immutable.ts";
import { createMemory } from "../storage/memory.ts";
import { immutableAnswer, type WireContext } from "./wire.usecases.ts";

const MEGABYTE = 1024 * 1024;
/** Parsed JSON takes about this many times its bytes. */
const PARSED_FACTOR = 4;

/** Parsed immutable objects, for the calls that read them on the server; undefined if the hash is unknown. */
export const readShard = createReader<Shard>("shards");
export const readOffer = createReader<Offer>("offers");
export const readModelList = createReader<ModelList>("models");
export const readCatalogueIndex = createReader<CatalogueIndex>("sizes");

function createReader<Value>(kind: ImmutableKind) {
	const values = createMemory<Value>(8 * MEGABYTE);
	return async (wire: WireContext, hash: string): Promise<Value | undefined> => {
		const known = values.get(hash, wire.now);
		if (known !== undefined) return known;
		const answer = await immutableAnswer(wire, kind, hash);
		if (answer.status !== 200) return undefined;
		const value: Value = JSON.parse(new TextDecoder().decode(answer.body));
		values.set(hash, value, answer.body.byteLength * PARSED_FACTOR, Number.POSITIVE_INFINITY);
		return value;
	};
}
