/**
 * An offer: what one finder sells, as it travels and is kept. Only parts with a price are in it. Prices are integer
 * minor units of the finder's currency.
 */
export type Offer = {
	v: 1;
	currency: OfferCurrency;
	/** The shop's product page, with or without `{sku}`; empty: no links. */
	url: string;
	/** In the order in which the finder offers them. */
	front: OfferSeries[];
	rear: OfferSeries[];
	adapters: OfferAdapter[];
	/** The owner's skus, by the derived sku of the same parts; others are sold under the derived one. */
	skus: Record<string, string>;
};
export type OfferCurrency = { sign: string; iso: string; digits: number };
export type OfferSeries = {
	id: number;
	code: string;
	brand: string;
	name: string;
	/** Not offered where the universal adapter is needed. */
	omitOnUniversal: boolean;
	image: string | null;
	/** Shown instead where the car has a rear blade too. */
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
};
