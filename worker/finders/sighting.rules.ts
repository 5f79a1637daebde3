export const WIRE_EVENTS = ["ready", "vehicle", "results", "no_result", "no_car", "product_click"] as const;
export type WireEvent = (typeof WIRE_EVENTS)[number];

/** What visits are counted under whose origin has no room of its own; no browser sends it. */
export const OTHER_ORIGIN = "other";
/** A finder's origins that its owner hasn't named: so many new ones, and so many in all. */
export const NEW_ORIGINS_MAX = 15;
export const ORIGINS_MAX = 100;
/** Seen on this many days, an origin is new no longer. */
export const LASTING_DAYS = 7;

const DAY_MS = 86_400_000;
export const toDay = (now: number): number => Math.floor(now / DAY_MS);

/** The origin of a page as a browser sends it; undefined for what is none (`null` is a sandboxed page: counted so). */
export const toOrigin = (header: string | undefined): string | undefined =>
	header === "null" || /^https?:\/\/[A-Za-z0-9.-]{1,253}(:\d{1,5})?$/.test(header ?? "")
		? header?.toLowerCase()
		: undefined;
