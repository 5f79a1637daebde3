import type { Field } from "#worker/catalogue/import/mapping.rules.ts";

/** The names of a fitment file's fields, as text keys. */
export const FIELD_NAMES = {
	brand: "catalogue.field_brand",
	model: "catalogue.field_model",
	year: "catalogue.field_year",
	yearFrom: "catalogue.field_year_from",
	yearTo: "catalogue.field_year_to",
	driver: "catalogue.field_driver",
	passenger: "catalogue.field_passenger",
	rear: "catalogue.field_rear",
	body: "catalogue.field_body",
	steering: "catalogue.field_steering",
	adapter: "catalogue.field_adapter",
	note: "catalogue.field_note",
	aliases: "catalogue.field_aliases",
	keyNumbers: "catalogue.field_key_numbers",
	hsn: "catalogue.field_hsn",
	tsn: "catalogue.field_tsn",
} as const satisfies Record<Field, string>;
