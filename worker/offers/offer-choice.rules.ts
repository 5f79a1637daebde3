import { assortmentName } from "../assortments/assortment.rules.ts";
import { effectivePrice } from "../money/price.rules.ts";
import type { OfferedAssortment, OfferedWiper } from "./compile-offer.rules.ts";
import type { OfferEntry } from "./offer.schema.ts";

type Allowed = OfferedAssortment & { offered: boolean };

/**
 * An allowed assortment for the screen, with the number of its parts that have a price in the finder's currency (ISO
 * 4217).
 */
export function toEntry(assortment: Allowed, wipers: readonly OfferedWiper[], iso: string): OfferEntry {
	const { id, kind, code, imageFront, imageFrontAndRear, offered } = assortment;
	const parts = kind === "adapter" ? [assortment] : wipers;
	return {
		id,
		kind,
		make: { name: assortment.brand },
		name: assortmentName(assortment),
		code,
		imageFront,
		imageFrontAndRear,
		sizes: wipers.map(({ lengthInch }) => lengthInch),
		pricedParts: parts.filter((part) => effectivePrice(part, iso) !== null).length,
		parts: parts.length,
		offered,
	};
}

/** An offer as the audit log records it: codes, in their order. */
export const summarise = (entries: readonly OfferEntry[]) => ({
	offered: entries.filter(({ offered }) => offered).map(({ code }) => code),
	notOffered: entries.filter(({ offered }) => !offered).map(({ code }) => code),
});
