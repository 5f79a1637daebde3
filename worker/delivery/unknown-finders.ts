import { missing } from "../http/delivery-answer.ts";
import type { DeliveryContext } from "../http/delivery-context.ts";
import type { DeliveryAnswer } from "../http/delivery-memory.ts";
import { MINUTE_SECONDS, tooManyOfVisitor } from "../http/limit-visitor.ts";
import { isWithinLimitOrUnknown } from "../http/within-limit.ts";
import { createMemory, ownBudget } from "../storage/memory.ts";

const BYTES_AN_ENTRY = 256;

/** Finders that this isolate has answered. */
const known = createMemory<true>(ownBudget("known finders"));
/** Networks that have asked for too many finders that aren't there. */
const rejected = createMemory<true>(ownBudget("rejected networks"));

/**
 * What `find` reads from the database, or that there is no such finder. A network that asks for many that aren't there is
 * rejected for a minute before the database is asked, but for finders that this isolate knows: visitors of a shop may be
 * behind the same address. docs/adr/0002.
 */
export async function findWithinLimit(
	{ env, client, now }: DeliveryContext,
	uuid: string,
	find: () => Promise<DeliveryAnswer | undefined>,
): Promise<DeliveryAnswer> {
	if (client !== undefined && rejected.get(client, now) && !known.get(uuid, now)) throw tooManyOfVisitor();
	const answer = await find();
	if (answer) {
		setKnownFinder(uuid);
		return answer;
	}
	// Only what isn't there counts: a network may have many visitors, of many shops.
	if (client !== undefined && !(await isWithinLimitOrUnknown(env.EVENTS_LIMITER, `missing ${client}`, now)))
		rejected.set(client, true, BYTES_AN_ENTRY, now + MINUTE_SECONDS * 1000);
	return missing("finders.not_available");
}

/** It was answered here, from wherever. */
export function setKnownFinder(uuid: string): void {
	known.set(uuid, true, BYTES_AN_ENTRY, Number.POSITIVE_INFINITY);
}

/** For tests, which clear the storage behind it. */
export function clearUnknownFinders(): void {
	known.clear();
	rejected.clear();
}
