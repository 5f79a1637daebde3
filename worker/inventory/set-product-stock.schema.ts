import { z } from "zod";
import { setProductSchema } from "../products/set-product.schema.ts";

export const stockedSetProductSchema = setProductSchema.extend({
	/** What an order of one would be locked for. Null: a product of every company. */
	outOfStock: z.boolean().nullable(),
	/** How many can still be sold. Null: no limit, a product of every company, or another company's stock. */
	stock: z.int().nullable(),
});
export type StockedSetProduct = z.infer<typeof stockedSetProductSchema>;
export const setProductsSchema = z.strictObject({ data: z.array(stockedSetProductSchema), totalItemCount: z.int() });
