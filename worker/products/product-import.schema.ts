import { z } from "zod";
import { PART_ROWS } from "../catalogue/mapping.rules.ts";
import { type List, listInputSchema } from "../http/list.schema.ts";
import { PRODUCT_FIELDS } from "./product-mapping.rules.ts";

export const PRODUCT_IMPORT_STATES = ["receiving", "activated", "discarded"] as const;
export type ProductImportState = (typeof PRODUCT_IMPORT_STATES)[number];

/** All rows are taken over in one go, which D1 must be able to do in the time it gives. */
const MAX_ROWS = 250_000;

/** Which column holds which field, by its place in the row (0 is the first); lengths in inch unless said. */
export const productMappingSchema = z.strictObject({
	columns: z.partialRecord(z.enum(PRODUCT_FIELDS), z.int().min(0).max(999)),
	unit: z.enum(["inch", "mm"]).default("inch"),
	/** Columns of the header: a row with content beyond them has slipped and is refused. */
	width: z.int().min(1).max(1000).optional(),
});
export type ProductMapping = z.infer<typeof productMappingSchema>;

export const productImportOptionsSchema = z.strictObject({
	/** merge: the file's products are added and override. replace: what its owners have beside them goes. */
	mode: z.enum(["merge", "replace"]).default("merge"),
	dryRun: z.boolean().default(false),
	/** Whose the rows are that name no company; null: their skus hold for every company. */
	companyId: z.int().positive().nullable().default(null),
});
export type ProductImportOptions = z.infer<typeof productImportOptionsSchema>;

export const productImportCreateSchema = z.strictObject({
	fileHash: z.string().regex(/^[0-9a-f]{64}$/),
	fileName: z.string().trim().max(255).default(""),
	parts: z.int().min(1).max(MAX_ROWS),
	rows: z.int().min(1).max(MAX_ROWS, "products.too_many_rows"),
	mapping: productMappingSchema,
	options: productImportOptionsSchema.default({ mode: "merge", dryRun: false, companyId: null }),
});
export type ProductImportCreate = z.infer<typeof productImportCreateSchema>;

export const productImportRowsSchema = z.strictObject({
	part: z.int().min(1).max(MAX_ROWS),
	rows: z
		.array(z.tuple([z.int().min(1)], z.string().max(2000)))
		.min(1)
		.max(PART_ROWS),
});
export type ProductImportRows = z.infer<typeof productImportRowsSchema>;

export const productImportErrorListSchema = listInputSchema(["rowNo"], 50);

/** Products that stand out of what an import does; those that stay as they are are only counted. */
export const PRODUCT_CHANGES = ["added", "changed", "removed"] as const;
export const productChangeListSchema = listInputSchema([], 10).extend({ change: z.enum(PRODUCT_CHANGES) });
export type ProductChangeListInput = z.infer<typeof productChangeListSchema>;

/** A product as it is and as it would be; null: it is not there. */
export type ProductChange = {
	change: (typeof PRODUCT_CHANGES)[number];
	/** The derived sku of its parts, which names it. */
	parts: string;
	/** Null: the sku holds for every company. */
	company: string | null;
	before: { sku: string; name: string } | null;
	after: { sku: string; name: string } | null;
};
export type ProductChangeList = List<ProductChange>;

export const productImportSchema = z.strictObject({
	id: z.int(),
	fileName: z.string(),
	state: z.enum(PRODUCT_IMPORT_STATES),
	rows: z.int(),
	parts: z.strictObject({ total: z.int(), count: z.int() }),
	accepted: z.int(),
	refused: z.int(),
	options: productImportOptionsSchema,
	createdAt: z.iso.datetime(),
	updatedAt: z.iso.datetime(),
});
export type ProductImport = z.infer<typeof productImportSchema>;

/** What an import does to the products that are there, or would do. */
export const productChangesSchema = z.strictObject({
	added: z.int(),
	changed: z.int(),
	same: z.int(),
	/** Gone with mode replace. */
	removed: z.int(),
});
export type ProductChanges = z.infer<typeof productChangesSchema>;
