import { productLink } from "../finders/finder.rules.ts";
import { sumOf } from "../money/price.rules.ts";
import type { AnswerProduct } from "./answer-product.rules.ts";
import type { Offer, OfferBundle } from "./offer.rules.ts";

/** Between the two parts of a bundle's key, and before the number of a multipack; codes contain neither. */
const PLUS = "+";
const TIMES = "*";

/** The key of a set's and a rear blade's bundle. */
export const bundleKey = (set: string, rear: string): string => set + PLUS + rear;

/** The key of a multipack: several times one set or rear blade. */
export const packKey = (single: string, quantity: number): string => single + TIMES + quantity;

/** The keys of a bundle's parts, and how often they are in it. */
export function partsOfBundle(key: string): { keys: string[]; quantity: number } {
	const [parts = "", quantity = "1"] = key.split(TIMES);
	return { keys: parts.split(PLUS), quantity: Number(quantity) };
}

/** The bundles of which all parts are among these products. */
export function bundlesOf(products: readonly AnswerProduct[], offer: Offer): AnswerProduct[] {
	const known = new Map(products.map((product) => [product.id, product]));
	return (offer.bundles ?? []).flatMap((bundle) => {
		const { keys, quantity } = partsOfBundle(bundle.partsKey);
		const parts = keys.flatMap((key) => known.get(key) ?? []);
		const [first] = parts;
		return first && parts.length === keys.length ? [join(first, parts, quantity, bundle, offer)] : [];
	});
}

function join(
	first: AnswerProduct,
	products: readonly AnswerProduct[],
	quantity: number,
	bundle: OfferBundle,
	offer: Offer,
): AnswerProduct {
	const partsPrice = quantity * sumOf(products);
	return {
		...first,
		kind: "bundle",
		id: bundle.partsKey,
		sku: bundle.sku,
		title: bundleTitle(
			bundle.name,
			products.map(({ title }) => title),
			quantity,
		),
		price: bundlePrice(partsPrice, bundle, offer.roundTo),
		partsPrice,
		url: productLink(offer.url, bundle.sku),
		parts: products.flatMap(({ parts }) => parts),
		quantity,
	};
}

/** The owner's name of a bundle, else the titles of its parts: `2 × Nordwisch Aero 26"`. */
export const bundleTitle = (name: string, titles: readonly string[], quantity: number): string =>
	name || (quantity > 1 ? `${quantity} × ` : "") + titles.join(" + ");

/**
 * A bundle's price (minor units): its own, or by its discount, else that of its parts. A discounted price is rounded half
 * up to `roundTo`, and is never above the price of the parts.
 */
export const bundlePrice = (
	partsPrice: number,
	{ price, discount = 0 }: Pick<OfferBundle, "price" | "discount">,
	roundTo = 1,
): number =>
	price ??
	(discount > 0
		? Math.min(Math.round((partsPrice * (100 - discount)) / (100 * roundTo)) * roundTo, partsPrice)
		: partsPrice);
