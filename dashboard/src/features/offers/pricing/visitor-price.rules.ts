import { resolveProducts } from "#worker/offers/answer.rules.ts";
import type { AnswerProduct } from "#worker/offers/answer-product.rules.ts";
import {
	compileOffer,
	type OfferedAssortment,
	type OfferedWiper,
	type OfferSource,
} from "#worker/offers/compile-offer.rules.ts";
import type { Offer } from "#worker/offers/offer.rules.ts";
import type { Part, PriceGroup, Pricing } from "./price-list.rules.ts";

/** The sizes of a car, or of an example, in whole inches; null: none known. */
export type SetSizes = { driver: number; passenger: number | null; rear: number | null };

/** Products with a price of their own, and bundles, as the configuration's owner has them. */
export type OwnProducts = Required<Pick<OfferSource, "prices" | "bundles">>;

/**
 * The configuration's offer of blades in some sizes with the special prices (minor units), by the same rules as the
 * published one.
 */
export function draftOffer(
	{ money: { sign, iso, digits, allowCents }, groups }: Pricing,
	specialOf: (part: Part) => number | null,
	{ driver, passenger, rear }: SetSizes,
	own: OwnProducts,
): Offer {
	const sizes: (number | null)[] = [driver, passenger, rear];
	const wipers = groups.flatMap((group) =>
		group.parts.flatMap((part): OfferedWiper[] => {
			const { lengthInch, lengthCm, base: price } = part;
			if (lengthInch === null || lengthCm === null || !sizes.includes(lengthInch)) return [];
			const lengthMm = Math.round(lengthCm * 10);
			return [{ assortmentId: group.id, lengthInch, lengthMm, price, specialPrice: specialOf(part) }];
		}),
	);
	const currency = { sign, iso, digits };
	return compileOffer({
		...{ currency, allowCents, shopProductUrl: "", assortments: groups.map(toOffered), wipers, skus: [] },
		...own,
	});
}

/** The offer for a visitor whose car needs these sizes: the same join as on the shop's page. */
export function productsFor(offer: Offer, sizes: SetSizes): AnswerProduct[] {
	const { sets, rears, bundles } = resolveProducts(sizes, { adapter: null, universalAdapter: false }, offer);
	return [...sets, ...rears, ...bundles];
}

export type OfferedPair = { driver: number; passenger: number | null; offered: number };

/** Pairs of sizes that a car needs and at least one assortment has completely; `offered`: how many have. */
export function offeredPairs(
	groups: readonly PriceGroup[],
	pairs: readonly (readonly [number, number | null])[],
): OfferedPair[] {
	const sizes = groups
		.filter(({ kind }) => kind === "front")
		.map(({ parts }) => new Set(parts.map(({ lengthInch }) => lengthInch)));
	const count = (driver: number, passenger: number | null) =>
		sizes.filter((has) => has.has(driver) && (passenger === null || has.has(passenger))).length;
	return pairs
		.map(([driver, passenger]) => ({ driver, passenger, offered: count(driver, passenger) }))
		.filter(({ offered }) => offered > 0);
}

const toOffered = ({ id, kind, code, make, name, omitOnUniversalAdapter }: PriceGroup): OfferedAssortment => ({
	id,
	kind,
	code,
	brand: make.name,
	namePrefix: "",
	nameReplace: name,
	technicalName: name,
	omitOnUniversalAdapter,
	imageFront: null,
	imageFrontAndRear: null,
	price: null,
	specialPrice: null,
});
