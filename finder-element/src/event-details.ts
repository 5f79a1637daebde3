import type { Vehicle } from "#worker/catalogue/fitment/shard.rules.ts";
import type { Currency } from "#worker/money/money.rules.ts";
import type { AnswerProduct } from "#worker/offers/answer-product.rules.ts";
import type { EventCar, EventProduct, FinderEvents } from "./events.ts";
import { carName } from "./wording.ts";

type ToUrl = (path: string) => string;

/** What a session says of a car, in full for the page. */
export const toEventDetail = (
	vehicle: Vehicle,
	products: AnswerProduct[],
	currency: Currency,
	imageUrl: ToUrl,
): FinderEvents["results"] => ({
	vehicle,
	car: toEventCar(vehicle),
	products: products.map((product) => toEventProduct(product, currency, imageUrl)),
});

export const toProductClick = (
	product: AnswerProduct,
	vehicle: Vehicle,
	currency: Currency,
	imageUrl: ToUrl,
): FinderEvents["product-click"] => ({
	sku: product.sku,
	product: toEventProduct(product, currency, imageUrl),
	car: toEventCar(vehicle),
});

const toEventCar = (vehicle: Vehicle): EventCar => ({
	id: vehicle.id,
	name: carName(vehicle),
	brand: vehicle.brand.name,
	model: vehicle.model.name,
	year: vehicle.year,
});

function toEventProduct(product: AnswerProduct, { iso, digits }: Currency, imageUrl: ToUrl): EventProduct {
	const { partsPrice, parts, image } = product;
	const inUnits = (price: number) => price / 10 ** digits;
	return {
		...product,
		amount: inUnits(product.price),
		partsAmount: partsPrice && inUnits(partsPrice),
		parts: parts.map((part) => ({ ...part, amount: inUnits(part.price) })),
		currency: iso,
		imageUrl: image === null ? null : imageUrl(image),
	};
}
