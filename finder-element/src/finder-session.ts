import { findVehicle, type Shard, type Vehicle } from "#worker/catalogue/fitment/shard.rules.ts";
import type { Bootstrap } from "#worker/delivery/bootstrap.rules.ts";
import { type StockOut, withStock } from "#worker/inventory/out-of-stock.rules.ts";
import { type Answer, answer, nextQuestion } from "#worker/offers/answer.rules.ts";
import type { AnswerProduct } from "#worker/offers/answer-product.rules.ts";
import type { Offer } from "#worker/offers/offer.rules.ts";
import type { CarRequest } from "./car-address.ts";
import { type DeliveryClient, DeliveryError } from "./delivery-client.ts";
import { completeSelection, EMPTY_SELECTION, type Selection } from "./selection.ts";
import type { Store } from "./store.ts";

/** The views of everything after the form, loaded once. */
export const RESULTS_VIEW = "results";

/**
 * `silent`: this finder may not be shown on this page; the page's own content stays. `failed`: no bootstrap, can be
 * retried.
 */
export type Phase = "loading" | "ready" | "failed" | "silent";

/** The events for the page; their names get the prefix `wf-`. */
export type FinderEvents = {
	ready: null;
	vehicle: { vehicle: Vehicle };
	results: { vehicle: Vehicle; products: AnswerProduct[] };
	"no-result": { vehicle: Vehicle };
	error: { code: string };
};

/** The finder doesn't exist (any more), or the id is invalid. Trying again would change nothing. */
const PERMANENT_FAILURES = [400, 404];

export type SessionOptions = {
	delivery: DeliveryClient;
	/** Shows the results: a separate module, which loads with the car's shard. */
	views: Store<unknown>;
	currentYear: number;
	/** The view has to be updated. */
	onChange(): void;
	emit<Name extends keyof FinderEvents>(name: Name, detail: FinderEvents[Name]): void;
	/** The dashboard shows unsaved values. */
	isPreview(): boolean;
	/** Whether it may run on this page, called with the origins that the shop allows. */
	isAllowed(origins: string[]): boolean;
};

/** One visit: the selections, the loaded data, and what follows from them. Independent of the page. */
export class FinderSession {
	phase: Phase = "loading";
	bootstrap: Bootstrap | undefined;
	selection: Selection = EMPTY_SELECTION;
	shard: Shard | undefined;
	offer: Offer | undefined;
	stock: StockOut | undefined;
	vehicle: Vehicle | undefined;
	answer: Answer | undefined;
	/** Every question is answered: there is an answer, or nothing fits. */
	isComplete = false;
	/** The visitor waits for a request. */
	isWaiting = false;
	/** The last request failed, and nothing was selected or tried again since. */
	hasFailed = false;
	/** A link or the last visit named a car that is no longer in the catalogue. */
	isMissing = false;

	readonly currentYear: number;

	/** It couldn't be loaded: products are shown without it. */
	#lostStock: string | undefined;

	readonly #options: SessionOptions;
	#running = new AbortController();
	#repeat = (): void => {};
	/** The car to open when its brand's shard has loaded. */
	#requestedCar: CarRequest | undefined;
	#emittedVehicle: string | undefined;
	#emittedResult: string | undefined;

	constructor(options: SessionOptions) {
		this.#options = options;
		this.currentYear = options.currentYear;
	}

