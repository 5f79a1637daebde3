import type { LockReason, OrderAction, OrderSide, OrderStatus } from "#worker/orders/order.rules.ts";
import type { TextKey } from "../../i18n/texts.ts";

export const STATUS_TEXTS: Readonly<Record<OrderStatus, TextKey>> = {
	locked: "orders.status_locked",
	open: "orders.status_open",
	accepted: "orders.status_accepted",
	processing: "orders.status_processing",
	confirmed: "orders.status_confirmed",
	notavail: "orders.status_notavail",
};

/** Beside a number of orders: languages with plurals inflect the word. */
export const TAB_TEXTS: Readonly<Record<OrderStatus, TextKey>> = {
	locked: "orders.tab_locked",
	open: "orders.tab_open",
	accepted: "orders.tab_accepted",
	processing: "orders.tab_processing",
	confirmed: "orders.tab_confirmed",
	notavail: "orders.tab_notavail",
};

const LOCK_TEXTS: Readonly<Record<LockReason, TextKey>> = {
	held: "orders.lock_held",
	no_supplier: "orders.lock_no_supplier",
	prime: "orders.lock_prime",
	stock: "orders.lock_stock",
};

/** Why an order is locked, as this side reads it: only the mandant is told to release it. */
export const lockText = (reason: LockReason, side: OrderSide): TextKey =>
	side === "supplier" && reason === "stock" ? "orders.lock_stock_supplier" : LOCK_TEXTS[reason];

export const ACTION_TEXTS: Readonly<Record<OrderAction, TextKey>> = {
	release: "orders.release",
	hold: "orders.hold",
	remove: "orders.remove",
	accept: "orders.accept",
	accept_download: "orders.accept_download",
	download: "orders.download",
	confirm: "orders.confirm",
	notavail: "orders.notavail",
	reorder: "orders.reorder",
};
