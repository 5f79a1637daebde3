import type { LitElement, ReactiveController } from "lit";
import type { FinderSession } from "../finder-session.ts";

/**
 * Moves the focus to the next step or to the results after the visitor did something that ends elsewhere: away from the
 * search box, for example, whose keyboard would hide them on phones.
 */
export class NextStepFocus implements ReactiveController {
	readonly #host: LitElement;
	readonly #session: FinderSession;
	#isDue = false;
	#next: string | undefined;

	constructor(host: LitElement, session: FinderSession) {
		this.#host = host;
		this.#session = session;
		host.addController(this);
	}

	/** As soon as the next step is there: the first element of a selector, else what follows the car's selections. */
	move(next?: string): void {
		this.#isDue = true;
		this.#next = next;
	}

	hostUpdated(): void {
		// On phones a car takes the place of the form, and of the field that selected it.
		const focused = this.#host.shadowRoot?.activeElement;
		if (focused instanceof HTMLElement && focused.offsetParent === null) this.move();
		const { vehicle, isWaiting, hasFailed, phase } = this.#session;
		if (!this.#isDue || isWaiting || phase !== "ready") return;
		this.#isDue = false;
		// What loads by itself later doesn't take the focus.
		if (hasFailed) return;
		const { renderRoot } = this.#host;
		const selects = [...renderRoot.querySelectorAll("select")];
		const next = this.#next ?? (vehicle && ".results-title");
		(next ? renderRoot.querySelector<HTMLElement>(next) : selects.find(({ value }) => !value))?.focus();
	}
}
