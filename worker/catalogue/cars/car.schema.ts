import { z } from "zod";
import { listInputSchema } from "../../http/list.schema.ts";
import type { Correction } from "../corrections/correction.schema.ts";
import type { DifferenceSpan } from "../fitment/shard.rules.ts";

/** The models of the active catalogue, by vehicle brand and name unless asked otherwise. */
export const carListSchema = listInputSchema(["brand", "model"])
	.extend({ brandId: z.int().positive().optional() })
	.transform(({ sortOrder, sortField, ...input }) => ({
		...input,
		isBackwards: sortField !== undefined && sortOrder === "desc",
	}));
export type CarListInput = z.infer<typeof carListSchema>;

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
	variants: {
		variantId: number;
		body: string;
		steering: string;
		note: string;
		spans: DifferenceSpan[];
		corrections: Correction[];
	}[];
};
