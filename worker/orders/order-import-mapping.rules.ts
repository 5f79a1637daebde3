import { fieldsByAlias, wordsOf } from "../imports/header.rules.ts";

/** The fields of a delivery address. */
export const ADDRESS_FIELDS = ["name", "street", "houseNumber", "zip", "city", "country", "phone"] as const;

/** The fields that a column of a file of orders may hold. */
export const ORDER_FIELDS = ["orderNumber", "sku", "quantity", "note", "prime", ...ADDRESS_FIELDS] as const;
export type OrderField = (typeof ORDER_FIELDS)[number];
export type OrderColumns = { [Field in OrderField]?: number | undefined };

/** What rejected rows must not repeat: notes and addresses are in the order alone. */
export const isPersonal = (field: string): boolean =>
	field === "note" || ADDRESS_FIELDS.some((known) => known === field);

const NEEDED = ["orderNumber", "sku", "quantity"] as const;

/** Names of columns, folded by `wordsOf`. */
const ALIASES: Record<OrderField, string> = {
	orderNumber: "order number, order, order no, number, bestellnummer, bestellung, auftragsnummer, auftrag",
	sku: "sku, set sku, article, article number, item number, artikel, artikelnummer, artikel nr",
	quantity: "quantity, qty, pieces, menge, anzahl, stuck, stueck",
	note: "note, remark, comment, bemerkung, hinweis, notiz",
	prime: "prime, prime order",
	name: "deliver to, name, recipient, delivery name, deliver to name, empfanger, empfaenger, lieferadresse name",
	street: "street, delivery street, strasse",
	houseNumber: "house number, house no, number of house, hausnummer, haus nr",
	zip: "zip, zip code, postal code, postcode, plz, postleitzahl",
	city: "city, town, ort, stadt",
	country: "country, country code, land",
	phone: "phone, telephone, phone number, telefon, telefonnummer",
};
const FIELD_BY_ALIAS = fieldsByAlias(ORDER_FIELDS, ALIASES);

/** The mapping that the header shows: the first of two columns with the same meaning counts. */
export function guessOrderColumns(header: readonly string[]): OrderColumns {
	const columns: OrderColumns = {};
	for (const [at, cell] of header.entries()) {
		const field = FIELD_BY_ALIAS.get(wordsOf(cell).join(" "));
		if (field && columns[field] === undefined) columns[field] = at;
	}
	return columns;
}

export const missingOrderColumns = (columns: OrderColumns): OrderField[] =>
	NEEDED.filter((field) => columns[field] === undefined);
