import { z } from "zod";
import { listInputSchema } from "../http/list.schema.ts";
import { ACTIVITY_ENTITIES, AUDIT_ACTIONS } from "./audit.rules.ts";
import { auditEntrySchema, dayOrMoment } from "./audit.schema.ts";

export const activitySchema = listInputSchema(["at"], 20)
	.omit({ search: true })
	.extend({
		/** One of the company's configurations. */
		finderId: z.int().positive(),
		/** Leaves out the company's other configurations. */
		onlyFinder: z.boolean().default(false),
		entity: z.enum(ACTIVITY_ENTITIES).optional(),
		action: z.enum(AUDIT_ACTIONS).optional(),
		/** Inclusive: a day or a moment. */
		from: dayOrMoment.optional(),
		/** A day is inclusive, a moment exclusive. */
		to: dayOrMoment.optional(),
	});
export type ActivityInput = z.output<typeof activitySchema>;

export const activityEntrySchema = auditEntrySchema.omit({ user: true, impersonator: true, company: true }).extend({
	/** A colleague by name; null: an administrator. */
	who: z.string().nullable(),
	/** True if an administrator acted, also as the colleague. */
	bySupport: z.boolean(),
});
export type ActivityEntry = z.infer<typeof activityEntrySchema>;
