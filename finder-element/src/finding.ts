import { findVehicle, type Shard, type Vehicle } from "#worker/catalogue/fitment/shard.rules.ts";
import type { Bootstrap } from "#worker/delivery/bootstrap.rules.ts";
import { type Answer, type AnswerProduct, answer, nextQuestion } from "#worker/offers/answer.rules.ts";
import type { Offer } from "#worker/offers/offer.rules.ts";
import type { CarRequest } from "./car-address.ts";
import { type DeliveryClient, DeliveryError } from "./delivery-client.ts";
import { NOTHING, type Selection, settle } from "./selection.ts";
import type { Store } from "./store.ts";

/** The views of everything after the form, loaded once. */
export const VIEWS = "results";

/**
 * `silent`: this finder may not be shown on this page; the page's own content stays. `failed`: no bootstrap, can be
 * retried.
 */
export type Phase = "loading" | "ready" | "failed" | "silent";

/** The events for the page; their names get the prefix `wf-`. */
export type FindingEvents = {
	ready: null;
	vehicle: { vehicle: Vehicle };
	results: { vehicle: Vehicle; products: AnswerProduct[] };
	"no-result": { vehicle: Vehicle };
	error: { code: string };
};

/** The finder doesn't exist (any more), or the id is invalid. Trying again would change nothing. */
const REFUSALS = [400, 404];

export type FindingSetting = {
	delivery: DeliveryClient;
	/** Shows the results: a separate module, which loads with the car's shard. */
	views: Store<unknown>;
	currentYear: number;
	/** The view has to be updated. */
	changed(): void;
	say<Name extends keyof FindingEvents>(name: Name, detail: FindingEvents[Name]): void;
	/** Whether it may run on this page, called with the origins that the shop allows. */
	isAllowed(origins: string[]): boolean;
};

/** One visit: the selections, the loaded data, and what follows from them. Independent of the page. */
export class Finding {
	phase: Phase = "loading";
	boot: Bootstrap | undefined;
	selection: Selection = NOTHING;
	shard: Shard | undefined;
	offer: Offer | undefined;
	vehicle: Vehicle | undefined;
	answer: Answer | undefined;
	/** Every question is answered: there is an answer, or nothing fits. */
	isSettled = false;
	/** The visitor waits for a request. */
	isWaiting = false;
	/** The last request failed, and nothing was selected or tried again since. */
	hasFailed = false;
	/** A link or the last visit named a car that is no longer in the catalogue. */
	isMissing = false;

	readonly currentYear: number;

	readonly #setting: FindingSetting;
	#life = new AbortController();
	#again = (): void => {};
	/** The car to open when its brand's shard has loaded. */
	#opening: CarRequest | undefined;
	#saidVehicle: string | undefined;
	#saidResult: string | undefined;

	constructor(setting: FindingSetting) {
		this.#setting = setting;
		this.currentYear = setting.currentYear;
	}

