import { z } from "zod";
import { MAX_COLUMNS } from "../../csv/csv-limits.rules.ts";
import { type List, listInputSchema } from "../../http/list.schema.ts";
import { LENGTH_UNITS, MAX_HEADER_CELL } from "../../imports/header.rules.ts";
import {
	columnSchema,
	fileHashSchema,
	fileNameSchema,
	IMPORT_STATES,
	type ImportState,
	type Progress,
	partSchema,
	widthSchema,
} from "../../imports/import.schema.ts";
import type { CarKeyNumber } from "../fitment/key-number.rules.ts";
import type { DifferenceSpan } from "../fitment/shard.rules.ts";
import { CHANGES, type Change } from "../versions/change.rules.ts";
import { activateQuerySchema } from "../versions/version.schema.ts";
import type { SimilarBrand } from "./comparison.rules.ts";
import { FIELDS } from "./mapping.rules.ts";

/** Which column holds which field, by its index in the row (from 0); lengths in inches unless stated. */
export const mappingSchema = z.strictObject({
	columns: z.partialRecord(z.enum(FIELDS), columnSchema),
	unit: z.enum(LENGTH_UNITS).default("inch"),
	/** `28/26` and `18/16` are pairs, by position: two options instead of independent lists. */
	paired: z.boolean().default(false),
	width: widthSchema,
	/** The driver's column is the left side, the passenger's the right one: the other way round where steering is right. */
	bySide: z.boolean().optional(),
});
export type Mapping = z.infer<typeof mappingSchema>;

export const importOptionsSchema = z.strictObject({
	/** merge: the file's cars and years are replaced in its columns, all else stays. replace: the file is the whole catalogue. */
	mode: z.enum(["merge", "replace"]).default("merge"),
	dryRun: z.boolean().default(false),
});
export type ImportOptions = z.infer<typeof importOptionsSchema>;

/** The names in a file's first row, unchanged. */
const headerSchema = z.array(z.string().max(MAX_HEADER_CELL)).min(1).max(MAX_COLUMNS);

export const importLayoutSchema = z.strictObject({ header: headerSchema });

/** What is known about a file with this header: its last mapping, and the adapters that rows may name. */
export type ImportLayout = { mapping: Mapping | null; adapters: [nameKey: string, id: number][] };

export const importCreateSchema = z.strictObject({
	fileHash: fileHashSchema,
	parts: z.int().min(1).max(100_000),
	rows: z.int().min(1).max(200_000_000),
	mapping: mappingSchema,
	options: importOptionsSchema.default({ mode: "merge", dryRun: false }),
	fileName: fileNameSchema,
	/** The file's column names: the mapping is remembered for files with the same ones. */
	header: headerSchema.optional(),
	/** The file isn't at hand: what was received stays, also where an adapter that rows were rejected for is there now. */
	keepRows: z.boolean().optional(),
});
export type ImportCreate = z.infer<typeof importCreateSchema>;

export const importRowsSchema = partSchema(100_000);
export type ImportRows = z.infer<typeof importRowsSchema>;

export const importListSchema = listInputSchema(["id", "updatedAt"]).extend({
	/** Only imports in one of these states. */
	states: z.array(z.enum(IMPORT_STATES)).min(1).max(IMPORT_STATES.length).optional(),
});
export type ImportListInput = z.infer<typeof importListSchema>;

export const differenceListSchema = listInputSchema(["brand"], 50).extend({ change: z.enum(CHANGES).optional() });
/** The version with which the caller takes the import to be compared. */
export const differenceQuerySchema = activateQuerySchema.pick({ over: true });

export type Import = {
	id: number;
	fileName: string;
	/** Who began it. */
	by: string | null;
	fileHash: string;
	state: ImportState;
	rows: number;
	/** Received parts, as the first and last number of each range. */
	parts: { total: number; count: number; received: [from: number, to: number][] };
	/** Rows of the received parts, accepted and rejected. */
	accepted: number;
	refused: number;
	mapping: Mapping;
	options: ImportOptions;
	baseVersionId: number | null;
	versionId: number | null;
	/** Vehicle brands that are built and all of them, while it is activated. */
	activating: Progress | null;
	/** The error with which its activation has ended. */
	refusal: string | null;
	createdAt: string;
	updatedAt: string;
};

/** An import among others. */
export type ImportSummary = Pick<
	Import,
	"id" | "fileName" | "by" | "state" | "rows" | "accepted" | "refused" | "options" | "createdAt" | "updatedAt"
> & { parts: Pick<Import["parts"], "total" | "count"> };

/** A car that the import changes. Spans before and after; null: the car is missing. */
export type Difference = {
	change: Change;
	brand: string;
	model: string;
	body: string;
	steering: string;
	note: string;
	before: DifferenceSpan[] | null;
	after: DifferenceSpan[] | null;
	/** Of a model whose aliases change: all before and after. */
	aliases?: { before: Alias[]; after: Alias[] } | undefined;
	/** Of a variant whose key numbers change: all before and after; its spans are null then. */
	keyNumbers?: { before: CarKeyNumber[]; after: CarKeyNumber[] } | undefined;
};

/** What a model is called besides, and the years called so; null: without a beginning or an end. */
export type Alias = { text: string; yearFrom: number | null; yearTo: number | null };
/** A page of differences; `totals` and `rows` count the whole import, `carsBefore` the version it started from. */
export type DifferenceList = List<Difference> & {
	carsBefore: number;
	totals: Record<Change, number>;
	/** Accepted rows: distinct ones, and duplicates. */
	rows: { imported: number; merged: number };
	/** New vehicle brands that may be another one under another name, as visitors will see both. */
	similarBrands: SimilarBrand[];
};
