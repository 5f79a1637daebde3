import type { HTMLAttributes, ReservedProps } from "vue";
import type { WiperFinder, WiperFinderAttributes, WiperFinderDataAttributes, WiperFinderEventMap } from "./types.js";

/** Listeners as Vue names them: `@wf-vehicle` is `onWfVehicle`. */
type Listeners = {
	[Name in keyof WiperFinderEventMap as Name extends `wf-${infer Rest}` ? `onWf${PascalCase<Rest>}` : never]?:
		| ((event: WiperFinderEventMap[Name]) => void)
		| undefined;
};
type PascalCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
	? `${Capitalize<First>}${PascalCase<Rest>}`
	: Capitalize<Name>;

type WiperFinderProps = HTMLAttributes & ReservedProps & WiperFinderAttributes & Listeners;

declare module "vue" {
	interface GlobalComponents {
		"wiper-finder": new () => WiperFinder & { $props: WiperFinderProps };
	}
	interface HTMLAttributes extends WiperFinderDataAttributes, Listeners {}
}
