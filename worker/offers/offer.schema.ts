import { z } from "zod";
import { ASSORTMENT_KINDS } from "../assortments/assortment.rules.ts";
import { ignored } from "../http/ignored.schema.ts";

const id = z.int().positive();

/** At most this many assortments in one offer. */
const ASSORTMENTS_MAX = 2000;

/** An assortment that a finder's company may sell, for the screen. */
export const offerEntrySchema = z.strictObject({
	id,
	kind: z.enum(ASSORTMENT_KINDS),
	make: z.strictObject({ name: z.string() }),
	/** What visitors see. */
	name: z.string(),
	code: z.string(),
	imageFront: z.string().nullable(),
	imageFrontAndRear: z.string().nullable(),
	/** Trade sizes in whole inches; an adapter has none. */
	sizes: z.array(z.int()),
	/** The number of its parts with a price for this finder: its blades, or the adapter itself. */
	pricedParts: z.int(),
	parts: z.int(),
	offered: z.boolean(),
});
export type OfferEntry = z.infer<typeof offerEntrySchema>;

/** What a finder may offer, in its order. The version is the configuration's. */
export const offerChoiceSchema = z.strictObject({ version: z.int(), assortments: z.array(offerEntrySchema) });
export type OfferChoice = z.infer<typeof offerChoiceSchema>;

/** A choice as it is saved: fields that the server owns are accepted and ignored. */
const chosenSchema = z
	.strictObject({
		id,
		offered: z.boolean(),
		kind: ignored,
		make: ignored,
		name: ignored,
		code: ignored,
		imageFront: ignored,
		imageFrontAndRear: ignored,
		sizes: ignored,
		pricedParts: ignored,
		parts: ignored,
	})
	.transform(({ id, offered }) => ({ id, offered }));
export type Chosen = z.output<typeof chosenSchema>;

/**
 * The assortments in the finder's order, each offered or not. One that is left out keeps its choice, after the others:
 * somebody may have added it while the screen was open.
 */
export const saveOfferSchema = z.strictObject({
	version: z.int().positive(),
	assortments: z
		.array(chosenSchema)
		.max(ASSORTMENTS_MAX)
		.refine((chosen) => new Set(chosen.map(({ id }) => id)).size === chosen.length, "offers.assortment_twice"),
});
