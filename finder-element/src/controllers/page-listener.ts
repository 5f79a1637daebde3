import type { ReactiveControllerHost } from "lit";

/** Listens to something outside the element as long as the element is on the page. */
export function listenOutside(
	host: ReactiveControllerHost,
	target: EventTarget,
	type: string,
	listener: (event: Event) => void,
): void {
	host.addController({
		hostConnected: () => target.addEventListener(type, listener),
		hostDisconnected: () => target.removeEventListener(type, listener),
	});
}
