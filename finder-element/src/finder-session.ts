import { locateVehicle, type Shard, type Vehicle } from "#worker/catalogue/fitment/shard.rules.ts";
import type { Bootstrap } from "#worker/delivery/bootstrap.rules.ts";
import type { StockOut } from "#worker/inventory/out-of-stock.rules.ts";
import type { Answer } from "#worker/offers/answer.rules.ts";
import type { AnswerProduct } from "#worker/offers/answer-product.rules.ts";
import type { Offer } from "#worker/offers/offer.rules.ts";
import type { CarRequest } from "./car-address.ts";
import { type DeliveryClient, DeliveryError } from "./delivery-client.ts";
import type { outcomeOf } from "./outcome.ts";
import { completeSelection, EMPTY_SELECTION, type Selection } from "./selection.ts";
import { MODULE, type Store } from "./store.ts";

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
	/** Works out and shows the results: a module that loads later. */
	results: Store<{ outcomeOf: typeof outcomeOf }>;
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
	/** Known as soon as the results' module has loaded. */
	vehicle: Vehicle | undefined;
	answer: Answer | undefined;
	/** All products of the answer, in the order in which they are shown. */
	products: AnswerProduct[] = [];
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

	/** What results need besides the car is the same for every car, so it may load while the visitor reads. */
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
		if (this.#requestedCar && (!hash || this.shard)) this.#selectRequestedCar(this.#requestedCar);
		if (this.shard) this.selection = completeSelection(this.shard, this.selection, this.currentYear);
		const awaited: Promise<unknown>[] = hash && !shards.peek(hash) ? [shards.load(hash)] : [];
		// Until the car is selected nobody waits for what its results need.
		if (this.selection.vehicle) awaited.push(...this.#missing(bootstrap));
		else if (hash) this.prefetch();
		this.#repeat = () => this.#load();
		void this.#run((signal) => Promise.all(awaited.map((load) => load.then(() => signal.aborted || this.#load()))));
		this.isWaiting = awaited.length > 0;
		this.#followSelection(bootstrap);
		this.#emitChanges();
		this.#options.onChange();
	}

	/** What results need besides the car, as far as it isn't loaded. */
	#missing({ offer, stock }: Bootstrap): Promise<unknown>[] {
		const { results, delivery } = this.#options;
		const loads: Promise<unknown>[] = [];
		if (!delivery.offers.peek(offer)) loads.push(delivery.offers.load(offer));
		if (!results.peek(MODULE)) loads.push(results.load(MODULE));
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
		const { shard } = this;
		const found = shard && locateVehicle(shard, id, this.currentYear);
		this.#requestedCar = undefined;
		this.isMissing = !found;
		if (!found) {
			this.selection = EMPTY_SELECTION;
			this.shard = undefined;
			return;
		}
		const { model, year } = found;
		this.selection = { brand: shard.id, model: model[0], year, vehicle: id, choice };
	}

	#followSelection({ look }: Bootstrap): void {
		const { shard, offer, selection, currentYear } = this;
		const { vehicle: id, choice } = selection;
		const { results, isPreview } = this.#options;
		// A preview shows what unsaved values do.
		const stock = isPreview() ? undefined : this.stock;
		const module = results.peek(MODULE);
		const outcome =
			module && shard && id
				? module.outcomeOf(id, choice, { shard, offer, stock }, look.outOfStock, currentYear)
				: undefined;
		this.vehicle = outcome?.vehicle;
		this.isComplete = !!outcome?.isComplete;
		this.answer = outcome?.answer;
		this.products = outcome?.products ?? [];
	}

	/** Each car and each result once. */
	#emitChanges(): void {
		const { emit } = this.#options;
		const { vehicle } = this;
		if (vehicle && vehicle.id !== this.#emittedVehicle) emit("vehicle", { vehicle });
		this.#emittedVehicle = vehicle?.id;
		const result = this.isComplete ? JSON.stringify([vehicle?.id, this.selection.choice]) : undefined;
		if (vehicle && result && result !== this.#emittedResult) {
			const { products } = this;
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
