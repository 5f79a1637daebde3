import { DAY_MS, HOUR_MS } from "../db/times.rules.ts";
import type { Role } from "../http/roles.rules.ts";

/** What people are told: the supplier of a new order and of low stock, the mandant of what became of its order. */
export const MESSAGE_KINDS = ["order_open", "order_confirmed", "order_notavail", "stock_low"] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** People of the company who may see its orders. Other systems have webhooks, and administrators the lists. */
export const READER_ROLES = ["ROLE_USER", "ROLE_CUSTOMER"] as const satisfies readonly Role[];
export const isMessageReader = (roles: readonly Role[]): boolean =>
	!roles.includes("ROLE_ADMIN") && READER_ROLES.some((role) => roles.includes(role));

/** The kinds that a company can be told: any may have stock, but only one that ships has incoming orders. */
export const kindsOf = ({ supplier }: { supplier: boolean }): MessageKind[] =>
	MESSAGE_KINDS.filter((kind) => supplier || kind !== "order_open");

export const KEEP_MESSAGES_MS = 30 * DAY_MS;
/** So many are listed, and unread ones counted up to so many. */
export const MESSAGES_LISTED = 50;
export const UNREAD_COUNTED = 100;

/** A mail waits so long for other messages, so that many orders at once are one mail, and so long after the last one. */
export const MAIL_WAIT_MS = 10_000;
export const MAIL_PAUSE_MS = 5 * 60_000;
/** It waits at most so long for one that the mail service did not take. */
export const MAIL_RETRY_WAIT_MS = 2 * HOUR_MS;
/** So many messages are named in one mail; of the others it has the number. */
export const MAIL_LINES = 50;

/** Where the dashboard shows what a message is about. */
export function pathOf({ kind, orderId, subject }: { kind: MessageKind; orderId: number | null; subject: string }) {
	if (kind === "stock_low") return `/c/stock?search=${encodeURIComponent(subject)}`;
	return `/c/${kind === "order_open" ? "incoming" : "orders"}/${orderId}`;
}
