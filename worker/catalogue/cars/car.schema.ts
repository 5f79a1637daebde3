import { z } from "zod";
import { listInputSchema } from "../../http/list.schema.ts";
import { MAX_TEXT } from "../../imports/cell-text.rules.ts";
import type { ArmEvidence } from "../corrections/arm-answer.rules.ts";
import type { Correction } from "../corrections/correction.schema.ts";
import type { CarKeyNumber } from "../fitment/key-number.rules.ts";
import type { DifferenceSpan } from "../fitment/shard.rules.ts";

/** The models of the active catalogue, by vehicle brand and name unless asked otherwise. */
export const carListSchema = listInputSchema(["brand", "model"])
	.extend({ brandId: z.int().positive().optional() })
	.transform(({ sortOrder, sortField, ...input }) => ({
		...input,
		isBackwards: sortField !== undefined && sortOrder === "desc",
	}));
export type CarListInput = z.infer<typeof carListSchema>;

/** A longer one is a description. */
export const ALIAS_MAX = 60;
const year = z.int().min(1885).max(2100);
const aliasOf = (max: number) => ({ modelId: z.int().positive(), text: z.string().trim().min(1).max(max) });
/** Another name of a model, for cars of these years; null: without a beginning or an end. */
export const aliasAddSchema = z
	.strictObject({
		...aliasOf(ALIAS_MAX),
		yearFrom: year.nullable().default(null),
		yearTo: year.nullable().default(null),
	})
	.refine(({ yearFrom, yearTo }) => yearFrom === null || yearTo === null || yearTo >= yearFrom, {
		path: ["yearTo"],
		error: "catalogue.correction_years",
	});
export type AliasInput = z.infer<typeof aliasAddSchema>;
/** Files may have longer ones. */
export const aliasRemoveSchema = z.strictObject(aliasOf(MAX_TEXT));

type Named = { id: number; name: string };

export type CarModel = {
	/** The model's id, for its link. */
	id: number;
	brand: Named;
	model: string;
	/** Null if the rows of a version that was activated again are still being written. */
	variants: number | null;
	yearFrom: number | null;
	/** Null: still built, or not known. */
	yearTo: number | null;
	corrections: number;
};

/** The fitments of each variant of a model by years, and the corrections. */
export type CarDetail = {
	id: number;
	brand: Named;
	model: string;
	/** What visitors may type besides its name; null: without a beginning or an end. */
	aliases: { text: string; yearFrom: number | null; yearTo: number | null }[];
	variants: {
		variantId: number;
		body: string;
		steering: string;
		note: string;
		spans: DifferenceSpan[];
		keyNumbers: CarKeyNumber[];
		corrections: Correction[];
		/** Which arm visitors say the car has, in the years in which its adapter is unknown. */
		evidence: ArmEvidence[];
	}[];
};