	/** Starts again: for another finder, language or car. */
	start(uuid: string, locale: string | null | undefined, car: CarRequest | undefined): void {
		const { delivery } = this.#setting;
		this.phase = "loading";
		this.#again = () => this.start(uuid, locale, car);
		void this.#wait(async (signal) => {
			// In parallel: the look-up of a car's brand needs nothing from the bootstrap.
			const [boot, brand] = await Promise.all([
				delivery.bootstrap(uuid, locale, signal),
				car && (car.brand ?? delivery.brandOf(Number.parseInt(car.vehicle, 10))),
			]);
			if (!signal.aborted) this.#begin(boot, car, brand ?? undefined);
		});
	}

	/** Results of running requests are ignored. */
	stop(): void {
		this.#life.abort();
	}

	/** Continues after a failure or a stop: selections stay. */
	retry(): void {
		this.#again();
	}

	/** Applies the visitor's selections and updates everything: at once if all data is loaded. */
	pick(selection: Selection): void {
		this.selection = selection;
		this.#opening = undefined;
		this.isMissing = false;
		this.#advance();
	}

	/** The offer and the views are the same for every car, so they may load while the visitor reads. */
	prefetch(): void {
		const { delivery, views } = this.#setting;
		if (this.boot) Promise.all([delivery.offers.load(this.boot.offer), views.load(VIEWS)]).catch(() => {});
	}

	#begin(boot: Bootstrap, car: CarRequest | undefined, brand: number | undefined): void {
		const { delivery, isAllowed, say } = this.#setting;
		this.boot = boot;
		if (!isAllowed(boot.origins)) {
			this.phase = "silent";
			// Only counted, so that the shop sees a page that it doesn't allow.
			delivery.count(boot.uuid, "ready");
			return;
		}
		this.phase = "ready";
		say("ready", null);
		this.selection = { ...NOTHING, brand };
		this.#opening = car;
		this.#advance();
	}

	#advance(): void {
		const { boot } = this;
		if (!boot) return;
		const { views, delivery } = this.#setting;
		const { shards, offers } = delivery;
		const hash = boot.brands.find(([id]) => id === this.selection.brand)?.[2];
		this.shard = shards.peek(hash ?? "");
		this.offer = offers.peek(boot.offer);
		const missing: Promise<unknown>[] = [];
		if (hash && !this.shard) missing.push(shards.load(hash));
		if (hash && !this.offer) missing.push(offers.load(boot.offer));
		if (hash && !views.peek(VIEWS)) missing.push(views.load(VIEWS));
		this.#again = () => this.#advance();
		void this.#wait((signal) => Promise.all(missing.map((load) => load.then(() => signal.aborted || this.#advance()))));
		this.isWaiting = missing.length > 0;
		if (this.#opening && (!hash || this.shard)) this.#open(this.#opening);
		this.#conclude();
	}

	/** The car of a link or of the last visit. If it was removed, that is shown, and the visitor selects another. */
	#open({ vehicle: id, choice }: CarRequest): void {
		const vehicle = this.shard && findVehicle(this.shard, id, this.currentYear);
		this.#opening = undefined;
		this.isMissing = !vehicle;
		if (!vehicle) {
			this.selection = NOTHING;
			this.shard = undefined;
			return;
		}
		const { brand, model, year } = vehicle;
		this.selection = { brand: brand.id, model: model.id, year, vehicle: id, choice };
	}

	#conclude(): void {
		const { shard, offer, currentYear } = this;
		if (shard) this.selection = settle(shard, this.selection, currentYear);
		const { vehicle: id, choice } = this.selection;
		const vehicle = shard && id ? findVehicle(shard, id, currentYear) : undefined;
		this.vehicle = vehicle;
		this.isSettled = vehicle !== undefined && offer !== undefined && !nextQuestion(vehicle, choice);
		this.answer = vehicle && offer && answer(vehicle, choice, offer);
		this.#sayNews();
		this.#setting.changed();
	}

	/** Each car and each result once. */
	#sayNews(): void {
		const { say } = this.#setting;
		const { vehicle } = this;
		if (vehicle && vehicle.id !== this.#saidVehicle) say("vehicle", { vehicle });
		this.#saidVehicle = vehicle?.id;
		const result = this.isSettled ? JSON.stringify([vehicle?.id, this.selection.choice]) : undefined;
		const products = productsOf(this.answer);
		if (vehicle && result && result !== this.#saidResult) {
			if (products.length > 0) say("results", { vehicle, products });
			else say("no-result", { vehicle });
		}
		this.#saidResult = result;
	}

	/** Waits for one request at a time: earlier ones no longer count. */
	async #wait(work: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
		const { say, changed } = this.#setting;
		this.#life.abort();
		this.#life = new AbortController();
		const { signal } = this.#life;
		this.isWaiting = true;
		this.hasFailed = false;
		changed();
		try {
			await work(signal);
			if (signal.aborted) return;
		} catch (error) {
			if (signal.aborted) return;
			// A parallel request may still finish, and must not start again unasked.
			this.#life.abort();
			const { code, status } = error instanceof DeliveryError ? error : { code: "finder.broken", status: 0 };
			if (this.phase === "loading") this.phase = REFUSALS.includes(status) ? "silent" : "failed";
			this.hasFailed = true;
			say("error", { code });
		}
		this.isWaiting = false;
		changed();
	}
}

/** All products for a car. */
export const productsOf = (found: Answer | undefined): AnswerProduct[] => {
	if (!found) return [];
	const adapter = found.adapter.need === "known" ? found.adapter.product : null;
	return [...found.sets, ...found.rears, ...(adapter ? [adapter] : [])];
};
