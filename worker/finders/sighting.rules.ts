export const WIRE_EVENTS = ["ready", "vehicle", "results", "no_result", "no_car", "product_click"] as const;
export type WireEvent = (typeof WIRE_EVENTS)[number];

const DAY_MS = 86_400_000;
export const toDay = (now: number): number => Math.floor(now / DAY_MS);

/** The origin of a page as a browser sends it; undefined for what is none (`null` is a sandboxed page: counted so). */
export const toOrigin = (header: string | undefined): string | undefined =>
	header === "null" || /^https?:\/\/[A-Za-z0-9.-]{1,253}(:\d{1,5})?$/.test(header ?? "")
		? header?.toLowerCase()
		: undefined;
