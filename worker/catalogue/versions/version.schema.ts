import { z } from "zod";
import { listInputSchema } from "../../http/list.schema.ts";
import type { VariantChange } from "./change.rules.ts";

/** Vehicle brands of a version, by name: id, name, hash of the shard. */
export type ShardManifest = {
	brands: [id: number, name: string, shard: string][];
	/** Hash of the list of all models' names, and its size in bytes gzipped. */
	models: string | null;
	modelsGzipBytes: number;
	/** That hash, and the one of the words in that list; undefined: it was made before it had any. */
	words?: string;
	/** Hash of the list of all front pairs and rear sizes in the version: the sets that can be sold. */
	sizes: string | null;
};

export const versionStatsSchema = z.strictObject({
	/** Rows of the file by result; the three add up to all rows. */
	imported: z.int(),
	merged: z.int(),
	refused: z.int(),
	brands: z.int(),
	models: z.int(),
	variants: z.int(),
	/** Spans of years with one fitment. */
	spans: z.int(),
});
export type VersionStats = z.infer<typeof versionStatsSchema>;

export const versionListSchema = listInputSchema(["id", "createdAt", "activatedAt"]);

const versionIdSchema = z.coerce.number().int().positive();

/**
 * `confirmRemoved`: confirms the removal of more than a tenth of the active cars by their exact number, see
 * `needsConfirmation`. `over`: the version that was active when it was decided, or `none`.
 */
export const activateQuerySchema = z.strictObject({
	confirmRemoved: z.coerce.number().int().positive().optional(),
	over: z.union([versionIdSchema, z.literal("none").transform(() => null)]).optional(),
});

/** Cars by what happens to them. */
export type CarChanges = Record<VariantChange, number>;
/** `isUnknown`: the brand's file in the active version is lost, so it isn't known which of the cars that stay change. */
export type BrandChanges = { brand: string; isUnknown?: true | undefined } & CarChanges;

/**
 * What would change for visitors if a version replaced the active one (`activeId`; null: none is); `brands`: those that
 * differ, by name.
 */
export type VersionDifference = {
	activeId: number | null;
	carsBefore: number;
	totals: CarChanges;
	brands: BrandChanges[];
};

export const versionSchema = z.strictObject({
	id: z.int(),
	importId: z.int().nullable(),
	/** The name of the imported file; empty if not given. */
	fileName: z.string(),
	state: z.enum(["building", "complete", "archived"]),
	active: z.boolean(),
	stats: versionStatsSchema,
	createdAt: z.iso.datetime(),
	activatedAt: z.iso.datetime().nullable(),
});
export type Version = z.infer<typeof versionSchema>;

export const versionsSchema = z.strictObject({ data: z.array(versionSchema), totalItemCount: z.int() });
