import { DAY_MS } from "../db/times.rules.ts";

/** What other systems can be told. */
export const WEBHOOK_EVENTS = [
	"order.created",
	"order.changed",
	"order.removed",
	"stock.low",
	"import.done",
	"finder.seen",
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/**
 * `retrying`: it comes again by itself; `failed` and `stopped`: only if it is sent again by hand. It is stopped when its
 * webhook or company became inactive meanwhile.
 */
export const DELIVERY_STATES = ["delivered", "retrying", "failed", "stopped"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Webhooks of one company. */
export const WEBHOOKS_MAX = 10;

/** How long the old secrets still sign after a new one was made (milliseconds). */
export const SECRET_OVERLAP_MS = DAY_MS;
/** Old secrets of a webhook: each makes the header longer, which receivers limit. */
export const OLD_SECRETS_MAX = 9;

/** How long a receiver may take to answer, and how long deliveries are kept (milliseconds). */
export const ANSWER_MS = 10_000;
export const KEEP_DELIVERIES_MS = 30 * DAY_MS;
