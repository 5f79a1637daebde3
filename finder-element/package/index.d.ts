import type { WiperFinder, WiperFinderClass, WiperFinderEventMap } from "./types.js";

export type * from "./types.js";

/**
 * Loads the finder from your finder's host, once, and defines `<wiper-finder>`.
 *
 * @param origin The host of your finder: `https://HOST`, as in the snippet of the publish screen.
 * @param options `version`: one release that never changes. Default: always the newest.
 * @returns The element's class, for `of` and `upgrade`; undefined on a server, and where the page's policy forbids the
 * finder. Rejected if the host can't be reached.
 */
export function loadWiperFinder(
	origin: string,
	options?: { version?: `${number}.${number}.${number}` },
): Promise<WiperFinderClass | undefined>;

declare global {
	interface HTMLElementTagNameMap {
		"wiper-finder": WiperFinder;
	}
	interface GlobalEventHandlersEventMap extends WiperFinderEventMap {}
	interface CustomElementRegistry {
		get(name: "wiper-finder"): WiperFinderClass | undefined;
		whenDefined(name: "wiper-finder"): Promise<WiperFinderClass>;
	}
}
