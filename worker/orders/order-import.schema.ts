import { z } from "zod";
import {
	columnSchema,
	fileHashSchema,
	fileNameSchema,
	importHead,
	importTail,
	partSchema,
	widthSchema,
} from "../imports/import.schema.ts";
import { ORDER_FIELDS } from "./order-import-mapping.rules.ts";

/** Each order is a batch of its own. */
const ORDER_ROWS_MAX = 20_000;

/** Which column holds which field, by its index in the row (from 0). */
export const orderMappingSchema = z.strictObject({
	columns: z.partialRecord(z.enum(ORDER_FIELDS), columnSchema),
	width: widthSchema,
});
export type OrderMapping = z.infer<typeof orderMappingSchema>;

export const orderImportOptionsSchema = z.strictObject({
	dryRun: z.boolean().default(false),
	/** Whose orders they are: an administrator names the company, anyone else has their own. */
	companyId: z.int().positive().nullable().default(null),
});
export type OrderImportOptions = z.infer<typeof orderImportOptionsSchema>;

export const orderImportCreateSchema = z.strictObject({
	fileHash: fileHashSchema,
	fileName: fileNameSchema,
	parts: z.int().min(1).max(ORDER_ROWS_MAX),
	rows: z.int().min(1).max(ORDER_ROWS_MAX, "orders.too_many_rows"),
	mapping: orderMappingSchema,
	options: orderImportOptionsSchema.default({ dryRun: false, companyId: null }),
});
export type OrderImportCreate = z.infer<typeof orderImportCreateSchema>;

export const orderImportRowsSchema = partSchema(ORDER_ROWS_MAX);
export type OrderImportRows = z.infer<typeof orderImportRowsSchema>;

export const orderImportSchema = z.strictObject({
	...importHead,
	options: orderImportOptionsSchema,
	/** Orders that it has entered, and how many of them are locked. */
	entered: z.int(),
	locked: z.int(),
	...importTail,
});
export type OrderImport = z.infer<typeof orderImportSchema>;

/** What an open import would enter. */
export const orderImportOutcomeSchema = z.strictObject({
	orders: z.int(),
	/** Orders with a rejected row: none of their lines is entered. */
	incomplete: z.int(),
	/** Those that would be locked: nobody ships them, or they are Prime orders without permission. Stock decides later. */
	locked: z.int(),
	hasSupplier: z.boolean(),
});
export type OrderImportOutcome = z.infer<typeof orderImportOutcomeSchema>;
