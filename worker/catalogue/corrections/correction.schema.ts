import { z } from "zod";
import { ignored } from "../../http/ignored.schema.ts";
import { listInputSchema } from "../../http/list.schema.ts";
import { withoutDefault } from "../../http/part.schema.ts";
import type { DifferenceSpan } from "../fitment/shard.rules.ts";
import { TRADE_INCH_MAX, TRADE_INCH_MIN } from "../fitment/trade-size.rules.ts";
import { CORRECTION_STATES, type CorrectionState } from "./correction-state.rules.ts";

/** Possible trade sizes of one position, whole inches; empty: none known. */
const sizes = z.array(z.int().min(TRADE_INCH_MIN).max(TRADE_INCH_MAX)).max(10).default([]);
const year = z.int().min(1885).max(2100);

const optionSchema = z
	.strictObject({
		driver: sizes,
		passenger: sizes,
		rear: sizes,
		/** An adapter assortment. */
		adapterId: z.int().positive().nullable().default(null),
		universalAdapter: z.boolean().default(false),
	})
	.refine(({ adapterId, universalAdapter }) => adapterId === null || !universalAdapter, {
		path: ["adapterId"],
		error: "catalogue.correction_two_adapters",
	});

/** The fitment of a car in some years, entered by hand. With `id` and `version` an earlier correction is changed. */
const correctionInputSchema = z.strictObject({
	id: z.int().positive().optional(),
	version: z.int().positive().optional(),
	variantId: z.int().positive(),
	yearFrom: year,
	/** Null: still built. */
	yearTo: year.nullable().default(null),
	/** Wiper combinations, never mixed; none: nothing is known to fit. */
	options: z.array(optionSchema).max(20),
	reason: z.string().trim().max(500).default(""),
});
export type CorrectionInput = z.infer<typeof correctionInputSchema>;

const owned = {
	brand: ignored,
	model: ignored,
	body: ignored,
	steering: ignored,
	note: ignored,
	state: ignored,
	corrected: ignored,
	author: ignored,
	imported: ignored,
	createdAt: ignored,
	updatedAt: ignored,
};

const { yearTo, reason } = correctionInputSchema.shape;

/** The whole correction, as it was read; of an earlier one a field that isn't sent stays as it is. */
export const correctionSaveSchema = correctionInputSchema
	.extend({ yearTo: withoutDefault(yearTo), reason: withoutDefault(reason), ...owned })
	.transform(
		({ brand, model, body, steering, note, state, corrected, author, imported, createdAt, updatedAt, ...part }) => part,
	);
export type CorrectionPart = z.infer<typeof correctionSaveSchema>;

export const correctionRemoveSchema = z.strictObject({ id: z.int().positive() });

export const correctionListSchema = listInputSchema(["id", "updatedAt"]).extend({
	variantId: z.int().positive().optional(),
	state: z.enum(CORRECTION_STATES).optional(),
});

export type Correction = CorrectionInput & {
	id: number;
	version: number;
	brand: string;
	model: string;
	body: string;
	steering: string;
	note: string;
	state: CorrectionState;
	/** The current values of these years, adapters by name. */
	corrected: DifferenceSpan[];
	/** The last author; null: a deleted user. */
	author: string | null;
	/** The import's current values of these years; null: it doesn't have the car. */
	imported: DifferenceSpan[] | null;
	createdAt: string;
	updatedAt: string;
};
