import { z } from "zod";
import { listInputSchema } from "../http/list.schema.ts";
import type { Correction } from "./correction.schema.ts";
import type { DifferenceSpan } from "./import.schema.ts";

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
	/** The model's, so that it can be opened. */
	id: number;
	brand: Named;
	model: string;
	/** Null where a version that was shown again still gets its rows. */
	variants: number | null;
	yearFrom: number | null;
	/** Null: still built, or not known. */
	yearTo: number | null;
	corrections: number;
};

/** What fits each variant of a model, in which years, and what was corrected by hand. */
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
