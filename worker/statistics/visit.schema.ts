import { z } from "zod";
import { ARM_TYPES } from "../catalogue/fitment/arm.rules.ts";
import { parseVehicleId } from "../catalogue/fitment/vehicle-id.rules.ts";
import { VISIT_EVENTS } from "./visit.rules.ts";

/** No more of a kind count: a page stays open for long, but a beacon may be forged. */
const MOST_A_BEACON = 100;
const visits = z
	.int()
	.min(1)
	.transform((count) => Math.min(count, MOST_A_BEACON));

/** What a visitor has done since the last beacon; elements that are pinned to their first version send each thing alone. */
export const beaconSchema = z.union([
	z.strictObject({
		counts: z.partialRecord(z.enum(VISIT_EVENTS), visits),
		/** The page's own origin, see `visitedOrigin`. */
		page: z.string().optional(),
	}),
	z
		.strictObject({ event: z.enum(VISIT_EVENTS) })
		.transform(({ event }) => ({ counts: { [event]: 1 }, page: undefined })),
]);

/** Which arm a car has, as a visitor sees it: the car's id and the arm type's number. */
export const armBeaconSchema = z.strictObject({
	vehicle: z.string().transform((id, context) => {
		const car = parseVehicleId(id);
		if (!car) context.addIssue({ code: "custom", message: "finders.vehicle_id_invalid" });
		return car ?? z.NEVER;
	}),
	arm: z
		.int()
		.min(1)
		.max(ARM_TYPES.length)
		.transform((number) => ARM_TYPES[number - 1] ?? z.NEVER),
});

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

const armAnswerSchema = z.object({
	uuid: z.string(),
	// A worker before this one doesn't say it.
	origin: z.string().default(""),
	day: z.int(),
	variantId: z.int(),
	year: z.int(),
	armType: z.enum(ARM_TYPES),
	count: z.int(),
});

/**
 * A message of the queue of visits; its id says whether it was counted already. A worker before this one knows no arms, and
 * a later one may know more types.
 */
export const visitBatchSchema = z.object({
	id: z.string(),
	counts: z.array(visitCountSchema),
	arms: z.array(armAnswerSchema).default([]).catch([]),
});
export type VisitBatch = z.input<typeof visitBatchSchema>;
