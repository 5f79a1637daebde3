import { indexInSteps } from "#worker/catalogue/vehicles/model-index.rules.ts";
import type { ModelList, SearchAnswer, SearchHit } from "#worker/catalogue/vehicles/model-list.rules.ts";
import { searchCatalogue } from "#worker/catalogue/vehicles/model-search.rules.ts";
import type { Bootstrap } from "#worker/delivery/bootstrap.rules.ts";
import type { DeliveryClient } from "./delivery-client.ts";
import { createStore, type Store } from "./store.ts";

const TYPING_PAUSE_MS = 150;
/** So long the index is built at a time. */
const SLICE_MS = 5;
/** After this time without typing a text counts as finished. */
const FINISHED_MS = 1000;
/** Shorter texts are the beginning of a word. */
const FINISHED_LENGTH = 3;

/** What is done with the text if it is a registration (registration-look-up.ts). */
export type LookUp = {
	/** What is announced to screen readers. */
	readonly status: string;
	/** What to list, given the cars of such a name; the last entry may be the look-up. */
	complete(answer: SearchAnswer | undefined): SearchAnswer | undefined;
	/** False: a car is selected as for any other text. */
	take(): boolean;
};

/** The search of one finder: the text, the hits, and the hit selected with the arrow keys. */
export class CarSearch {
	text = "";
	/** What was found, or the brand whose name is most like the text. */
	hits: SearchHit[] = [];
	/** Words of the text that have nothing to do with the first hit. */
	ignored: string[] = [];
	/** Nothing is meant for sure: the only hit is a suggestion. */
	isNearest = false;
	/** Index into `hits`; -1: none. */
	active = -1;
	isOpen = false;
	/** What was typed has an answer, even if that is no hits. */
	isAnswered = false;
	/** The last request failed; the next letter, Enter or focus tries again. */
	hasFailed = false;
	/** From when its module has loaded, which only finders with look-ups load for it. */
	lookUp: LookUp | undefined;

	readonly #delivery: DeliveryClient;
	readonly #lists: Store<ModelList>;
	readonly #bootstrap: () => Bootstrap | undefined;
	readonly #onChange: () => void;
	readonly #onNoCar: () => void;
	#timer: ReturnType<typeof setTimeout> | undefined;
	/** The typed text, if it found no car. */
	#unmatched = "";
	readonly #counted = new Set<string>();
	/** Enter was pressed before the answer came. */
	#onAnswer: (() => void) | undefined;

	/** `onNoCar` is called once when a text found no car, without the text. */
	constructor(
		delivery: DeliveryClient,
		bootstrap: () => Bootstrap | undefined,
		onChange: () => void,
		onNoCar: () => void,
	) {
		this.#delivery = delivery;
		this.#lists = createStore((hash) => delivery.models.load(hash).then(withIndex));
		this.#bootstrap = bootstrap;
		this.#onChange = onChange;
		this.#onNoCar = onNoCar;
	}

	type(text: string): void {
		this.text = text;
		this.#onAnswer = undefined;
		this.active = -1;
		this.look();
	}

