import type { ContentfulStatusCode } from "hono/utils/http-status";
import { z } from "zod";
import type { Actor } from "../audit/audit-entry.repository.ts";
import { MAX_COLUMNS } from "../csv/csv-limits.rules.ts";
import { listInputSchema } from "../http/list.schema.ts";
import { CELL_MAX, PART_ROWS } from "./import-part.rules.ts";

export const IMPORT_STATES = ["receiving", "building", "activated", "discarded"] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** Of what is built or written. */
export const progressSchema = z.strictObject({ done: z.int(), total: z.int() });
export type Progress = z.infer<typeof progressSchema>;

/** An import's activation, from its start to its end. */
export type Activation = Progress & {
	/** Which run works on it, of several that began one after the other: an instance of the workflow. */
	run: string;
	by: Actor;
	confirmRemoved: number | null;
	/** Of fitments: the version over which the import was reviewed; null: none was active. */
	over?: number | null;
	/** When it last got further. */
	at: number;
	/** Why it won't get further, until somebody asks for it again. */
	refused: { code: string; status: ContentfulStatusCode } | null;
};

/** How far an activation is, or the code of the error with which it has ended. */
export const activationView = (
	activation: Activation | null,
): { activating: Progress | null; refusal: string | null } => ({
	activating: activation && !activation.refused ? { done: activation.done, total: activation.total } : null,
	refusal: activation?.refused?.code ?? null,
});

export const fileHashSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** The file's name, for display. */
export const fileNameSchema = z.string().trim().max(255).default("");

/** A column of the file, by its index in the row (from 0). */
export const columnSchema = z
	.int()
	.min(0)
	.max(MAX_COLUMNS - 1);

/** Columns of the header: a row with content beyond them is misaligned and rejected. */
export const widthSchema = z.int().min(1).max(MAX_COLUMNS).optional();

/** What imports of products and orders show of themselves, before and after their options. */
export const importHead = {
	id: z.int(),
	fileName: z.string(),
	state: z.enum(IMPORT_STATES),
	rows: z.int(),
	parts: z.strictObject({ total: z.int(), count: z.int() }),
	accepted: z.int(),
	refused: z.int(),
};
export const importTail = {
	/** Rows that are written and all of them, while it is activated. */
	activating: progressSchema.nullable(),
	/** The error with which its activation has ended. */
	refusal: z.string().nullable(),
	createdAt: z.iso.datetime(),
	updatedAt: z.iso.datetime(),
};

/** One part of the file: its rows' unchanged cells and row numbers (the header is 1). */
export const partSchema = (maxParts: number) =>
	z.strictObject({
		part: z.int().min(1).max(maxParts),
		rows: z
			.array(z.tuple([z.int().min(1)], z.string().max(CELL_MAX)))
			.min(1)
			.max(PART_ROWS),
	});
export type Part = z.infer<ReturnType<typeof partSchema>>;

export const rejectedRowListSchema = listInputSchema(["rowNo"], 50);

/** A rejected row and the reason, in the request's language. */
export const rejectedRowSchema = z.strictObject({
	rowNo: z.int(),
	field: z.string(),
	code: z.string(),
	value: z.string(),
	message: z.string(),
});
export type RejectedRow = z.infer<typeof rejectedRowSchema>;
export const rejectedRowsSchema = z.strictObject({ data: z.array(rejectedRowSchema), totalItemCount: z.int() });

/** The result of a part. */
export const partReceiptSchema = z.strictObject({
	part: z.int(),
	rows: z.int(),
	accepted: z.int(),
	refused: z.int(),
	errors: z.array(rejectedRowSchema),
});
export type PartReceipt = z.infer<typeof partReceiptSchema>;
