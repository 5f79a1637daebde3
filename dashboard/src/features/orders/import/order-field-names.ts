import type { OrderField } from "#worker/orders/order-import-mapping.rules.ts";

/** The names of an order file's fields, as text keys. */
export const ORDER_FIELD_NAMES = {
	orderNumber: "orders.number",
	sku: "products.column_sku",
	quantity: "orders.quantity",
	note: "orders.note",
	prime: "orders.prime",
	name: "orders.recipient",
	street: "companies.street",
	houseNumber: "companies.house_number",
	zip: "companies.zip",
	city: "companies.city",
	country: "companies.country",
	phone: "companies.phone",
} as const satisfies Record<OrderField, string>;
