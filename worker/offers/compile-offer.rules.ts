import { type AssortmentKind, assortmentName, codeOf } from "../assortments/assortment.rules.ts";
import { type ArmType, armNumber } from "../catalogue/fitment/arm.rules.ts";
import { isWebAddress } from "../finders/finder.rules.ts";
import type { Currency } from "../money/money.rules.ts";
import { effectivePrice } from "../money/price.rules.ts";
import { partsOfBundle } from "./bundle.rules.ts";
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
	armType?: ArmType | null | undefined;
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

type Owned<Columns> = { companyId: number | null; partsKey: string } & Columns;
/** Minor units of the currency with this sign. */
export type OwnPrice = Owned<{ price: number; currency: string }>;
export type OwnBundle = Owned<{
	sku: string;
	name: string;
	price: number | null;
	currency: string | null;
	discount: number | null;
}>;

export type OfferSource = {
	currency: Currency;
	shopProductUrl: string;
	assortments: OfferedAssortment[];
	wipers: OfferedWiper[];
	/** False: discounted prices are whole units. */
	allowCents?: boolean;
	/** Owner's skus by derived sku, in any order: the company's own win over the global ones (null). */
	skus: Owned<{ sku: string }>[];
	/** Their prices of whole products; those of other currencies don't count. */
	prices?: OwnPrice[];
	bundles?: OwnBundle[];
	/**
	 * The prefix of links that redirect to the shop's page of `{sku}`, a derived one, for owners with more skus than an
	 * offer holds.
	 */
	skuLink?: string;
};

/** What a finder sells: parts without a price are left out, and series without parts. */
export function compileOffer({
	currency,
	shopProductUrl,
	assortments,
	wipers,
	skus,
	skuLink,
	...owned
}: OfferSource): Offer {
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
	const codes = new Map([...front, ...rear, ...adapters].map(({ code }, place) => [code, place]));
	const isAtServer = skus.length > SKUS_MAX && skuLink !== undefined;
	const prices = byPartsKey(owned.prices ?? [], codes).filter((own) => own.currency === currency.sign);
	const bundles = inOrder(byPartsKey(owned.bundles ?? [], codes), codes);
	const joined = bundles.map((bundle) => toBundle(bundle, currency, isAtServer));
	const roundTo = owned.allowCents === false ? 10 ** currency.digits : 1;
	return {
		...{ v: 1, currency, front, rear, adapters },
		...(isAtServer
			? { url: link && skuLink, skus: {}, skusAtServer: true }
			: { url: link, skus: Object.fromEntries(byPartsKey(skus, codes).map(({ partsKey, sku }) => [partsKey, sku])) }),
		...(prices.length > 0 && { prices: Object.fromEntries(prices.map(({ partsKey, price }) => [partsKey, price])) }),
		...(joined.length > 0 && { bundles: joined }),
		...(roundTo > 1 && { roundTo }),
	};
}

/** Offered series by code, and their places in the finder's order: front, rear, adapters. */
type Codes = ReadonlyMap<string, number>;

/** Those of offered series, each product once: the company's own instead of the global one. */
function byPartsKey<Row extends Owned<unknown>>(rows: readonly Row[], codes: Codes): Row[] {
	const known = rows
		.filter(({ partsKey }) => placesOf(partsKey, codes)[0] !== undefined)
		.sort((a, b) => (a.companyId ?? 0) - (b.companyId ?? 0) || (a.partsKey < b.partsKey ? -1 : 1));
	return [...new Map(known.map((row) => [row.partsKey, row])).values()];
}

/** In the finder's order of what comes first in them, then of what comes second. */
const inOrder = (bundles: readonly OwnBundle[], codes: Codes): OwnBundle[] =>
	bundles
		.map((bundle) => ({ bundle, places: placesOf(bundle.partsKey, codes) }))
		.sort(
			({ places: [one = -1, rear = -1] }, { places: [other = -1, otherRear = -1] }) => one - other || rear - otherRear,
		)
		.map(({ bundle }) => bundle);

/** With skus at the server, links name the parts. */
function toBundle(
	{ partsKey, sku, name, price, discount, currency: sign }: OwnBundle,
	currency: Currency,
	isAtServer: boolean,
): OfferBundle {
	return {
		...{ partsKey, sku: isAtServer ? partsKey : sku, name },
		...(price !== null && sign === currency.sign && { price }),
		...(discount !== null && { discount }),
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
	const { id, code, brand, imageFront, armType } = assortment;
	const arm = armType ? { arm: armNumber(armType) } : {};
	return [{ id, code, brand, name: assortmentName(assortment), image: imageFront, price, ...arm }];
}

/** The places of the series of a product's parts; undefined: not offered. */
const placesOf = (partsKey: string, codes: Codes): (number | undefined)[] =>
	partsOfBundle(partsKey).keys.map((key) => placeOf(key, codes));

/** `AERO-26-18` belongs to AERO, `AERO-PRO-26-18` does not: codes may contain hyphens themselves. */
const placeOf = (key: string, codes: Codes): number | undefined => codes.get(codeOf(key));
