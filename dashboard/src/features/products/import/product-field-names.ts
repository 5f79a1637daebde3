import type { ProductField } from "#worker/products/product-mapping.rules.ts";

/** The names of a set product file's fields, as text keys. */
export const PRODUCT_FIELD_NAMES = {
	sku: "products.column_sku",
	code: "products.field_code",
	driver: "products.driver",
	passenger: "products.passenger",
	rear: "products.rear",
	rearCode: "products.field_rear_code",
	quantity: "set_products.quantity",
	company: "products.column_owner",
	name: "products.column_name",
	referenceSku: "set_products.reference_sku",
	description: "set_products.text",
	price: "products.column_price",
	currency: "set_products.currency",
	discount: "set_products.discount",
	bundleShortCode: "set_products.short_code",
} as const satisfies Record<ProductField, string>;
