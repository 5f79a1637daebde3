import { z } from "zod";
import { listInputSchema } from "../http/list.schema.ts";
import { PART_ROWS } from "./import-part.rules.ts";

export const IMPORT_STATES = ["receiving", "building", "activated", "discarded"] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

export const fileHashSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** The file's name, for display. */
export const fileNameSchema = z.string().trim().max(255).default("");

/** A column of the file, by its index in the row (from 0). */
export const columnSchema = z.int().min(0).max(999);

/** Columns of the header: a row with content beyond them is misaligned and rejected. */
export const widthSchema = z.int().min(1).max(1000).optional();

/** One part of the file: its rows' unchanged cells and row numbers (the header is 1). */
export const partSchema = (maxParts: number) =>
	z.strictObject({
		part: z.int().min(1).max(maxParts),
		rows: z
			.array(z.tuple([z.int().min(1)], z.string().max(2000)))
			.min(1)
			.max(PART_ROWS),
	});
export type Part = z.infer<ReturnType<typeof partSchema>>;

export const rejectedRowListSchema = listInputSchema(["rowNo"], 50);

/** A rejected row and the reason, in the request's language. */
export type RejectedRow = { rowNo: number; field: string; code: string; value: string; message: string };

/** The result of a part. */
export type PartReceipt = { part: number; rows: number; accepted: number; refused: number; errors: RejectedRow[] };
