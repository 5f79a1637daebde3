import type { TextKey } from "../../i18n/texts.ts";

type Words = Readonly<Record<string, TextKey>>;

/** Fields that are in no form, or have another name there. */
export const FIELD_TEXTS: Words = {
	activeVersion: "catalogue.version",
	fileName: "catalogue.file",
	rows: "catalogue.rows",
	mode: "catalogue.mode",
	dryRun: "catalogue.dry_run_option",
	state: "catalogue.state",
	companyId: "audit.for_company",
	createdAt: "contents.created_at",
	id: "companies.id",
};

/** The same for words that depend on the entity. */
export const FIELDS_OF: Readonly<Record<string, Words>> = {
	finder: { countryId: "finder.country", articles: "menu.articles", registrations: "finder.registrations" },
	car_request: { asked: "car_requests.asked", confirmed: "car_requests.confirmed" },
	offer: { offered: "audit.field_offered", notOffered: "audit.field_not_offered" },
	company: {
		title: "companies.name",
		primeOrdersAllowed: "companies.prime_orders",
		allowedFrontAssortments: "companies.fronts",
		supplierId: "companies.supplier_id",
	},
	user: { passwordChanged: "audit.change_password", mails: "messages.settings" },
	content: { title: "contents.field_title", content: "contents.text", contentType: "contents.type" },
	brand: { name: "assortment.brand_name" },
	assortment: {
		omitOnUniversalAdapter: "assortment.omit",
		armType: "assortment.arm_type",
		wipers: "assortment.sizes",
		lengthCm: "assortment.cm",
	},
	webhook: { url: "webhooks.url", events: "webhooks.events", active: "webhooks.active" },
	api_key: {
		name: "api_keys.name",
		apiUser: "api_keys.user",
		scopes: "api_keys.access",
		expiresAt: "api_keys.expires",
	},
	product: {
		kind: "products.column_kind",
		partsKey: "products.parts",
		sku: "products.column_sku",
		name: "products.column_name",
		description: "set_products.text",
		referenceSku: "set_products.reference_sku",
		price: "set_products.price_own",
		currency: "set_products.currency",
		discount: "set_products.discount",
		bundleShortCode: "set_products.short_code",
	},
	product_import: {
		added: "products.added",
		changed: "products.changed",
		same: "products.same",
		removed: "products.removed",
	},
	order_import: { entered: "orders.import_entered", locked: "orders.tab_locked" },
	order: { supplier: "companies.supplier_id", lockReason: "orders.reason", sku: "products.column_sku" },
	catalogue: {
		imported: "catalogue.imported",
		merged: "catalogue.merged",
		refused: "catalogue.refused",
		brands: "catalogue.brands",
		models: "catalogue.models",
		variants: "catalogue.cars",
		spans: "audit.field_spans",
	},
	correction: {
		yearFrom: "catalogue.field_year_from",
		yearTo: "catalogue.field_year_to",
		options: "cars.options",
		reason: "cars.reason",
		driver: "catalogue.field_driver",
		passenger: "catalogue.field_passenger",
		rear: "catalogue.field_rear",
		adapterId: "catalogue.field_adapter",
		universalAdapter: "cars.adapter_universal",
	},
};
