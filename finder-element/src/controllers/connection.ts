import type { LitElement, ReactiveController } from "lit";
import type { FinderSession } from "../finder-session.ts";

/** Stops a session when the element leaves the page, and continues it when the element comes back. */
export class Connection implements ReactiveController {
	readonly #host: LitElement;
	readonly #session: FinderSession;
	#isStopped = false;

	constructor(host: LitElement, session: FinderSession) {
		this.#host = host;
		this.#session = session;
		host.addController(this);
	}

	hostConnected(): void {
		if (!this.#isStopped) return;
		this.#isStopped = false;
		if (this.#session.isWaiting) this.#session.retry();
	}

	hostDisconnected(): void {
		// If it was only moved within the page, it is connected again before this runs, and nothing has to restart.
		queueMicrotask(() => {
			if (this.#host.isConnected) return;
			this.#isStopped = true;
			this.#session.stop();
		});
	}
}
