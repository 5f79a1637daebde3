import { type AssortmentKind, assortmentName } from "../assortments/assortment.rules.ts";
import { isWebAddress } from "../finders/finder.rules.ts";
import type { Currency } from "../money/money.rules.ts";
import { effectivePrice } from "../money/price.rules.ts";
import {
	type Offer,
	type OfferAdapter,
	type OfferBlade,
	type OfferBundle,
	type OfferSeries,
	SKUS_MAX,
} from "./offer.rules.ts";

/** An assortment that a finder offers, in the finder's order. Prices in minor units. */
export type OfferedAssortment = {
	id: number;
	kind: AssortmentKind;
	code: string;
	brand: string;
	namePrefix: string;
	nameReplace: string;
	technicalName: string;
	omitOnUniversalAdapter: boolean;
	imageFront: string | null;
	imageFrontAndRear: string | null;
	/** Adapters only. */
	price: number | null;
	specialPrice: number | null;
};

export type OfferedWiper = {
	assortmentId: number;
	lengthInch: number;
	lengthMm: number;
	price: number | null;
	specialPrice: number | null;
};

export type OfferSource = {
	currency: Currency;
	shopProductUrl: string;
	assortments: OfferedAssortment[];
	wipers: OfferedWiper[];
	/** Owner's skus by derived sku, in any order: the company's own win over the global ones (null). */
	skus: (OfferBundle & { companyId: number | null; kind: "set" | "bundle" })[];
	/**
	 * The prefix of links that redirect to the shop's page of `{sku}`, a derived one, for owners with more skus than an
	 * offer holds.
	 */
	skuLink?: string;
};

/** What a finder sells: parts without a price are left out, and series without parts. */
export function compileOffer({ currency, shopProductUrl, assortments, wipers, skus, skuLink }: OfferSource): Offer {
	// What is stored may be older than the rules.
	const link = isWebAddress(shopProductUrl) ? shopProductUrl : "";
	const blades = Map.groupBy(wipers, ({ assortmentId }) => assortmentId);
	const series = (kind: "front" | "rear") =>
		assortments
			.filter((assortment) => assortment.kind === kind)
			.map((assortment) => toSeries(assortment, blades.get(assortment.id) ?? [], currency))
			.filter((one) => one.blades.length > 0);
	const front = series("front");
	const rear = series("rear");
	const adapters = assortments.flatMap((assortment) => toAdapter(assortment, currency));
	const offer = { v: 1, currency, front, rear, adapters } as const;
	if (skus.length > SKUS_MAX && skuLink !== undefined) {
		return { ...offer, url: link && skuLink, skus: {}, skusAtServer: true };
	}
	const codes = new Set([...front, ...rear, ...adapters].map(({ code }) => code));
	const known = skus
		.filter(({ partsKey }) => isOfOneOf(partsKey, codes))
		.sort((a, b) => (a.companyId ?? 0) - (b.companyId ?? 0) || (a.partsKey < b.partsKey ? -1 : 1));
	const [sets, joined] = [known.filter(({ kind }) => kind === "set"), known.filter(({ kind }) => kind === "bundle")];
	const bundles = new Map(joined.map(({ partsKey, sku, name }) => [partsKey, { partsKey, sku, name }]));
	return {
		...offer,
		url: link,
		skus: Object.fromEntries(sets.map(({ partsKey, sku }) => [partsKey, sku])),
		...(bundles.size > 0 && { bundles: [...bundles.values()] }),
	};
}

function toSeries(assortment: OfferedAssortment, wipers: OfferedWiper[], currency: Currency): OfferSeries {
	return {
		id: assortment.id,
		code: assortment.code,
		brand: assortment.brand,
		name: assortmentName(assortment),
		omitOnUniversal: assortment.omitOnUniversalAdapter,
		image: assortment.imageFront,
		imageWithRear: assortment.imageFrontAndRear,
		blades: wipers
			.flatMap((wiper): OfferBlade[] => {
				const price = effectivePrice(wiper, currency.iso);
				return price === null ? [] : [[wiper.lengthInch, wiper.lengthMm, price]];
			})
			.sort(([a], [b]) => a - b),
	};
}

function toAdapter(assortment: OfferedAssortment, currency: Currency): OfferAdapter[] {
	if (assortment.kind !== "adapter") return [];
	const price = effectivePrice(assortment, currency.iso);
	if (price === null) return [];
	const { id, code, brand, imageFront } = assortment;
	return [{ id, code, brand, name: assortmentName(assortment), image: imageFront, price }];
}

/** `AERO-26-18` belongs to AERO, as does the bundle `AERO-26-18+HECK-R12`; codes may contain hyphens themselves. */
function isOfOneOf(partsKey: string, codes: Set<string>): boolean {
	const plus = partsKey.indexOf("+");
	for (let end = plus < 0 ? partsKey.length : plus; end > 0; end = partsKey.lastIndexOf("-", end - 1)) {
		if (codes.has(partsKey.slice(0, end))) return true;
	}
	return false;
}
