import type { Shard, Vehicle } from "#worker/catalogue/fitment/shard.rules.ts";
import type { Bootstrap } from "#worker/delivery/bootstrap.rules.ts";
import type { CarRequest } from "./car-address.ts";
import type { CarResults, CarResultsOptions } from "./car-results.ts";
import { DeliveryError, inTime } from "./delivery-client.ts";
import { EMPTY_SELECTION, type Lists, type Selection } from "./selection.ts";
import type { Store } from "./store.ts";

/**
 * `silent`: this finder may not be shown on this page; the page's own content stays. `failed`: no bootstrap, can be
 * retried.
 */
export type Phase = "loading" | "ready" | "failed" | "silent";

/** The shop doesn't allow the finder on this page. */
export const ORIGIN_NOT_ALLOWED = "finders.origin_not_allowed";
/** The finder doesn't exist (any more), or the id is invalid. Trying again would change nothing. */
const PERMANENT_FAILURES = [400, 404];

export type SessionOptions = CarResultsOptions & {
	/** Works out what there is to choose from, and the results: a module that loads later. */
	results: Store<{ CarResults: typeof CarResults }>;
	/** The view has to be updated. */
	onChange(): void;
	/** The car to open is no longer in the catalogue. */
	onMissing(car: CarRequest): void;
	/** Whether it may run on this page, called with the origins that the shop allows. */
	isAllowed(origins: string[]): boolean;
};

const NO_LISTS: Lists = { models: [], years: [], vehicles: [] };

/** The finder and the language that were asked for last. */
type FinderRequest = [uuid: string, locale: string | null | undefined];

/** One visit: the selections, the loaded data, and what follows from them. Independent of the page. */
export class FinderSession {
	phase: Phase = "loading";
	bootstrap: Bootstrap | undefined;
	selection: Selection = EMPTY_SELECTION;
	shard: Shard | undefined;
	/** What there is to choose from and what fits the car, from when its module has loaded. */
	results: CarResults | undefined;
	/** The visitor waits for a request. */
	isWaiting = false;
	/** The last request failed, and nothing was selected or tried again since. */
	hasFailed = false;
	/** A link or the last visit named a car that is no longer in the catalogue. */
	isMissing = false;

	readonly #options: SessionOptions;
	#latest: FinderRequest = ["", null];
	/** The language that couldn't be loaded last. */
	#missedLanguage: FinderRequest | undefined;
	#running = new AbortController();
	#repeat = (): void => {};
	/** The car to open when its brand's shard has loaded. */
	#requestedCar: CarRequest | undefined;

	get vehicle(): Vehicle | undefined {
		return this.results?.vehicle;
	}

	/** What there is to choose from, given the selections so far. */
	get lists(): Lists {
		return this.results?.listsFor(this.shard, this.selection) ?? NO_LISTS;
	}

	constructor(options: SessionOptions) {
		this.#options = options;
	}

