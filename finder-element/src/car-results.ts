import { locateVehicle, type Shard, type Vehicle } from "#worker/catalogue/fitment/shard.rules.ts";
import type { Bootstrap } from "#worker/delivery/bootstrap.rules.ts";
import type { Answer, Choice, ChoiceValue } from "#worker/offers/answer.rules.ts";
import type { AnswerProduct } from "#worker/offers/answer-product.rules.ts";
import type { Offer } from "#worker/offers/offer.rules.ts";
import type { CarRequest } from "./car-address.ts";
import type { DeliveryClient } from "./delivery-client.ts";
import { toEventDetail } from "./event-details.ts";
import { outcomeOf } from "./outcome.ts";
import { resultAddress } from "./result-address.ts";
import { completeSelection, type Lists, listsFor, type Selection } from "./selection.ts";
import type { Emit } from "./session-events.ts";

export type CarResultsOptions = {
	delivery: DeliveryClient;
	currentYear: number;
	emit: Emit;
	/** The dashboard shows unsaved values. */
	isPreview(): boolean;
	/** The address of the page. */
	here(): string;
	/** Makes an address from a picture's path. */
	imageUrl(path: string): string;
};

/** A car, its answers without the arm if they are complete, the arm, and the ids of the products. */
type Emitted = [id?: string | undefined, answers?: string | undefined, arm?: ChoiceValue | undefined, ids?: string];

/** What follows from the selections of a session: the choices, then what fits the car, and what has to load for it. */
export class CarResults {
	vehicle: Vehicle | undefined;
	answer: Answer | undefined;
	/** Every question is answered: there is an answer, or nothing fits. */
	isComplete = false;
	/** What the finder sells, once it has loaded. */
	offer: Offer | undefined;

	readonly #options: CarResultsOptions;
	/** It couldn't be loaded: products are shown without it. */
	#lostStock: string | undefined;
	/** What was emitted last. */
	#emitted: Emitted = [];

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
		const place = locateVehicle(shard, vehicle, this.#options.currentYear);
		return place && { brand: shard.id, model: place.model[0], year: place.year, vehicle, choice };
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
		const stock = delivery.stock.peek(bootstrap.stock);
		// No product is shown before it is known whether it is in stock.
		const isAwaited = bootstrap.stock && !stock && bootstrap.stock !== this.#lostStock;
		this.offer = delivery.offers.peek(bootstrap.offer);
		const offer = isAwaited ? undefined : this.offer;
		// A preview shows what unsaved values do.
		const data = shard && { shard, offer, stock: isPreview() ? undefined : stock };
		const outcome =
			data && id ? outcomeOf(id, selection.choice, data, bootstrap.look.outOfStock, currentYear) : undefined;
		this.vehicle = outcome?.vehicle;
		this.isComplete = !!outcome?.isComplete;
		this.answer = outcome?.answer;
		const { choice } = outcome ?? selection;
		// While data of the same car are loaded anew, nothing has changed.
		if (!id || (shard && (offer || this.vehicle?.id !== this.#emitted[0])))
			this.#emitChanges(bootstrap, choice, outcome?.products ?? []);
		return { ...selection, choice };
	}

	/** The shop's page of results, where this one only links to it. */
	addressOf({ look }: Bootstrap, vehicle: string, choice: Choice): string | undefined {
		const { isPreview, here } = this.#options;
		return isPreview() ? undefined : resultAddress(look.resultPageUrl, here(), vehicle, choice);
	}

	#emitChanges(bootstrap: Bootstrap, selected: Choice, products: AnswerProduct[]): void {
		const { arm, ...choice } = selected;
		const { emit, imageUrl } = this.#options;
		const { vehicle } = this;
		const [lastId, lastAnswers, lastArm, lastIds] = this.#emitted;
		const answers = this.isComplete ? JSON.stringify(choice) : undefined;
		const ids = String(products.map(({ id }) => id));
		this.#emitted = [vehicle?.id, answers, arm, ids];
		if (!vehicle) return;
		const detail = (shown: AnswerProduct[]) => toEventDetail(vehicle, shown, bootstrap.currency, imageUrl);
		const isSame = vehicle.id === lastId;
		if (!isSame) emit("vehicle", detail([]));
		const isAgain = isSame && answers === lastAnswers;
		const isElsewhere = !!ids && !!this.addressOf(bootstrap, vehicle.id, selected);
		const isKept = isElsewhere || (isAgain && ids === lastIds);
		if (answers && !(isAgain && arm === lastArm))
			emit(ids ? "results" : "no-result", isKept ? undefined : detail(products), isElsewhere || isAgain);
	}
}
