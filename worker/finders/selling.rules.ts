import { effectivePrice } from "../money/price.rules.ts";

/** Whether a finder can sell anything; if not, every search of a visitor ends without results. */
export type Selling = {
	/** An assortment is offered. */
	hasOffer: boolean;
	/** Something that it offers has a price. */
	hasPrices: boolean;
};

type Priced = Parameters<typeof effectivePrice>[0];

/** Takes the offered assortments (adapters have their price there) and their wipers. `iso`: the finder's currency. */
export const sellingOf = (assortments: readonly Priced[], wipers: readonly Priced[], iso: string): Selling => ({
	hasOffer: assortments.length > 0,
	hasPrices: [...assortments, ...wipers].some((part) => effectivePrice(part, iso) !== null),
});
