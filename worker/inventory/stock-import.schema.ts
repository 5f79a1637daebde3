import { z } from "zod";
import { emptyIsAbsent } from "../http/query.schema.ts";
import { columnSchema, fileNameSchema, widthSchema } from "../imports/import.schema.ts";
import { CELL_MAX } from "../imports/import-part.rules.ts";
import { companyIdSchema } from "./inventory.schema.ts";
import { isStockMapping, STOCK_FIELDS, STOCK_ROWS_MAX } from "./stock-import.rules.ts";

/** The rows of a stock file: their numbers, of which the header is 1, and their unchanged cells. */
export const stockFileSchema = z.strictObject({
	companyId: companyIdSchema,
	fileName: fileNameSchema,
	mapping: z.strictObject({
		/** The column of the part, and of a counted number, of more or fewer pieces, or of settings. */
		columns: z
			.partialRecord(z.enum(STOCK_FIELDS), columnSchema)
			.refine((columns) => isStockMapping(columns), "inventory.columns_missing"),
		width: widthSchema,
	}),
	rows: z
		.array(z.tuple([z.int().min(1)], z.string().max(CELL_MAX)))
		.min(1)
		.max(STOCK_ROWS_MAX),
});
export type StockFile = z.infer<typeof stockFileSchema>;

const stockValuesSchema = z.strictObject({ onHand: z.int(), lowAt: z.int().nullable(), backorder: z.boolean() });

export const stockReviewSchema = z.strictObject({
	rows: z.int(),
	added: z.int(),
	changed: z.int(),
	unchanged: z.int(),
	errorCount: z.int(),
	/** The first ones. */
	changes: z.array(
		z.strictObject({
			rowNo: z.int(),
			partKey: z.string(),
			/** Null: the part had no row. */
			before: stockValuesSchema.nullable(),
			after: stockValuesSchema,
		}),
	),
	/** The first ones; nothing is imported while there is one. */
	errors: z.array(
		z.strictObject({
			rowNo: z.int(),
			field: z.string(),
			code: z.string(),
			value: z.string(),
			message: z.string(),
		}),
	),
});
export type StockReview = z.infer<typeof stockReviewSchema>;

export const stockImportedSchema = z.strictObject({ imported: z.int() });
export const stockExportSchema = z.object({ companyId: emptyIsAbsent(z.coerce.number().int().positive().optional()) });