	/** Starts again: for another finder, language or car. */
	start(uuid: string, locale: string | null | undefined, car: CarRequest | undefined): void {
		const { delivery } = this.#options;
		this.phase = "loading";
		this.#repeat = () => this.start(uuid, locale, car);
		void this.#run(async (signal) => {
			// In parallel: the look-up of a car's brand needs nothing from the bootstrap.
			const [bootstrap, brand] = await Promise.all([
				delivery.bootstrap(uuid, locale, signal),
				car && (car.brand ?? delivery.brandOf(Number.parseInt(car.vehicle, 10))),
			]);
			if (!signal.aborted) this.#applyBootstrap(bootstrap, car, brand ?? undefined);
		});
	}

	/** Results of running requests are ignored. */
	stop(): void {
		this.#running.abort();
	}

	/** Continues after a failure or a stop: selections stay. */
	retry(): void {
		this.#repeat();
	}

	/** Applies the visitor's selections and updates everything: at once if all data is loaded. */
	pick(selection: Selection): void {
		this.selection = selection;
		this.#requestedCar = undefined;
		this.isMissing = false;
		this.#load();
	}

	/** The offer and the views are the same for every car, so they may load while the visitor reads. */
	prefetch(): void {
		const { bootstrap } = this;
		if (bootstrap) Promise.all(this.#missing(bootstrap)).catch(() => {});
	}

	#applyBootstrap(bootstrap: Bootstrap, car: CarRequest | undefined, brand: number | undefined): void {
		const { delivery, isAllowed, emit } = this.#options;
		this.bootstrap = bootstrap;
		if (!isAllowed(bootstrap.origins)) {
			this.phase = "silent";
			// Only counted, so that the shop sees a page that it doesn't allow.
			delivery.count(bootstrap.uuid, "ready");
			return;
		}
		this.phase = "ready";
		emit("ready", null);
		this.selection = { ...EMPTY_SELECTION, brand };
		this.#requestedCar = car;
		this.#load();
	}

	#load(): void {
		const { bootstrap } = this;
		if (!bootstrap) return;
		const { shards, offers, stock } = this.#options.delivery;
		const hash = bootstrap.brands.find(([id]) => id === this.selection.brand)?.[2];
		this.shard = shards.peek(hash ?? "");
		this.stock = stock.peek(bootstrap.stock ?? "");
		// No product is shown before it is known whether it is in stock.
		const isAwaited = bootstrap.stock && !this.stock && bootstrap.stock !== this.#lostStock;
		this.offer = isAwaited ? undefined : offers.peek(bootstrap.offer);
		const missing = hash ? this.#missing(bootstrap, hash) : [];
		this.#repeat = () => this.#load();
		void this.#run((signal) => Promise.all(missing.map((load) => load.then(() => signal.aborted || this.#load()))));
		this.isWaiting = missing.length > 0;
		if (this.#requestedCar && (!hash || this.shard)) this.#selectRequestedCar(this.#requestedCar);
		this.#update();
	}

	/** What results need, of a vehicle brand or of any, as far as it isn't loaded. */
	#missing({ offer, stock }: Bootstrap, shard?: string): Promise<unknown>[] {
		const { views, delivery } = this.#options;
		const needed: [Store<unknown>, string | undefined][] = [
			[delivery.shards, shard],
			[delivery.offers, offer],
			[views, RESULTS_VIEW],
		];
		const loads: Promise<unknown>[] = [];
		for (const [store, hash] of needed) if (hash && !store.peek(hash)) loads.push(store.load(hash));
		if (stock && !delivery.stock.peek(stock)) {
			const load = delivery.stock.load(stock).catch(() => {
				this.#lostStock = stock;
			});
			// Nobody waits for what failed before.
			if (stock !== this.#lostStock) loads.push(load);
		}
		return loads;
	}

	/** The car of a link or of the last visit. If it was removed, that is shown, and the visitor selects another. */
	#selectRequestedCar({ vehicle: id, choice }: CarRequest): void {
		const vehicle = this.shard && findVehicle(this.shard, id, this.currentYear);
		this.#requestedCar = undefined;
		this.isMissing = !vehicle;
		if (!vehicle) {
			this.selection = EMPTY_SELECTION;
			this.shard = undefined;
			return;
		}
		const { brand, model, year } = vehicle;
		this.selection = { brand: brand.id, model: model.id, year, vehicle: id, choice };
	}

	#update(): void {
		const { shard, offer, currentYear } = this;
		if (shard) this.selection = completeSelection(shard, this.selection, currentYear);
		const { vehicle: id, choice } = this.selection;
		const vehicle = shard && id ? findVehicle(shard, id, currentYear) : undefined;
		this.vehicle = vehicle;
		this.isComplete = vehicle !== undefined && offer !== undefined && !nextQuestion(vehicle, choice);
		this.answer = vehicle && offer && this.#inStock(answer(vehicle, choice, offer));
		this.#emitChanges();
		this.#options.onChange();
	}

	/** A preview shows what unsaved values do. */
	#inStock(found: Answer | undefined): Answer | undefined {
		const { stock, bootstrap } = this;
		const isMarked = found && bootstrap && stock && !this.#options.isPreview();
		return isMarked ? withStock(found, stock, bootstrap.look.outOfStock) : found;
	}

	/** Each car and each result once. */
	#emitChanges(): void {
		const { emit } = this.#options;
		const { vehicle } = this;
		if (vehicle && vehicle.id !== this.#emittedVehicle) emit("vehicle", { vehicle });
		this.#emittedVehicle = vehicle?.id;
		const result = this.isComplete ? JSON.stringify([vehicle?.id, this.selection.choice]) : undefined;
		const products = productsOf(this.answer);
		if (vehicle && result && result !== this.#emittedResult) {
			if (products.length > 0) emit("results", { vehicle, products });
			else emit("no-result", { vehicle });
		}
		this.#emittedResult = result;
	}

	/** Waits for one request at a time: earlier ones no longer count. */
	async #run(work: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
		const { emit, onChange } = this.#options;
		this.#running.abort();
		this.#running = new AbortController();
		const { signal } = this.#running;
		this.isWaiting = true;
		this.hasFailed = false;
		onChange();
		try {
			await work(signal);
			if (signal.aborted) return;
		} catch (error) {
			if (signal.aborted) return;
			// A parallel request may still finish, and must not start again unasked.
			this.#running.abort();
			const { code, status } = error instanceof DeliveryError ? error : { code: "finder.broken", status: 0 };
			if (this.phase === "loading") this.phase = PERMANENT_FAILURES.includes(status) ? "silent" : "failed";
			this.hasFailed = true;
			emit("error", { code });
		}
		this.isWaiting = false;
		onChange();
	}
}

/** All products for a car, in the order in which they are shown. */
export const productsOf = (answer: Answer | undefined): AnswerProduct[] => {
	if (!answer) return [];
	const adapter = answer.adapter.need === "known" ? answer.adapter.product : null;
	return [...answer.bundles, ...answer.sets, ...answer.rears, ...(adapter ? [adapter] : [])];
};
