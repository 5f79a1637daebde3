import { z } from "zod";
import { ASSORTMENT_KINDS } from "../assortments/assortment.rules.ts";
import { ignored } from "../http/ignored.schema.ts";

const id = z.int().positive();
/** Currency units; checked against the finder's currency and `allowCents` once the finder is read. */
const price = z.number();
/** The sign of the currency in which the prices are meant: if the finder has another one, nothing is saved (409). */
const currency = z.string().max(10).optional();

export const pricingSchema = z.strictObject({ finderId: id });
export const pricingInfoSchema = pricingSchema.partial();

const partsKey = z.string();
const MINOR = "In minor units of its currency (2490 for 24.90 €), as the published offer has it.";
const ownPrice = { companyId: z.int().nullable(), partsKey, price: z.int().describe(MINOR), currency: z.string() };

/** What the dashboard makes its preview of an offer of: that has its prices in minor units, unlike the other calls. */
export const pricedSetsSchema = z.strictObject({
	pairs: z.array(z.tuple([z.int(), z.int().nullable()])),
	rears: z.array(z.int()),
	prices: z.array(z.strictObject(ownPrice)),
	bundles: z.array(
		z.strictObject({
			...ownPrice,
			price: ownPrice.price.nullable(),
			currency: z.string().nullable(),
			sku: z.string(),
			name: z.string(),
			discount: z.int().nullable(),
		}),
	),
});

const MOST = 5000;
const prices = z
	.record(z.string().regex(/^[1-9]\d{0,14}$/), price.nullable())
	.refine((map) => Object.keys(map).length <= MOST);

/**
 * Wiper id (adapters: assortment id) to price, or null to return to the base price. `expected` is the current special
 * price as the caller read it (null: none): if somebody else has changed it, nothing is saved (409).
 */
export const saveSpecialSchema = z.strictObject({
	finderId: id,
	specialPricing: prices,
	expected: prices.optional(),
	currency,
});

const pricesByKind = z.strictObject({ front: prices.optional(), rear: prices.optional(), adapter: prices.optional() });
/** The same for all three kinds at once. */
export const saveAllSpecialSchema = z.strictObject({
	finderId: id,
	specialPricing: pricesByKind,
	expected: pricesByKind.optional(),
	currency,
});

const group = { finderId: id, type: z.enum(ASSORTMENT_KINDS), assortmentId: id };
export const groupPriceSchema = z.strictObject({ ...group, price, currency });
/** The body of the call that sets a group's price clears it too. */
export const groupSchema = z
	.strictObject({ ...group, price: ignored, currency })
	.transform(({ price, ...named }) => named);
export const individualPriceSchema = z.strictObject({
	finderId: id,
	type: z.enum(ASSORTMENT_KINDS),
	id,
	price: price.nullable(),
	currency,
});

export const groupParamSchema = z.object({ type: z.enum(ASSORTMENT_KINDS), id: z.coerce.number().int().positive() });
export const groupQuerySchema = z.object({ finder: z.coerce.number().int().positive() });

/** Parts by the skus under which they are sold alone (`AERO-26`, `HECK-R12`), as the audit log names them. */
export const priceHistorySchema = z.strictObject({
	finderId: id,
	skus: z
		.array(
			z
				.string()
				.trim()
				.toUpperCase()
				.regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/)
				.max(60),
		)
		.min(1)
		.max(10),
	page: z.int().min(1).max(1_000_000).default(1),
	pageSize: z.int().min(1).max(100).default(20),
});
export type PriceHistoryInput = z.output<typeof priceHistorySchema>;

export const priceHistoryEntrySchema = z.strictObject({
	id: z.int(),
	at: z.iso.datetime(),
	sku: z.string(),
	/** Units of the currency at that time; null: the base price. */
	from: z.number().nullable(),
	to: z.number().nullable(),
	fromCurrency: z.string(),
	toCurrency: z.string(),
	/** A colleague by name; null: an administrator. */
	who: z.string().nullable(),
	bySupport: z.boolean(),
});
export type PriceHistoryEntry = z.infer<typeof priceHistoryEntrySchema>;
