import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { WiperFinder, WiperFinderAttributes, WiperFinderDataAttributes, WiperFinderListeners } from "./types.js";

type WiperFinderProps = DetailedHTMLProps<HTMLAttributes<WiperFinder>, WiperFinder> &
	WiperFinderAttributes &
	WiperFinderListeners;

declare module "react" {
	namespace JSX {
		interface IntrinsicElements {
			"wiper-finder": WiperFinderProps;
		}
	}
	interface HTMLAttributes<T> extends WiperFinderDataAttributes {}
}