	/** Starts again: for another finder, language or car. */
	start(uuid: string, locale: string | null | undefined, car: CarRequest | undefined): void {
		const { delivery } = this.#options;
		this.phase = "loading";
		// They know what the page was told of another finder.
		this.results = undefined;
		this.#latest = [uuid, locale];
		this.#repeat = () => this.start(uuid, locale, car);
		void this.#run(async (signal) => {
			// In parallel: the look-up of a car's brand needs nothing from the bootstrap.
			const [bootstrap, brand] = await Promise.all([
				delivery.bootstrap(uuid, locale, signal),
				car && this.#brandOf(car),
			]);
			if (!signal.aborted) this.#applyBootstrap(bootstrap, car, brand);
		});
	}

	/**
	 * Another language, once it is ready: what is selected or opened stays, and goes on in the meantime. `repeat`: what has failed,
	 * to be done again with it.
	 */
	translate(uuid: string, locale: string | null | undefined, repeat?: () => void): void {
		const { delivery, emit } = this.#options;
		const request: FinderRequest = [uuid, locale];
		this.#latest = request;
		delivery.bootstrap(uuid, locale).then(
			(bootstrap) => {
				if (request !== this.#latest) return;
				this.bootstrap = bootstrap;
				// What is under way, or has failed, may be more than a load.
				if (this.isWaiting || this.hasFailed) (repeat ?? this.#repeat)();
				else this.#load();
			},
			({ code }) => {
				this.#missedLanguage = request;
				emit("error", { code });
			},
		);
	}

	/** Opens a car once it is ready. */
	open(car: CarRequest): void {
		if (this.phase !== "ready") {
			if (this.phase !== "silent") this.start(...this.#latest, car);
			return;
		}
		this.#repeat = () => this.open(car);
		void this.#run(async (signal) => {
			const brand = await this.#brandOf(car);
			if (!signal.aborted) this.#openIn(brand, car);
		});
	}

	/** There is nothing to show any more. */
	silence(): void {
		this.stop();
		this.phase = "silent";
		// An answer that comes later changes nothing.
		this.#latest = ["", null];
	}

	/** Results of running requests are ignored. */
	stop(): void {
		this.#running.abort();
	}

	/** Continues after a failure or a stop: selections stay. */
	retry(): void {
		this.#repeat();
	}

	/** Tries again what has failed. */
	reconnect(): void {
		if (this.hasFailed) this.retry();
		if (this.#missedLanguage === this.#latest) this.translate(...this.#latest);
	}

	/** Applies the visitor's selections and updates everything: at once if all data is loaded. */
	pick(selection: Selection): void {
		if (this.phase !== "ready") return;
		this.selection = selection;
		this.#requestedCar = undefined;
		this.isMissing = false;
		this.#load();
	}

	/** Results need more than the car, which may load while the visitor reads. */
	prefetch(): void {
		Promise.all(this.#loadResults()).catch(() => {});
	}

	#applyBootstrap(bootstrap: Bootstrap, car: CarRequest | undefined, brand: number | undefined): void {
		const { isAllowed, emit } = this.#options;
		this.bootstrap = bootstrap;
		if (!isAllowed(bootstrap.origins)) {
			this.phase = "silent";
			emit("error", { code: ORIGIN_NOT_ALLOWED });
			return;
		}
		this.phase = "ready";
		emit("ready", null);
		this.#openIn(brand, car);
	}

	#openIn(brand: number | undefined, car: CarRequest | undefined): void {
		this.selection = { ...EMPTY_SELECTION, brand };
		this.#requestedCar = car;
		this.isMissing = false;
		this.#load();
	}

	#brandOf({ brand, vehicle }: CarRequest): number | Promise<number | undefined> {
		return brand ?? this.#options.delivery.brandOf(Number.parseInt(vehicle, 10));
	}

	#load(): void {
		const { bootstrap } = this;
		if (!bootstrap) return;
		const { delivery, onChange } = this.#options;
		const { results } = this;
		// A single choice is selected automatically.
		if (!bootstrap.brands[1]) this.selection = { ...this.selection, brand: bootstrap.brands[0]?.[0] };
		const hash = bootstrap.brands.find(([id]) => id === this.selection.brand)?.[2];
		this.shard = delivery.shards.peek(hash);
		if (this.#requestedCar && (!hash || (this.shard && results))) this.#selectRequestedCar(this.#requestedCar);
		if (this.shard && results) this.selection = results.completed(this.shard, this.selection);
		const awaited: Promise<unknown>[] = [];
		if (hash && !delivery.shards.peek(hash)) awaited.push(delivery.shards.load(hash));
		if (hash && !results) awaited.push(this.#loadModule());
		// Until the car is selected nobody waits for what its results need.
		if (this.selection.vehicle) awaited.push(...this.#loadResults());
		else if (hash) this.prefetch();
		this.#repeat = () => this.#load();
		void this.#run((signal) => Promise.all(awaited.map((load) => load.then(() => signal.aborted || this.#load()))));
		this.isWaiting = awaited.length > 0;
		this.selection = results?.follow(bootstrap, this.shard, this.selection) ?? this.selection;
		onChange();
	}

	/** What results need besides the car, as far as it isn't loaded. */
	#loadResults(): Promise<unknown>[] {
		const { bootstrap, results } = this;
		const { delivery } = this.#options;
		if (!bootstrap) return [];
		if (results) return results.load(bootstrap);
		const load = this.#loadModule().then((loaded) => Promise.all(loaded.load(bootstrap)));
		// Side by side with the module.
		return delivery.offers.peek(bootstrap.offer) ? [load] : [load, delivery.offers.load(bootstrap.offer)];
	}

	async #loadModule(): Promise<CarResults> {
		const { CarResults } = await inTime(this.#options.results.load());
		this.results ??= new CarResults(this.#options);
		return this.results;
	}

	/** The car of a link or of the last visit. If it was removed, that is shown, and the visitor selects another. */
	#selectRequestedCar(car: CarRequest): void {
		const selection = this.shard && this.results?.selectionOf(this.shard, car);
		this.#requestedCar = undefined;
		this.isMissing = !selection;
		this.selection = selection ?? EMPTY_SELECTION;
		if (selection) return;
		this.shard = undefined;
		this.#options.onMissing(car);
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
			else if (status === 404) {
				// On a page that is open for weeks: a new bootstrap names what the server has now.
				const repeat = this.#repeat;
				this.#repeat = () => this.translate(...this.#latest, repeat);
			}
			this.hasFailed = true;
			emit("error", { code });
		}
		this.isWaiting = false;
		onChange();
	}
}
