/** A language of the finder; `el` is Greek too. */
export type WiperFinderLocale = "en" | "de" | "gr" | "el" | "tr" | "pl" | "ru";

/** Attributes of `<wiper-finder>`; they may change later. */
export type WiperFinderAttributes = {
	/** The finder's id, from the publish screen. */
	finder?: string | null | undefined;
	/** Default: the finder's language. */
	locale?: WiperFinderLocale | null | undefined;
	/** Keeps the visitor's car in the browser's local storage; the visitor can remove it. */
	remember?: boolean | undefined;
	/** A car to open: `variantId-year`. */
	vehicle?: string | null | undefined;
};

/** Attributes of a `[data-wiper-finder]`; they may change later. */
export type WiperFinderDataAttributes = {
	/** The finder's id, from the publish screen. */
	"data-wiper-finder"?: string | null | undefined;
	/** Default: the finder's language. */
	"data-locale"?: WiperFinderLocale | null | undefined;
	/** Keeps the visitor's car in the browser's local storage; the visitor can remove it. */
	"data-remember"?: boolean | "" | "true" | "false" | undefined;
	/** A car to open: `variantId-year`. */
	"data-vehicle"?: string | null | undefined;
};

export interface WiperFinder extends HTMLElement {
	finder: string | null | undefined;
	locale: string | null | undefined;
	remember: boolean | undefined;
	vehicle: string | null | undefined;
	/** Fulfilled when the finder can be used, with `wf-ready`. Pending for good if it never can. */
	readonly ready: Promise<void>;
	/** Opens a car: `variantId-year`. Anything else is ignored. */
	open(vehicle: string): void;
	/** Back to the start: no car is selected. */
	reset(): void;
}

/** The class of `<wiper-finder>`. */
export interface WiperFinderClass extends CustomElementConstructor {
	new (): WiperFinder;
	/** The finder of a `[data-wiper-finder]`. */
	of(host: Element | null): WiperFinder | undefined;
	/** Turns every `[data-wiper-finder]` in a shadow root of the page into a finder, now and later. */
	upgrade(root: ShadowRoot): void;
}

/** A car in words. */
export type EventCar = {
	/** `variantId-year` */
	id: string;
	/** `Audi A4 2016` */
	name: string;
	brand: string;
	model: string;
	year: number;
};

type Position = "driver" | "passenger" | "rear";
/** Possible trade sizes in whole inches, ascending. Empty: none is known. */
type Sizes = Record<Position, number[]>;

/** One wiper combination of a car. No adapter and not universal: unknown. */
export type EventOption = Sizes & {
	/** The same for the same sizes and adapter, in every catalogue. */
	id: number;
	adapter: { id: number; technicalName: string } | null;
	universalAdapter: boolean;
};

/** A car with what is known of its wipers. */
export type EventVehicle = {
	/** `variantId-year` */
	id: string;
	year: number;
	brand: { id: number; name: string };
	model: { id: number; name: string };
	/** The years with the same wipers; `yearTo` null: still built. */
	yearFrom: number;
	yearTo: number | null;
	body: string;
	steering: string;
	note: string;
	fitment: Sizes & { options: EventOption[] };
};

export type EventPart = {
	position: Position | "adapter";
	/** Blades only: trade size in whole inches, printed length in millimetres. */
	lengthInch: number | null;
	lengthMm: number | null;
	/** Minor units. */
	price: number;
	/** The price in units of the currency: 23.9. */
	amount: number;
};

export type EventProduct = {
	/** Names its parts. */
	id: string;
	kind: "set" | "rear" | "adapter" | "bundle";
	assortmentId: number;
	brand: string;
	series: string;
	sku: string;
	/** Brand, series and sizes. */
	title: string;
	/** Minor units. */
	price: number;
	/** The price in units of the currency: 23.9. */
	amount: number;
	/** ISO 4217 */
	currency: string;
	/** Bundles: what its parts cost if they are not bought as one. */
	partsPrice?: number;
	/** The same in units of the currency. */
	partsAmount?: number | undefined;
	/** Bundles: how often it has its parts. */
	quantity?: number;
	url: string | null;
	/** The picture's path on the finder's host; null: none. */
	image: string | null;
	/** The picture's whole address; null: none. */
	imageUrl: string | null;
	parts: EventPart[];
	/** Not available at the moment. */
	isOut?: true;
	/** What has to be so of the car, if the visitor's answers leave open whether the product fits. */
	fitsIf?: { [P in Position]?: number | null } & { adapters?: (string | null)[] };
};

/** The events of a finder. All bubble and are composed. */
export interface WiperFinderEventMap {
	/** The finder can be used. */
	"wf-ready": CustomEvent<null>;
	/** The visitor's car is known. */
	"wf-vehicle": CustomEvent<{ vehicle: EventVehicle; car: EventCar }>;
	/** Products fit. The first ones of a page are drawn right after it. */
	"wf-results": CustomEvent<{ vehicle: EventVehicle; car: EventCar; products: EventProduct[] }>;
	/** Nothing fits. */
	"wf-no-result": CustomEvent<{ vehicle: EventVehicle; car: EventCar }>;
	/** The visitor follows a product's link. */
	"wf-product-click": CustomEvent<{ sku: string; product: EventProduct; car: EventCar }>;
	/** A request failed: `network.unreachable`, …; or the finder isn't allowed here: `finders.origin_not_allowed`. */
	"wf-error": CustomEvent<{ code: string }>;
}

/** Listeners as React and Svelte name them: `onwf-vehicle`. */
export type WiperFinderListeners = {
	[Name in keyof WiperFinderEventMap as `on${Name}`]?: ((event: WiperFinderEventMap[Name]) => void) | undefined;
};
