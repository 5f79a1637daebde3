import type { SearchAnswer, SearchHit } from "#worker/catalogue/vehicles/model-list.rules.ts";
import type { Registration } from "#worker/finders/finder.rules.ts";
import { registrationOf } from "#worker/registrations/registration.rules.ts";
import type { CarSearch, LookUp } from "./car-search.ts";
import { fill, fillCount } from "./fill.ts";
import type { FinderSession } from "./finder-session.ts";
import type { ViewModel } from "./view-model.ts";

/** The server waits 4 s for a register. */
const TIMEOUT_MS = 10_000;
const TOO_MANY = 429;
/** A VIN while it is typed: from its 12th character on it tells one car from others of its kind. */
const HALF_VIN = /^(?=.*\d)[A-HJ-NPR-Z0-9]{12,16}$/i;
const NO_CARS: SearchAnswer = { hits: [], ignored: [], nearest: null };
/** The look-up is an entry of the list, as cars are. */
const NO_CAR = 0;

/** The text that offers the look-up of a kind. */
const OFFERS = {
	vin: "lookUpVin",
	nl_plate: "lookUpNlPlate",
	uk_plate: "lookUpUkPlate",
	de_key_number: "lookUpKeyNumber",
} as const;

/** One look-up: of one text at one finder, and kept only while this text stands in the box. */
type PendingLookUp = {
	uuid: string;
	text: string;
	abort: AbortController;
	phase: "asking" | "answered" | "failed";
} & Reply;
/** The candidates; or why there are none, in words. */
type Reply = { hits: SearchHit[]; problem: string };

type Page = Pick<ViewModel, "session" | "imageUrl" | "update" | "isPreview">;
const lookUps = new WeakMap<CarSearch, RegistrationLookUp>();

/** Called after each rendering: offers the look-up of a registration, and ends one that nobody waits for any more. */
export function followLookUp({ session, imageUrl, update, isPreview }: Page, cars: CarSearch): void {
	const known = lookUps.get(cars);
	const lookUp = known ?? new RegistrationLookUp(session, cars, (uuid) => imageUrl(`/finder/v1/${uuid}/vehicles`));
	lookUp.isPreview = isPreview;
	lookUp.endObsolete();
	if (known) return;
	lookUps.set(cars, lookUp);
	cars.lookUp = lookUp;
	// What was typed before this module had loaded.
	if (lookUp.status || (cars.isOpen && !cars.isAnswered)) cars.look();
	update();
}

/**
 * The look-up of a registration at a public register, only when the visitor chooses it. The registration is in the body of a
 * POST; it is never part of an address, an event, a count, or what is stored.
 */
class RegistrationLookUp implements LookUp {
	isPreview = false;
	readonly #session: FinderSession;
	readonly #cars: CarSearch;
	readonly #addressOf: (uuid: string) => string;
	#pending: PendingLookUp | undefined;

	constructor(session: FinderSession, cars: CarSearch, addressOf: (uuid: string) => string) {
		this.#session = session;
		this.#cars = cars;
		this.#addressOf = addressOf;
	}

