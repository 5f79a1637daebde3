import { z } from "zod";
import { listInputSchema } from "../http/list.schema.ts";
import { LENGTH_UNITS } from "../imports/header.rules.ts";
import {
	columnSchema,
	fileHashSchema,
	fileNameSchema,
	importHead,
	importTail,
	partSchema,
	widthSchema,
} from "../imports/import.schema.ts";
import { PRODUCT_FIELDS } from "./product-mapping.rules.ts";
import { setProductSchema } from "./set-product.schema.ts";

/** Applied in pieces of 5,000 rows, in a few calls. */
const MAX_ROWS = 250_000;

/** Which column holds which field, by its index in the row (from 0); lengths in inches unless stated. */
export const productMappingSchema = z.strictObject({
	columns: z.partialRecord(z.enum(PRODUCT_FIELDS), columnSchema),
	unit: z.enum(LENGTH_UNITS).default("inch"),
	width: widthSchema,
});
export type ProductMapping = z.infer<typeof productMappingSchema>;

export const productImportOptionsSchema = z.strictObject({
	/** merge: the file's products are added or updated. replace: the owners' other products are deleted. */
	mode: z.enum(["merge", "replace"]).default("merge"),
	dryRun: z.boolean().default(false),
	/** The owner of rows without a company; null: every company. */
	companyId: z.int().positive().nullable().default(null),
});
export type ProductImportOptions = z.infer<typeof productImportOptionsSchema>;

export const productImportCreateSchema = z.strictObject({
	fileHash: fileHashSchema,
	fileName: fileNameSchema,
	parts: z.int().min(1).max(MAX_ROWS),
	rows: z.int().min(1).max(MAX_ROWS, "products.too_many_rows"),
	mapping: productMappingSchema,
	options: productImportOptionsSchema.default({ mode: "merge", dryRun: false, companyId: null }),
});
export type ProductImportCreate = z.infer<typeof productImportCreateSchema>;

export const productImportRowsSchema = partSchema(MAX_ROWS);
export type ProductImportRows = z.infer<typeof productImportRowsSchema>;

/** The products that an import changes; unchanged ones are only counted. */
export const PRODUCT_CHANGES = ["added", "changed", "removed"] as const;
export const productChangeListSchema = listInputSchema([], 10).extend({ change: z.enum(PRODUCT_CHANGES) });
export type ProductChangeListInput = z.infer<typeof productChangeListSchema>;

/** What an import can change of a product; the price in currency units. */
const productStateSchema = setProductSchema.pick({
	sku: true,
	name: true,
	referenceSku: true,
	description: true,
	price: true,
	currency: true,
	discount: true,
	bundleShortCode: true,
});
export type ProductState = z.infer<typeof productStateSchema>;

/** A product before and after; null: it doesn't exist. */
const productChangeSchema = z.strictObject({
	change: z.enum(PRODUCT_CHANGES),
	/** The derived sku of its parts, which identifies it. */
	parts: z.string(),
	/** Null: the sku is used by every company. */
	company: z.string().nullable(),
	before: productStateSchema.nullable(),
	after: productStateSchema.nullable(),
});
export type ProductChange = z.infer<typeof productChangeSchema>;
export const productChangeListAnswerSchema = z.strictObject({
	data: z.array(productChangeSchema),
	totalItemCount: z.int(),
});
export type ProductChangeList = z.infer<typeof productChangeListAnswerSchema>;

export const productImportSchema = z.strictObject({
	...importHead,
	options: productImportOptionsSchema,
	...importTail,
});
export type ProductImport = z.infer<typeof productImportSchema>;

/** What an import would change in the current products, or has changed. */
export const productChangesSchema = z.strictObject({
	added: z.int(),
	changed: z.int(),
	same: z.int(),
	/** Deleted with mode replace. */
	removed: z.int(),
});
export type ProductChanges = z.infer<typeof productChangesSchema>;
