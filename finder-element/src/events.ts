import type { Vehicle } from "#worker/catalogue/fitment/shard.rules.ts";
import type { AnswerProduct } from "#worker/offers/answer-product.rules.ts";

/** A car in words, as analytics need it. */
export type EventCar = {
	/** `variantId-year` */
	id: string;
	/** `Audi A4 2016` */
	name: string;
	brand: string;
	model: string;
	year: number;
};

export type EventProduct = AnswerProduct & {
	/** The price in units of the currency: 23.9. `price` is in minor units. */
	amount: number;
	/** ISO 4217 */
	currency: string;
	/** The picture's whole address; null: none. */
	imageUrl: string | null;
};

/** The details of the element's events, by their names without `wf-`. */
export type FinderEvents = {
	ready: null;
	vehicle: { vehicle: Vehicle; car: EventCar };
	results: { vehicle: Vehicle; car: EventCar; products: EventProduct[] };
	"no-result": { vehicle: Vehicle; car: EventCar };
	"product-click": { sku: string; product: EventProduct; car: EventCar };
	error: { code: string };
};

declare global {
	interface GlobalEventHandlersEventMap {
		"wf-ready": CustomEvent<FinderEvents["ready"]>;
		"wf-vehicle": CustomEvent<FinderEvents["vehicle"]>;
		"wf-results": CustomEvent<FinderEvents["results"]>;
		"wf-no-result": CustomEvent<FinderEvents["no-result"]>;
		"wf-product-click": CustomEvent<FinderEvents["product-click"]>;
		"wf-error": CustomEvent<FinderEvents["error"]>;
	}
}
