import { locateVehicle, type Shard, type Vehicle } from "#worker/catalogue/fitment/shard.rules.ts";
import type { Bootstrap } from "#worker/delivery/bootstrap.rules.ts";
import type { Answer } from "#worker/offers/answer.rules.ts";
import type { AnswerProduct } from "#worker/offers/answer-product.rules.ts";
import type { CarRequest } from "./car-address.ts";
import type { DeliveryClient } from "./delivery-client.ts";
import { outcomeOf } from "./outcome.ts";
import { completeSelection, type Lists, listsFor, type Selection } from "./selection.ts";
import type { Emit } from "./session-events.ts";

export type CarResultsOptions = {
	delivery: DeliveryClient;
	currentYear: number;
	emit: Emit;
	/** The dashboard shows unsaved values. */
	isPreview(): boolean;
};

/** What follows from the selections of a session: the choices, then what fits the car, and what has to load for it. */
export class CarResults {
	vehicle: Vehicle | undefined;
	answer: Answer | undefined;
	/** See `productsOf`. */
	products: AnswerProduct[] = [];
	/** Every question is answered: there is an answer, or nothing fits. */
	isComplete = false;

	readonly #options: CarResultsOptions;
	/** It couldn't be loaded: products are shown without it. */
	#lostStock: string | undefined;
	#emittedVehicle: string | undefined;
	#emittedResult: string | undefined;

	constructor(options: CarResultsOptions) {
		this.#options = options;
	}

	/** The choices, given the selections so far. */
	listsFor(shard: Shard | undefined, selection: Selection): Lists {
		return listsFor(shard, selection, this.#options.currentYear);
	}

	/** With what selects itself, and without what the shard doesn't have. */
	completed(shard: Shard, selection: Selection): Selection {
		return completeSelection(shard, selection, this.#options.currentYear);
	}

	/** The selection of a car; undefined if the shard doesn't have it. */
	selectionOf(shard: Shard, { vehicle, choice }: CarRequest): Selection | undefined {
		const found = locateVehicle(shard, vehicle, this.#options.currentYear);
		return found && { brand: shard.id, model: found.model[0], year: found.year, vehicle, choice };
	}

	/** What results need besides the car, as far as it isn't loaded. It is the same for every car. */
	load({ offer, stock }: Bootstrap): Promise<unknown>[] {
		const { delivery } = this.#options;
		const loads: Promise<unknown>[] = [];
		if (!delivery.offers.peek(offer)) loads.push(delivery.offers.load(offer));
		if (stock && !delivery.stock.peek(stock)) {
			const load = delivery.stock.load(stock).catch(() => {
				this.#lostStock = stock;
			});
			// Nobody waits for what failed before.
			if (stock !== this.#lostStock) loads.push(load);
		}
		return loads;
	}

	/**
	 * Updates everything, and tells of each car and each result once. The selection it returns lacks answers that the car
	 * doesn't have.
	 */
	follow(bootstrap: Bootstrap, shard: Shard | undefined, selection: Selection): Selection {
		const { vehicle: id } = selection;
		const { delivery, currentYear, isPreview } = this.#options;
		const stock = delivery.stock.peek(bootstrap.stock ?? "");
		// No product is shown before it is known whether it is in stock.
		const isAwaited = bootstrap.stock && !stock && bootstrap.stock !== this.#lostStock;
		const offer = isAwaited ? undefined : delivery.offers.peek(bootstrap.offer);
		// A preview shows what unsaved values do.
		const data = shard && { shard, offer, stock: isPreview() ? undefined : stock };
		const outcome =
			data && id ? outcomeOf(id, selection.choice, data, bootstrap.look.outOfStock, currentYear) : undefined;
		this.vehicle = outcome?.vehicle;
		this.isComplete = !!outcome?.isComplete;
		this.answer = outcome?.answer;
		this.products = outcome?.products ?? [];
		const { choice } = outcome ?? selection;
		this.#emitChanges(this.isComplete ? JSON.stringify([id, choice]) : undefined);
		return { ...selection, choice };
	}

	#emitChanges(result: string | undefined): void {
		const { emit } = this.#options;
		const { vehicle, products } = this;
		if (vehicle && vehicle.id !== this.#emittedVehicle) emit("vehicle", { vehicle });
		this.#emittedVehicle = vehicle?.id;
		if (vehicle && result && result !== this.#emittedResult) {
			if (products.length > 0) emit("results", { vehicle, products });
			else emit("no-result", { vehicle });
		}
		this.#emittedResult = result;
	}
}
