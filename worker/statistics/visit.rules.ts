import { DAY_MS } from "../db/times.rules.ts";
import { SANDBOX_ORIGIN } from "../finders/finder.rules.ts";

export const VISIT_EVENTS = ["ready", "vehicle", "results", "no_result", "no_car", "product_click"] as const;
export type VisitEvent = (typeof VISIT_EVENTS)[number];
export type VisitCounts = Record<VisitEvent, number>;
export const NO_VISITS: Readonly<VisitCounts> = {
	...{ ready: 0, vehicle: 0, results: 0 },
	...{ no_result: 0, no_car: 0, product_click: 0 },
};

/** The origin under which visits without their own row are counted; no browser sends it. */
export const OTHER_ORIGIN = "other";
/** A finder's origins that its owner hasn't named: the limit of new ones, and of all. */
export const NEW_ORIGINS_MAX = 15;
export const ORIGINS_MAX = 100;
/** An origin that was seen on this many days is no longer new. */
export const LASTING_DAYS = 7;

export const toDay = (now: number): number => Math.floor(now / DAY_MS);

/** The origin of a page as a browser sends it, also of one without an address; undefined if it isn't one. */
export const toOrigin = (header: string | undefined): string | undefined =>
	header === SANDBOX_ORIGIN || /^https?:\/\/[A-Za-z0-9.-]{1,253}(:\d{1,5})?$/.test(header ?? "")
		? header?.toLowerCase()
		: undefined;

/**
 * Where a visit is counted. Firefox and Safari hide the origin of pages whose Referrer-Policy is `no-referrer` or
 * `same-origin`, which therefore say it themselves; what another page says is ignored (docs/adr/0031).
 */
export function visitedOrigin(header: string | undefined, page: string | undefined): string | undefined {
	const origin = toOrigin(header);
	return origin === SANDBOX_ORIGIN ? (toOrigin(page) ?? origin) : origin;
}
