import type { LitElement } from "lit";
import type { FinderSession } from "../finder-session.ts";

/** Stops a session when the element leaves the page, and continues it when the element comes back. */
export function followConnection(host: LitElement, session: FinderSession): void {
	let isStopped = false;
	host.addController({
		hostConnected: () => {
			if (!isStopped) return;
			isStopped = false;
			if (session.isWaiting) session.retry();
		},
		hostDisconnected: () => {
			// If it was only moved within the page, it is connected again before this runs, and nothing has to restart.
			queueMicrotask(() => {
				if (host.isConnected) return;
				isStopped = true;
				session.stop();
			});
		},
	});
}
