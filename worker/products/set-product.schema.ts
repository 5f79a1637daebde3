import { z } from "zod";
import { ASSORTMENT_KINDS } from "../assortments/assortment.rules.ts";
import { inputOf } from "../http/copy.schema.ts";
import { ignored } from "../http/ignored.schema.ts";
import { afterSchema, listInputSchema } from "../http/list.schema.ts";
import { emptyIsAbsent } from "../http/query.schema.ts";
import { MAX_TEXT, oneLine, severalLines, withoutDamage } from "../imports/cell-text.rules.ts";
import { PRICE_MAX } from "../money/price.rules.ts";
import { DESCRIPTION_MAX, DISCOUNT_MAX, DISCOUNT_MIN, SHORT_CODE } from "./product-limits.rules.ts";
import { BUNDLE_TYPES, QUANTITY_MAX, QUANTITY_MIN } from "./product-parts.rules.ts";

export const SET_PRODUCT_SORT_FIELDS = ["id", "sku"] as const;
const kinds = z.enum(["set", "bundle"]);

/** Set products and bundles, of all owners for an administrator. `companyId` null: for every company. */
export const setProductListSchema = listInputSchema(SET_PRODUCT_SORT_FIELDS).extend({
	after: afterSchema,
	companyId: z.int().positive().nullable().optional(),
	kind: kinds.optional(),
});
export type SetProductListInput = z.infer<typeof setProductListSchema>;

export const setProductIdSchema = z.strictObject({ id: z.int().positive() });

/** Texts are stored as an import reads them, so that an exported file changes nothing. */
const line = z
	.string()
	.overwrite((text) => oneLine(withoutDamage(text)))
	.max(MAX_TEXT);
const inch = z.int().positive().nullable();
const DISCOUNT = "products.discount_invalid";
const QUANTITY = "products.quantity_invalid";
const PRICE = "offers.price_invalid";

/** What each field of a product may be. */
const fields = {
	/** Null: a set product. Fields that belong to another type are ignored. */
	bundleType: z.enum(BUNDLE_TYPES).nullable(),
	/** The assortment's code, and its sizes in whole inches. */
	code: z.string().trim().toUpperCase().min(1).max(40),
	driver: inch,
	passenger: inch,
	rear: inch,
	/** Front and rear: the rear assortment's code. */
	rearCode: z.string().trim().toUpperCase().max(40),
	/** Multipacks: how often it has its set or rear blade. */
	quantity: z.int(QUANTITY).min(QUANTITY_MIN, QUANTITY).max(QUANTITY_MAX, QUANTITY).nullable(),
	/** Empty: made from the parts. */
	sku: line,
	/** Bundles: the end of a sku that is made from the parts. */
	bundleShortCode: z.string().trim().toUpperCase().regex(SHORT_CODE, "products.short_code_invalid"),
	/** Empty: the title is made from the parts. */
	name: line,
	/** The product's number in the owner's own systems. */
	referenceSku: line,
	description: z
		.string()
		.overwrite((text) => severalLines(withoutDamage(text)))
		.max(DESCRIPTION_MAX),
	/** Currency units; null: the price of the parts. It counts in configurations of its currency only. */
	price: z.number(PRICE).min(0, PRICE).max(PRICE_MAX, PRICE).nullable(),
	/** The currency's sign; ignored without a price. */
	currency: z.string().max(10).nullable(),
	/** Bundles: whole per cent less than the parts. */
	discount: z.int(DISCOUNT).min(DISCOUNT_MIN, DISCOUNT).max(DISCOUNT_MAX, DISCOUNT).nullable(),
};

/** With the defaults of fields that are left out. */
export const setProductInputSchema = z.strictObject({
	...fields,
	bundleType: fields.bundleType.default(null),
	driver: inch.default(null),
	passenger: inch.default(null),
	rear: inch.default(null),
	rearCode: fields.rearCode.default(""),
	quantity: fields.quantity.default(null),
	sku: line.default(""),
	bundleShortCode: fields.bundleShortCode.default(""),
	name: line.default(""),
	referenceSku: line.default(""),
	description: fields.description.default(""),
	price: fields.price.default(null),
	currency: fields.currency.default(null),
	discount: fields.discount.default(null),
});
export type SetProductInput = z.infer<typeof setProductInputSchema>;

const companyId = z.int().positive().nullable().optional();

const owned = {
	id: ignored,
	kind: ignored,
	parts: ignored,
	singleSetSku: ignored,
	brand: ignored,
	assortment: ignored,
	currencyIso: ignored,
	company: ignored,
	outOfStock: ignored,
	stock: ignored,
	createdAt: ignored,
	updatedAt: ignored,
};

/** An administrator names the company, null being all of them. */
export const setProductCreateSchema = setProductInputSchema.extend({ companyId });
export const setProductSaveSchema = setProductCreateSchema
	.extend({ ...owned, version: ignored })
	.transform(inputOf(setProductCreateSchema));
export const setProductPartsSchema = z.strictObject({ companyId });

/** An administrator names the company, 0 being all of them. */
export const setProductExportSchema = z.object({
	companyId: emptyIsAbsent(z.coerce.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER).optional()),
});

const partSchema = z.strictObject(fields).partial();
export type SetProductPart = z.infer<typeof partSchema>;

/** The whole product, as it was read; a field that isn't sent stays as it is. */
export const setProductUpdateSchema = partSchema
	.extend({ ...owned, version: z.int().positive() })
	.transform(
		({
			id,
			kind,
			parts,
			singleSetSku,
			brand,
			assortment,
			company,
			currencyIso,
			outOfStock,
			stock,
			createdAt,
			updatedAt,
			version,
			...part
		}) => ({
			part,
			version,
		}),
	);

export const setProductSchema = z.strictObject({
	...setProductInputSchema.shape,
	id: z.int(),
	kind: kinds,
	/** The derived sku of its parts: a bundle's two are joined by a plus, a multipack's number follows a star. */
	parts: z.string(),
	/** Multipacks: the derived sku of what it has several times. */
	singleSetSku: z.string().nullable(),
	/** Of its first part; empty if that assortment no longer exists. */
	brand: z.string(),
	assortment: z.string(),
	currencyIso: z.string().nullable(),
	/** Null: every company without its own sku. */
	company: z.strictObject({ id: z.int(), title: z.string() }).nullable(),
	version: z.int(),
	createdAt: z.iso.datetime(),
	updatedAt: z.iso.datetime(),
});
export type SetProduct = z.infer<typeof setProductSchema>;

/** An assortment from which a product can be made, with the sizes of its blades. */
export const productAssortmentSchema = z.strictObject({
	code: z.string(),
	kind: z.enum(ASSORTMENT_KINDS),
	brand: z.string(),
	name: z.string(),
	sizes: z.array(z.int()),
});
export type ProductAssortment = z.infer<typeof productAssortmentSchema>;
export const productAssortmentsSchema = z.strictObject({ data: z.array(productAssortmentSchema) });
