import { z } from "zod";
import { VISIT_EVENTS } from "./visit.rules.ts";

/** No visitor does a thing more often before the page is left. */
const MOST_A_BEACON = 100;

/** What a visitor has done since the last beacon; elements that are pinned to their first version send each thing alone. */
export const beaconSchema = z.union([
	z
		.strictObject({ counts: z.partialRecord(z.enum(VISIT_EVENTS), z.int().min(1).max(MOST_A_BEACON)) })
		.transform(({ counts }) => counts),
	z.strictObject({ event: z.enum(VISIT_EVENTS) }).transform(({ event }) => ({ [event]: 1 })),
]);

const count = z.int().default(0);
const visitCountSchema = z.object({
	uuid: z.string(),
	origin: z.string(),
	/** Days since 1970 (UTC). */
	day: z.int(),
	lastSeenAt: z.int(),
	// A worker before or after this one may know fewer or more events.
	counts: z.object({
		...{ ready: count, vehicle: count, results: count },
		...{ no_result: count, no_car: count, product_click: count },
	}),
});
export type VisitCount = z.infer<typeof visitCountSchema>;

/** A message of the queue of visits; its id says whether it was counted already. */
export const visitBatchSchema = z.object({ id: z.string(), counts: z.array(visitCountSchema) });
export type VisitBatch = z.infer<typeof visitBatchSchema>;
