import { z } from "zod";
import { priceHistoryEntrySchema } from "./pricing.schema.ts";

const ref = z.strictObject({ id: z.int() });
/** Currency units; null: the base price. */
const price = z.number().nullable();

/** A part with its base price in euros; null: it has none. */
export const partInfoSchema = z.strictObject({
	id: z.int(),
	lengthInch: z.int().nullable(),
	lengthCm: z.number().nullable(),
	technicalName: z.string(),
	/** The sku under which it is sold alone, unless the shop has its own. */
	sku: z.string(),
	price: z.number().nullable(),
	assortment: z.strictObject({
		id: z.int(),
		make: z.strictObject({ name: z.string() }),
		code: z.string(),
		name: z.string(),
		omitOnUniversalAdapter: z.boolean(),
		technicalName: z.string(),
	}),
});
export type PartInfo = z.infer<typeof partInfoSchema>;

export const partInfosSchema = z.strictObject({
	frontWipers: z.array(partInfoSchema),
	rearWipers: z.array(partInfoSchema),
	adapterAssortments: z.array(partInfoSchema),
	currency: z.strictObject({ sign: z.string(), iso: z.string(), digits: z.int() }),
	allowCents: z.boolean(),
});

const special = { finder: ref, price };
const frontPrice = z.strictObject({ ...special, frontWiper: ref.extend({ frontAssortment: ref }) });
const rearPrice = z.strictObject({ ...special, rearWiper: ref.extend({ rearAssortment: ref }) });
const adapterPrice = z.strictObject({ ...special, adapterAssortment: ref });
const specialPriceSchema = z.union([frontPrice, rearPrice, adapterPrice]);
export type SpecialPrice = z.infer<typeof specialPriceSchema>;

export const specialPricesSchema = z.strictObject({
	specialPrices: z.array(frontPrice),
	specialPricesRear: z.array(rearPrice),
	specialPricesAdaptor: z.array(adapterPrice),
});

/** The prices that a call has set. */
export const setPricesSchema = z.strictObject({ data: z.array(specialPriceSchema) });
export const setPriceSchema = z.strictObject({ data: specialPriceSchema });

export const groupPricesSchema = z.strictObject({ data: z.array(partInfoSchema.extend({ specialPrice: price })) });

export const priceHistoriesSchema = z.strictObject({ data: z.array(priceHistoryEntrySchema), totalItemCount: z.int() });
