import type { ModelHit } from "#worker/catalogue/vehicles/model-list.rules.ts";
import { searchModels } from "#worker/catalogue/vehicles/model-search.rules.ts";
import type { Bootstrap } from "#worker/delivery/bootstrap.rules.ts";
import type { DeliveryClient } from "./delivery-client.ts";

const TYPING_PAUSE_MS = 150;
/** After this time without typing a text counts as finished. */
const FINISHED_MS = 1000;
/** Shorter texts are the beginning of a word. */
const FINISHED_LENGTH = 3;

/** The search of one finder: the text, the hits, and the hit selected with the arrow keys. */
export class CarSearch {
	text = "";
	hits: ModelHit[] = [];
	/** Index into `hits`; -1: none. */
	active = -1;
	isOpen = false;
	/** Something was typed and has an answer, even if that is no hits. */
	isAnswered = false;

	readonly #delivery: DeliveryClient;
	readonly #bootstrap: () => Bootstrap | undefined;
	readonly #onChange: () => void;
	readonly #onNoCar: () => void;
	#timer: ReturnType<typeof setTimeout> | undefined;
	/** The typed text, if it found no car. */
	#unmatched = "";
	readonly #counted = new Set<string>();

	/** `onNoCar` is called once when a text found no car, without the text. */
	constructor(
		delivery: DeliveryClient,
		bootstrap: () => Bootstrap | undefined,
		onChange: () => void,
		onNoCar: () => void,
	) {
		this.#delivery = delivery;
		this.#bootstrap = bootstrap;
		this.#onChange = onChange;
		this.#onNoCar = onNoCar;
	}

	/** The list of names loads when the box is used. */
	prepare(): void {
		const bootstrap = this.#bootstrap();
		if (!bootstrap?.models || bootstrap.serverSearch) return;
		this.#delivery.models
			.load(bootstrap.models)
			.then(() => this.type(this.text))
			.catch(() => {});
	}

	type(text: string): void {
		const { models, serverSearch } = this.#bootstrap() ?? {};
		this.text = text;
		this.isOpen = text.trim() !== "";
		this.#unmatched = "";
		clearTimeout(this.#timer);
		const list = models && this.#delivery.models.peek(models);
		if (list) this.#answer(searchModels(list, text));
		else if (models && serverSearch && this.isOpen) this.#timer = setTimeout(() => this.#ask(models), TYPING_PAUSE_MS);
		this.#onChange();
	}

	/** Moves up or down through the hits, from the last to the first and back. */
	move(step: 1 | -1): void {
		const { length } = this.hits;
		this.isOpen = length > 0;
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

	/** The hit that Enter selects: the active one, else the first. */
	get selected(): ModelHit | undefined {
		return this.isOpen ? this.hits[Math.max(this.active, 0)] : undefined;
	}

	close(): void {
		this.isOpen = false;
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
		this.close();
	}

	/** An answer to an older text is ignored. */
	#ask(models: string): void {
		const { text } = this;
		const use = (hits?: ModelHit[]) => {
			if (this.text === text) this.#answer(hits);
		};
		this.#delivery.search(models, text).then(use, () => use());
	}

	/** Without hits it isn't known whether the car exists, because the request failed. */
	#answer(hits?: ModelHit[]): void {
		this.hits = hits ?? [];
		this.active = -1;
		this.isAnswered = !!hits;
		if (hits?.length === 0) {
			this.#unmatched = this.text.trim().toLowerCase();
			this.#timer = setTimeout(() => this.finishTyping(), FINISHED_MS);
		}
		this.#onChange();
	}
}
