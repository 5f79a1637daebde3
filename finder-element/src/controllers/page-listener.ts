import type { ReactiveController, ReactiveControllerHost } from "lit";

/** Listens to something outside the element as long as the element is on the page. */
export class PageListener implements ReactiveController {
	readonly #target: EventTarget;
	readonly #type: string;
	readonly #listen: (event: Event) => void;

	constructor(host: ReactiveControllerHost, target: EventTarget, type: string, listen: (event: Event) => void) {
		this.#target = target;
		this.#type = type;
		this.#listen = listen;
		host.addController(this);
	}

	hostConnected(): void {
		this.#target.addEventListener(this.#type, this.#listen);
	}

	hostDisconnected(): void {
		this.#target.removeEventListener(this.#type, this.#listen);
	}
}
