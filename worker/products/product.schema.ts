import { z } from "zod";
import { listInputSchema } from "../http/list.schema.ts";

export const PRODUCT_SORT_FIELDS = ["title", "sku", "price"] as const;
export type ProductSortField = (typeof PRODUCT_SORT_FIELDS)[number];

const finder = z.int().positive();

/** The products of one configuration; unsorted, they are in its own order. */
export const productListSchema = listInputSchema(PRODUCT_SORT_FIELDS).extend({
	finder,
	/** For other systems, which read to the end: the products after the one with this sku, by sku. */
	after: z.string().min(1).max(200).optional(),
});
export type ProductListInput = z.infer<typeof productListSchema>;

/** A product's id is its derived sku, which names its parts: `AERO-26-18`. */
const productId = z.string().min(1).max(200);
export const productParamSchema = z.strictObject({ id: productId });
export const productQuerySchema = z.object({ finder: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });

/** The cars that a product fits, in pages. */
export const productCarListSchema = listInputSchema([]).omit({ sortField: true, sortOrder: true }).extend({
	finder,
	id: productId,
});
export type ProductCarListInput = z.infer<typeof productCarListSchema>;

export const productRowSchema = z.strictObject({
	id: z.string(),
	title: z.string(),
	sku: z.string(),
	/** Currency units. */
	price: z.number(),
});
export type ProductRow = z.infer<typeof productRowSchema>;

/** With what the stock says of the company that ships for the configuration's one. */
export const listedProductSchema = productRowSchema.extend({ outOfStock: z.boolean() });
export type ListedProduct = z.infer<typeof listedProductSchema>;

const productPartSchema = z.strictObject({
	position: z.enum(["driver", "passenger", "rear", "adapter"]),
	lengthInch: z.int().nullable(),
	lengthCm: z.number().nullable(),
	/** Euro, whatever the configuration's currency. */
	basePrice: z.number().nullable(),
	specialPrice: z.number().nullable(),
	/** The current price, in the configuration's currency. */
	price: z.number(),
});
export type ProductPart = z.infer<typeof productPartSchema>;

/** A car that a product fits: a variant and consecutive model years. */
export const productCarSchema = z.strictObject({
	brand: z.string(),
	model: z.string(),
	body: z.string(),
	steering: z.string(),
	note: z.string(),
	yearFrom: z.int(),
	/** Null: still built. */
	yearTo: z.int().nullable(),
});

export type ProductCar = z.infer<typeof productCarSchema>;

export const productListAnswerSchema = z.strictObject({ data: z.array(listedProductSchema), totalItemCount: z.int() });
export const productCarsSchema = z.strictObject({ data: z.array(productCarSchema), totalItemCount: z.int() });

export const productSchema = z.strictObject({
	...productRowSchema.shape,
	kind: z.enum(["set", "rear", "adapter", "bundle"]),
	/** The origin of the sku: the company's own, one for all companies, or derived from the parts. */
	skuFrom: z.enum(["company", "everyone", "derived"]),
	currency: z.strictObject({ sign: z.string(), iso: z.string(), digits: z.int() }),
	url: z.string().nullable(),
	image: z.string().nullable(),
	assortment: z.strictObject({ id: z.int(), code: z.string(), name: z.string(), brand: z.string() }),
	/** Multipacks: how often it has its parts; else 1. */
	quantity: z.int(),
	/** The sum of all its parts: its price, unless it has one of its own. */
	partsPrice: z.number(),
	parts: z.array(productPartSchema),
	cars: productCarsSchema,
});
export type Product = z.infer<typeof productSchema>;

export const linkCheckInputSchema = z.strictObject({
	finder: z.int().positive(),
	/** The product's id. */
	id: z.string().min(1).max(200),
});

/** Whether the shop's page of a product answers. */
export const linkCheckSchema = z.strictObject({
	/** Of the page itself, after redirects; null: none came. */
	status: z.int().nullable(),
	error: z.enum(["", "no_link", "address", "timeout", "connection", "redirects"]),
});
export type LinkCheck = z.infer<typeof linkCheckSchema>;
