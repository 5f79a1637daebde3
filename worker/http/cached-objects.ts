import type { ImmutableKind } from "../storage/immutable.ts";
import { createMemory } from "../storage/memory.ts";
import { immutableAnswer } from "./cached-answer.ts";
import type { DeliveryContext } from "./delivery-context.ts";

/** Parsed JSON takes so many times its bytes: five (sizes) to nine (shards), measured. */
const PARSED_FACTOR = 8;

/** Reads immutable objects parsed, for the calls that use them on the server; undefined if the hash is unknown. */
export function cachedObjects<Value>(kind: ImmutableKind) {
	const values = createMemory<Value>();
	return async (delivery: DeliveryContext, hash: string): Promise<Value | undefined> => {
		const known = values.get(hash, delivery.now);
		if (known !== undefined) return known;
		const answer = await immutableAnswer(delivery, kind, hash);
		if (answer.status !== 200) return undefined;
		const value: Value = JSON.parse(new TextDecoder().decode(answer.body));
		values.set(hash, value, answer.body.byteLength * PARSED_FACTOR, Number.POSITIVE_INFINITY);
		return value;
	};
}
