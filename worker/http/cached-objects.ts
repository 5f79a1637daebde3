import type { ImmutableKind } from "../storage/immutable.ts";
import { createMemory } from "../storage/memory.ts";
import { immutableAnswer } from "./cached-answer.ts";
import type { DeliveryContext } from "./delivery-context.ts";

/** Parsed JSON takes about this many times its bytes. */
const PARSED_FACTOR = 4;

/**
 * Reads immutable objects parsed, for the calls that use them on the server; undefined if the hash is unknown. `complete` adds
 * what this release knows of them.
 */
export function cachedObjects<Value>(kind: ImmutableKind, complete = (value: Value): Value => value) {
	const values = createMemory<Value>();
	return async (delivery: DeliveryContext, hash: string): Promise<Value | undefined> => {
		const known = values.get(hash, delivery.now);
		if (known !== undefined) return known;
		const answer = await immutableAnswer(delivery, kind, hash);
		if (answer.status !== 200) return undefined;
		const value = complete(JSON.parse(new TextDecoder().decode(answer.body)));
		values.set(hash, value, answer.body.byteLength * PARSED_FACTOR, Number.POSITIVE_INFINITY);
		return value;
	};
}