	/** Another text was typed, the finder switched or removed, or the list closed. */
	endObsolete(): void {
		const request = this.#pending;
		if (!request || (request === this.#current && (this.#cars.isOpen || request.phase !== "asking"))) return;
		this.#pending = undefined;
		request.abort.abort();
		const cars = this.#cars;
		if (request.text !== cars.text) return;
		// The entry is still there, and offers the look-up again.
		if (cars.isOpen) cars.look();
		else cars.hits = this.complete(undefined)?.hits ?? [];
	}

	get status(): string {
		const { hits, isOpen } = this.#cars;
		const { texts, lang } = this.#session.bootstrap ?? {};
		if (!isOpen || !texts || !lang || this.#entry === "") return "";
		const count = hits.filter(({ brand }) => brand.id !== NO_CAR).length;
		const counted = count > 0 && `${fillCount(texts.searchFound, count, lang)}.`;
		return [counted, this.#current?.problem, this.#entry].filter(Boolean).join(" ");
	}

	complete(answer: SearchAnswer | undefined): SearchAnswer | undefined {
		// The server isn't asked for it: it would stand in an address.
		const isHalfVin =
			!answer && this.#session.bootstrap?.registrations?.includes("vin") && HALF_VIN.test(this.#cars.text);
		if (!this.#offer) return isHalfVin ? NO_CARS : undefined;
		// Of a registration a part may be anything's name: `AAA` of `AA19 AAA`.
		const named = answer?.ignored.length === 0 ? answer.hits : [];
		const { hits, problem } = this.#current ?? { hits: named, problem: "" };
		const cars = hits.filter(({ model }) => model);
		const name = this.#entry;
		const entry = { brand: { id: NO_CAR, name: problem }, model: { id: NO_CAR, name }, year: null };
		return { hits: name ? [...cars, entry] : cars, ignored: [], nearest: null };
	}

	/** Neither the look-up nor a candidate is selected by Enter alone. */
	take(): boolean {
		if (!this.#offer) return false;
		const { hits, active } = this.#cars;
		const hit = hits[active];
		if (hit?.brand.id === NO_CAR) this.#start();
		return !hit?.brand.id;
	}

	/** What stands below the cars: it starts the look-up, or says that one is under way. */
	get #entry(): string {
		const { phase } = this.#current ?? {};
		if (phase === "asking") return this.#session.bootstrap?.texts.loading ?? "";
		return phase === "answered" ? "" : fill(this.#offer, "registration", this.#cars.text.trim().toUpperCase());
	}

	#start(): void {
		const uuid = this.#session.bootstrap?.uuid;
		if (!uuid || this.isPreview || this.#current?.phase === "asking") return;
		const { text } = this.#cars;
		const request: PendingLookUp = { uuid, text, abort: new AbortController(), phase: "asking", hits: [], problem: "" };
		this.#pending = request;
		this.#cars.look();
		this.#ask(request)
			.then((reply) => {
				if (this.#pending !== request) return;
				this.#pending = { ...request, ...reply, phase: reply.problem ? "failed" : "answered" };
				this.#cars.look();
			})
			// Whatever a page has changed, no error reaches it.
			.catch(() => {});
	}

	/** As text, so that no preflight is needed. */
	async #ask({ uuid, text, abort }: PendingLookUp): Promise<Reply> {
		const timer = setTimeout(() => abort.abort(), TIMEOUT_MS);
		try {
			const body = JSON.stringify({ registration: text });
			const init = { method: "POST", body, credentials: "omit", signal: abort.signal } as const;
			const response = await fetch(this.#addressOf(uuid), init);
			if (!response.ok) return this.#failure(response);
			const { data }: { data?: SearchHit[] } = await response.json();
			return data ? { hits: data, problem: "" } : this.#failure(response);
		} catch {
			return this.#failure(undefined);
		} finally {
			clearTimeout(timer);
		}
	}

	#failure(response: Response | undefined): Reply {
		const { texts } = this.#session.bootstrap ?? {};
		const { lookUpTooMany = "", offline = "" } = texts ?? {};
		// A key number is looked up in the shop's catalogue, and at no register.
		const lookUpFailed = (this.#kind === "de_key_number" ? texts?.keyNumberFailed : texts?.lookUpFailed) ?? "";
		const tooMany = response?.status === TOO_MANY && lookUpTooMany;
		return { hits: [], problem: tooMany || (response || navigator.onLine ? lookUpFailed : offline) };
	}

	/** The text that offers it; undefined: what was typed isn't looked up. Answers cached before a release lack the texts. */
	get #offer(): string | undefined {
		const { texts } = this.#session.bootstrap ?? {};
		const kind = this.#kind;
		return kind && texts?.[OFFERS[kind]];
	}

	/** Of what was typed, among those that the finder looks up. */
	get #kind(): Registration | undefined {
		const { registrations = [] } = this.#session.bootstrap ?? {};
		return registrationOf(this.#cars.text, registrations)?.kind;
	}

	get #current(): PendingLookUp | undefined {
		const { uuid, text } = this.#pending ?? {};
		return text === this.#cars.text && uuid === this.#session.bootstrap?.uuid ? this.#pending : undefined;
	}
}
