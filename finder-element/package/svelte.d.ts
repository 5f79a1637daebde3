import type { WiperFinder, WiperFinderAttributes, WiperFinderDataAttributes, WiperFinderListeners } from "./types.js";

declare module "svelte/elements" {
	interface SvelteHTMLElements {
		"wiper-finder": HTMLAttributes<WiperFinder> & WiperFinderAttributes;
	}
	interface HTMLAttributes<T> extends WiperFinderDataAttributes, WiperFinderListeners {}
}
