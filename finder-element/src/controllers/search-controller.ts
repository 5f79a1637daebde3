import type { LitElement, ReactiveController } from "lit";
import type { SearchHit } from "#worker/catalogue/vehicles/model-list.rules.ts";
import type { CarSearch } from "../car-search.ts";
import type { DeliveryClient } from "../delivery-client.ts";
import type { FinderSession } from "../finder-session.ts";
import { searchModule } from "../later-modules.ts";
import type { SearchBox } from "../view-model.ts";

type Module = Awaited<ReturnType<typeof searchModule.load>>;

type Options = {
	delivery: DeliveryClient;
	session: FinderSession;
	/** The visitor selected a car. */
	onHit(hit: SearchHit): void;
	/** A text found no car; called once for each, without the text. */
	onNoCar(): void;
};

/** A key that an input method takes: also the Enter that ends a composition, of which Safari tells when it has ended. */
const COMPOSED = 229;

/** The text box: it keeps what is typed until the module that finds cars has loaded. */
export class SearchController implements ReactiveController, SearchBox {
	cars: CarSearch | undefined;
	module: Module | undefined;

	readonly #host: LitElement;
	readonly #options: Options;
	#typed = "";
	/** The visitor hasn't left the box since. */
	#isUsed = false;
	/** Enter was pressed before the module had loaded. */
	#isEntered = false;

	constructor(host: LitElement, options: Options) {
		this.#host = host;
		this.#options = options;
		host.addController(this);
	}

	hostDisconnected(): void {
		this.close();
	}

	get text(): string {
		return this.cars?.text ?? this.#typed;
	}

	prepare(): void {
		this.#isUsed = true;
		if (this.cars) this.cars.look();
		else
			searchModule
				.load()
				.then((module) => this.#start(module))
				.catch(() => {});
	}

	type(text: string): void {
		this.#typed = text;
		this.#isEntered = false;
		if (this.cars) this.cars.type(text);
		else this.prepare();
		// What is rendered has to have been the text for it to be emptied.
		this.#host.requestUpdate();
	}

	press(event: KeyboardEvent): void {
		if (event.keyCode === COMPOSED) return;
		if (this.cars) this.module?.pressKey(event, this.cars, () => this.select());
		else if (event.key === "Enter") {
			event.preventDefault();
			this.#isEntered = true;
			this.prepare();
		}
	}

	close(): void {
		this.#isUsed = this.#isEntered = false;
		this.cars?.close();
	}

	clear(): void {
		this.#typed = "";
		this.cars?.clear();
	}

	select(): void {
		const hit = this.cars?.take();
		if (hit) this.#options.onHit(hit);
	}

	#start(module: Module): void {
		if (this.cars) return;
		const { delivery, session, onNoCar } = this.#options;
		const update = () => this.#host.requestUpdate();
		this.module = module;
		module.placeHits(this.#host);
		this.cars = new module.CarSearch(delivery, () => session.bootstrap, update, onNoCar);
		this.cars.text = this.#typed;
		if (this.#isUsed) this.cars.look();
		if (this.#isEntered) this.cars.enter(() => this.select());
	}
}
