import { z } from "zod";
import { IMPORT_STATES } from "../imports/import.schema.ts";
import { OUTBOX_KINDS } from "../outbox/outbox.rules.ts";

const total = z.int().nonnegative();

/** The numbers of the administrator's start page. Visits and origins are those of the last 30 days. */
export const statisticsSchema = z.strictObject({
	configs: z.strictObject({ total, enabled: total, connected: total }),
	visits: z.strictObject({
		/** Finders that were seen on a shop's page. */
		finders: total,
		/** One entry a day, oldest first. */
		days: z.array(z.strictObject({ day: z.iso.date(), ready: total, results: total, noResults: total, noCars: total })),
		/** Between 0 and 1; null if nobody searched for wipers. */
		noResultShare: z.number().nullable(),
	}),
	origins: z.array(z.strictObject({ origin: z.string(), ready: total })),
	imports: z.strictObject({
		running: total,
		last: z
			.strictObject({ id: z.int(), fileName: z.string(), state: z.enum(IMPORT_STATES), updatedAt: z.iso.datetime() })
			.nullable(),
	}),
	catalogue: z
		.strictObject({ brands: total, models: total, variants: total, activatedAt: z.iso.datetime().nullable() })
		.nullable(),
	/** Active: signed in within the last 30 days. */
	users: z.strictObject({ total, active: total }),
	companies: z.strictObject({ total, active: total }),
	/** The latest of what could not be told to others, or not for hours: since then. */
	undelivered: z.array(
		z.strictObject({ id: z.int(), kind: z.enum(OUTBOX_KINDS), recipient: z.string(), failedAt: z.iso.datetime() }),
	),
});
export type Statistics = z.infer<typeof statisticsSchema>;
