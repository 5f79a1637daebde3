import type { Vehicle } from "../catalogue/fitment/shard.rules.ts";
import type { OutOfStock } from "../finders/finder.rules.ts";
import { toUnits } from "../money/price.rules.ts";
import type { AnswerProduct } from "../offers/answer-product.rules.ts";
import type { Offer, OfferSeries } from "../offers/offer.rules.ts";
import type { PublicProduct, PublicSeries, PublicVehicle } from "./lookup-answer.schema.ts";

/**
 * A product for other systems: prices in currency units, lengths in whole inches and cm. `parts` are those of one set: a
 * multipack has them `quantity` times. `available` is null if the configuration doesn't tell visitors what is out of stock.
 */
export const toPublicProduct = (product: AnswerProduct, { currency }: Offer, says: OutOfStock): PublicProduct => ({
	sku: product.sku,
	title: product.title,
	price: toUnits(product.price, currency.digits),
	currency: currency.iso,
	url: product.url,
	assortment: product.assortmentId,
	available: says === "nothing" ? null : !product.isOut,
	quantity: product.quantity ?? 1,
	parts: product.parts.map((part) => ({
		position: part.position,
		lengthInch: part.lengthInch,
		lengthCm: part.lengthMm === null ? null : part.lengthMm / 10,
		price: toUnits(part.price, currency.digits),
	})),
});

/** A car without the fields that only the element needs. */
export const toPublicVehicle = ({ year, ...vehicle }: Vehicle): PublicVehicle => vehicle;

/** A wiper series for other systems. */
export const toPublicSeries = (kind: PublicSeries["kind"], { id, brand, name, code }: OfferSeries): PublicSeries => ({
	id,
	kind,
	code,
	brand,
	name,
});