	/** Reads the text (again). The list of names loads when the box is used. */
	look(): void {
		const { models, serverSearch, registrations } = this.#bootstrap() ?? {};
		const { text } = this;
		this.isOpen = text.trim() !== "";
		this.hasFailed &&= this.isOpen;
		this.isAnswered = false;
		this.#unmatched = "";
		clearTimeout(this.#timer);
		const read = (list?: ModelList) => list && searchCatalogue(list, text);
		// The second form of the answer: browsers keep the first one for a day.
		const ask = () => this.#delivery.get<SearchAnswer>(`models/${models}?v=2&q=${encodeURIComponent(text)}`);
		const known = this.#completed(read(this.#lists.peek(models ?? "")));
		if (known) this.#answer(known);
		else if (models && !serverSearch) this.#await(() => this.#lists.load(models).then(read));
		// A registration is never part of an address, so the server isn't asked for cars of such a name, nor before it is known
		// what is one.
		else if (models && this.isOpen && (this.lookUp || !registrations))
			this.#timer = setTimeout(() => this.#await(ask), TYPING_PAUSE_MS);
		this.#onChange();
	}

	/** Moves up or down through the hits, from the last to the first and back. */
	move(step: 1 | -1): void {
		const { length } = this.hits;
		// What was typed may still wait for its answer.
		this.isOpen ||= length > 0;
		this.active = (Math.max(this.active, step < 0 ? 0 : -1) + step + length) % length;
		this.#onChange();
	}

	/** The list of cars is on the page. */
	get isListed(): boolean {
		return this.isOpen && this.hits.length > 0;
	}

	/** The element's id of the active hit in the list. */
	get activeId(): string | undefined {
		return this.isListed && this.active >= 0 ? `hit-${this.active}` : undefined;
	}

	/** The car was not found, only a brand: one with a name like it, or its own beside words that were ignored. */
	get isGuess(): boolean {
		return this.isNearest || (this.ignored.length > 0 && !this.hits[0]?.model);
	}

	/**
	 * The hit that Enter selects: the active one, else the first. A guess, or what an older text found, is selected only if
	 * it is active.
	 */
	get selected(): SearchHit | undefined {
		const isSure = this.isAnswered && !this.isGuess;
		return this.isOpen ? this.hits[isSure ? Math.max(this.active, 0) : this.active] : undefined;
	}

	/** Calls `select` as soon as what was typed has an answer, unless something else is typed before. */
	enter(select: () => void): void {
		if (this.isAnswered || !this.isOpen || this.active >= 0) select();
		else {
			this.#onAnswer = select;
			if (this.hasFailed) this.look();
		}
	}

	/** The selected hit; what was typed is gone then. Without one the visitor has finished typing. */
	take(): SearchHit | undefined {
		const { selected } = this;
		if (this.lookUp?.take()) return undefined;
		if (selected) this.clear();
		else this.finishTyping();
		return selected;
	}

	close(): void {
		this.isOpen = false;
		this.#onAnswer = undefined;
		this.active = -1;
		this.#onChange();
	}

	/** The visitor has finished typing. */
	finishTyping(): void {
		const text = this.#unmatched;
		if (text.length < FINISHED_LENGTH || this.#counted.has(text)) return;
		this.#counted.add(text);
		this.#onNoCar();
	}

	clear(): void {
		this.text = this.#unmatched = "";
		this.hits = [];
		this.hasFailed = false;
		this.close();
	}

	/** An answer to an older text, or for a box that the visitor has left, is ignored. */
	#await(load: () => Promise<SearchAnswer | undefined>): void {
		const { text } = this;
		// Half a character has no address.
		Promise.resolve()
			.then(load)
			// What is found is drawn in a task of its own.
			.then(pause)
			.catch(() => undefined)
			.then((answer) => {
				// A look-up may have been answered by now.
				if (this.isOpen && this.text === text) this.#answer(this.#completed(answer));
			});
	}

	#completed(answer: SearchAnswer | undefined): SearchAnswer | undefined {
		return this.lookUp?.complete(answer) ?? answer;
	}

	/** Without an answer it isn't known whether the car exists, because the request failed. */
	#answer(answer?: SearchAnswer): void {
		const { hits = [], ignored = [], nearest } = answer ?? {};
		this.isNearest = !!nearest;
		this.hits = nearest ? [{ brand: nearest, model: null, year: null }] : hits;
		this.ignored = nearest ? [] : ignored;
		this.active = -1;
		this.isAnswered = !!answer;
		this.hasFailed = !answer;
		if (answer && !this.hits.some(({ model }) => model)) {
			this.#unmatched = this.text.trim().toLowerCase();
			this.#timer = setTimeout(() => this.finishTyping(), FINISHED_MS);
		}
		const select = this.#onAnswer;
		this.#onAnswer = undefined;
		if (answer) select?.();
		this.#onChange();
	}
}

/** The page's own scripts, and letters that are typed, come first. */
const pause = <Value>(value?: Value) => new Promise<Value | undefined>((resolve) => setTimeout(resolve, 0, value));

/** Builds the list's index a little at a time: letters that are typed, and the page's own scripts, don't wait for the whole of it. */
async function withIndex(list: ModelList): Promise<ModelList> {
	let end = performance.now() + SLICE_MS;
	for (const _ of indexInSteps(list, new Date().getFullYear())) {
		if (performance.now() < end) continue;
		await pause();
		end = performance.now() + SLICE_MS;
	}
	return list;
}
