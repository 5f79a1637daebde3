import type { OrderSide } from "#worker/orders/order.rules.ts";

/** Where the orders of a side are: an order's page leads back to the list from which it was opened. */
export type OrderArea = {
	side: OrderSide;
	list: "/c/orders" | "/c/incoming" | "/a/orders";
	one: "/c/orders/$id" | "/c/incoming/$id" | "/a/orders/$id";
	/** Undefined: nobody enters orders there. */
	add?: "/c/orders/new" | "/a/orders/new";
	title: "menu.orders" | "menu.incoming_orders";
};

export const OUTGOING = {
	...{ side: "mandant", list: "/c/orders", one: "/c/orders/$id", add: "/c/orders/new", title: "menu.orders" },
} as const satisfies OrderArea;
export const INCOMING = {
	...{ side: "supplier", list: "/c/incoming", one: "/c/incoming/$id", title: "menu.incoming_orders" },
} as const satisfies OrderArea;
export const ALL = {
	...{ side: "mandant", list: "/a/orders", one: "/a/orders/$id", add: "/a/orders/new", title: "menu.orders" },
} as const satisfies OrderArea;
