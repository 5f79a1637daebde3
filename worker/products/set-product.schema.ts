import { z } from "zod";
import { listInputSchema } from "../http/list.schema.ts";

export const SET_PRODUCT_SORT_FIELDS = ["id", "sku"] as const;
const kinds = z.enum(["set", "bundle"]);

/** Set products and bundles of all owners. `companyId` null: for every company. */
export const setProductListSchema = listInputSchema(SET_PRODUCT_SORT_FIELDS).extend({
	companyId: z.int().positive().nullable().optional(),
	kind: kinds.optional(),
});
export type SetProductListInput = z.infer<typeof setProductListSchema>;

export const setProductIdSchema = z.strictObject({ id: z.int().positive() });

export const setProductSchema = z.strictObject({
	id: z.int(),
	kind: kinds,
	sku: z.string(),
	/** Empty: the title is derived from the parts. */
	name: z.string(),
	/** The parts: the derived sku, a bundle's two joined by a plus. */
	parts: z.string(),
	/** Null: every company without its own sku. */
	company: z.strictObject({ id: z.int(), title: z.string() }).nullable(),
	createdAt: z.iso.datetime(),
	updatedAt: z.iso.datetime(),
});
export type SetProduct = z.infer<typeof setProductSchema>;
export const setProductsSchema = z.strictObject({ data: z.array(setProductSchema), totalItemCount: z.int() });
