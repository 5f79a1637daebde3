import type { FitmentAdapter } from "../catalogue/fitment/shard.rules.ts";
import type { Currency } from "../money/money.rules.ts";

/**
 * The maximum of the owner's skus in an offer: about 15 kB gzipped. Larger lists stay on the server, and `url`
 * redirects there by the derived sku (docs/adr/0017).
 */
export const SKUS_MAX = 2000;

/**
 * An offer: what one finder sells, as it is sent and stored. It contains only parts with a price. Prices are integer
 * minor units of the finder's currency.
 */
export type Offer = {
	v: 1;
	currency: Currency;
	/** The shop's product page, with or without `{sku}`; empty: no links. */
	url: string;
	/** In the order in which the finder offers them. */
	front: OfferSeries[];
	rear: OfferSeries[];
	adapters: OfferAdapter[];
	/** The owner's skus, by the derived sku of the same parts; other products have the derived one. */
	skus: Record<string, string>;
	/** The owner's prices of whole products, by the derived sku, if there are any: they count instead of the sum. */
	prices?: Record<string, number>;
	/** The owner's bundles, if there are any. */
	bundles?: OfferBundle[];
	/** Discounted prices are rounded to so many minor units: whole units where cents are off. Absent: 1. */
	roundTo?: number;
	/** Present if the owner has too many of them to send. */
	skusAtServer?: true;
};
export type OfferSeries = {
	id: number;
	code: string;
	brand: string;
	name: string;
	/** Not offered if the universal adapter is needed. */
	omitOnUniversal: boolean;
	image: string | null;
	/** Shown instead if the car has a rear blade too. */
	imageWithRear: string | null;
	blades: OfferBlade[];
};
export type OfferBlade = [lengthInch: number, lengthMm: number, price: number];
export type OfferAdapter = {
	id: number;
	code: string;
	brand: string;
	name: string;
	image: string | null;
	price: number;
	/** The number of the arm type that it fits (`armNumber`); absent: not given. */
	arm?: number;
};
/**
 * An owner's bundle: `AERO-26-18+HECK-R12`, or `AERO-26-18*2`. An empty name: the titles of its parts. Its price in minor
 * units, or so many per cent less than its parts; neither: what its parts cost.
 */
export type OfferBundle = { partsKey: string; sku: string; name: string; price?: number; discount?: number };
/** An owner has at most so many products with a price of their own: every visitor loads them. */
export const OWN_PRICES_MAX = 2000;

/** The name by which the finder sells an adapter; if it doesn't, the one that it had when cars were last imported. */
export const adapterName = ({ id, technicalName }: FitmentAdapter, offer: Offer | undefined): string =>
	offer?.adapters.find((one) => one.id === id)?.name ?? technicalName;
