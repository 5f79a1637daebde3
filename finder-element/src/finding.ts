import { findVehicle, type Shard, type Vehicle } from "#worker/catalogue/shard.rules.ts";
import type { Bootstrap } from "#worker/finders/bootstrap.rules.ts";
import { type Answer, type AnswerProduct, answer, nextQuestion } from "#worker/offers/answer.rules.ts";
import type { Offer } from "#worker/offers/offer.rules.ts";
import type { CarRequest } from "./car-address.ts";
import { NOTHING, type Selection, settle } from "./selection.ts";
import type { Store } from "./store.ts";
import { type Wire, WireError } from "./wire.ts";

/** The one set of views of what comes after the form. */
export const VIEWS = "results";

/** `silent`: this finder isn't for this page; the page's own content stays. `failed`: no bootstrap, may be retried. */
export type Phase = "loading" | "ready" | "failed" | "silent";

/** What happened, as pages hear of it; the names get `wf-` before them. */
export type FindingEvents = {
	ready: null;
	vehicle: { vehicle: Vehicle };
	results: { vehicle: Vehicle; products: AnswerProduct[] };
	"no-result": { vehicle: Vehicle };
	error: { code: string };
};

/** No such finder, or not any more; what isn't even an id. Asking again would change nothing. */
const REFUSALS = [400, 404];

export type FindingSetting = {
	wire: Wire;
	/** What shows the results: a module of its own, which comes beside the car's shard. */
	views: Store<unknown>;
	currentYear: number;
	/** Something to be shown has changed. */
	changed(): void;
	say<Name extends keyof FindingEvents>(name: Name, detail: FindingEvents[Name]): void;
	/** May it run on this page? Asked with the origins that the shop allows. */
	isAllowed(origins: string[]): boolean;
};

/** One visit: what was picked, what has been loaded, and what follows from it. Knows nothing of the page. */
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
	/** Something is on its way for which the visitor waits. */
	isWaiting = false;
	/** The last request failed, and nothing has been picked or tried again since. */
	hasFailed = false;
	/** A link or the last visit named a car that the catalogue no longer has. */
	isMissing = false;

	readonly currentYear: number;

	readonly #setting: FindingSetting;
	#life = new AbortController();
	#again = (): void => {};
	/** The car to be opened as soon as its brand's shard is there. */
	#opening: CarRequest | undefined;
	#saidVehicle: string | undefined;
	#saidResult: string | undefined;

	constructor(setting: FindingSetting) {
		this.#setting = setting;
		this.currentYear = setting.currentYear;
	}

	/** Begins anew: for another finder, language or car. */
	start(uuid: string, locale: string | null | undefined, car: CarRequest | undefined): void {
		const { wire } = this.#setting;
		this.phase = "loading";
		this.#again = () => this.start(uuid, locale, car);
		void this.#wait(async (signal) => {
			// Side by side: the look-up of a car's brand needs nothing from the bootstrap.
			const [boot, brand] = await Promise.all([
				wire.bootstrap(uuid, locale, signal),
				car && (car.brand ?? wire.brandOf(Number.parseInt(car.vehicle, 10))),
			]);
			if (!signal.aborted) this.#begin(boot, car, brand ?? undefined);
		});
	}

	/** Nothing that is still under way will be heard of. */
	stop(): void {
		this.#life.abort();
	}

	/** The same again, after a failure or a stop: what was picked stays. */
	retry(): void {
		this.#again();
	}

	/** Takes the visitor's picks and draws all conclusions: at once, where everything is there. */
	pick(selection: Selection): void {
		this.selection = selection;
		this.#opening = undefined;
		this.isMissing = false;
		this.#advance();
	}

	/** The offer and the views are the same for every car: they may come while the visitor reads. */
	prefetch(): void {
		const { wire, views } = this.#setting;
		if (this.boot) Promise.all([wire.offers.load(this.boot.offer), views.load(VIEWS)]).catch(() => {});
	}

	#begin(boot: Bootstrap, car: CarRequest | undefined, brand: number | undefined): void {
		const { wire, isAllowed, say } = this.#setting;
		this.boot = boot;
		if (!isAllowed(boot.origins)) {
			this.phase = "silent";
			// Only counted, so that the shop hears of a page that it doesn't allow.
			wire.count(boot.uuid, "ready");
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
		const { views, wire } = this.#setting;
		const { shards, offers } = wire;
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

	/** The car of a link or of the last visit. One that is gone is said to be missing; the visitor picks another. */
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

	/** Waits for one thing at a time: whatever was waited for before no longer counts. */
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
			// What else was asked for beside it may still come, and must not begin anew behind the visitor's back.
			this.#life.abort();
			const { code, status } = error instanceof WireError ? error : { code: "finder.broken", status: 0 };
			if (this.phase === "loading") this.phase = REFUSALS.includes(status) ? "silent" : "failed";
			this.hasFailed = true;
			say("error", { code });
		}
		this.isWaiting = false;
		changed();
	}
}

/** Everything that is for sale for a car. */
export const productsOf = (found: Answer | undefined): AnswerProduct[] => {
	if (!found) return [];
	const adapter = found.adapter.need === "known" ? found.adapter.product : null;
	return [...found.sets, ...found.rears, ...(adapter ? [adapter] : [])];
};
