import { z } from "zod";
import { listInputSchema } from "../http/list.schema.ts";
import { SEARCHED_MOST } from "./audit.rules.ts";

/** A UTC day, `2026-11-21`, or a moment, `2026-11-21T00:00:00+09:00`, for days in other time zones. */
export const dayOrMoment = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

export const auditListSchema = listInputSchema(["id", "at"], 50).extend({
	/** The user who acted, or the impersonating administrator. */
	userId: z.int().positive().optional(),
	/** The company whose data was changed. */
	companyId: z.int().positive().optional(),
	entity: z.string().trim().min(1).max(60).optional(),
	entityId: z.string().trim().min(1).max(100).optional(),
	action: z.string().trim().min(1).max(60).optional(),
	/** Inclusive: a day or a moment. */
	from: dayOrMoment.optional(),
	/** A day is inclusive, a moment exclusive. */
	to: dayOrMoment.optional(),
});
export type AuditListInput = z.infer<typeof auditListSchema>;

const fields = z.record(z.string(), z.unknown()).nullable();

export const auditEntrySchema = z.strictObject({
	id: z.int(),
	at: z.iso.datetime(),
	user: z.strictObject({ id: z.int(), name: z.string() }),
	/** The administrator behind an impersonation. */
	impersonator: z.strictObject({ id: z.int(), name: z.string() }).nullable(),
	company: z.strictObject({ id: z.int(), title: z.string().nullable() }).nullable(),
	action: z.string(),
	entity: z.string(),
	entityId: z.string(),
	title: z.string(),
	/** The fields that changed, before and after; null: did not exist before, or was removed. */
	before: fields,
	after: fields,
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditListAnswerSchema = z.strictObject({
	data: z.array(auditEntrySchema),
	totalItemCount: z.int(),
	searchedFrom: z.iso
		.datetime()
		.nullable()
		.meta({
			description:
				`A search reads the newest ${SEARCHED_MOST} entries that the other filters leave. ` +
				"When the oldest of them was written; null: there are no older ones. Those are found with an earlier `to`.",
		}),
});
export type AuditList = z.infer<typeof auditListAnswerSchema>;
