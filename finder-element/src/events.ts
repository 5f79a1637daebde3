import type { WiperFinderEventMap } from "../package/types.d.ts";

export type { EventCar, EventProduct } from "../package/types.d.ts";

/** The details of the element's events, by their names without `wf-`. Pages get their types from the package. */
export type FinderEvents = {
	[Name in keyof WiperFinderEventMap as Name extends `wf-${infer Short}`
		? Short
		: never]: WiperFinderEventMap[Name]["detail"];
};

declare global {
	interface GlobalEventHandlersEventMap extends WiperFinderEventMap {}
}
