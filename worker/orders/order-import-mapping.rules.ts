import { columnsByAlias, fieldsByAlias, wordSet, wordsOf } from "../imports/header.rules.ts";

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

/** Names of columns in the six languages, the exact ones first. */
const ALIASES: Record<OrderField, string> = {
	orderNumber: `order number, order, order no, number, bestellnummer, bestellung, auftragsnummer, auftrag
		αριθμός παραγγελίας, αρ παραγγελίας, παραγγελία, sipariş numarası, sipariş no, sipariş, numer zamówienia, nr zamówienia, zamówienie, номер заказа, № заказа, заказ, αριθμός`,
	sku: `sku, sku nr, set sku, article number, article no, item number, item no, product number, product code, artikelnummer, artikel nr, artikelnr, artnr, art nr
		κωδικός προϊόντος, κωδικός είδους, κωδικός, ürün numarası, ürün no, ürün kodu, stok kodu, numer artykułu, nr artykułu, kod produktu, symbol, indeks, артикул, номер артикула, код товара
		article, item, product, artikel, είδος, ürün, artykuł, produkt, товар`,
	quantity: `quantity, qty, pieces, menge, anzahl, stuck, stueck
		ποσότητα, τεμάχια, τεμ, adet, miktar, ilość, liczba, liczba sztuk, sztuk, szt, количество, кол-во, штук, шт`,
	note: `note, remark, comment, bemerkung, hinweis, notiz
		σημείωση, σημειώσεις, παρατηρήσεις, σχόλια, not, notlar, uwaga, uwagi, komentarz, примечание, комментарий`,
	prime: `prime, prime order
		prime bestellung, παραγγελία prime, prime sipariş, zamówienie prime, заказ prime`,
	name: `deliver to, name, recipient, delivery name, deliver to name, empfanger, empfaenger, lieferadresse name
		όνομα, ονοματεπώνυμο, παραλήπτης, ad, ad soyad, alıcı, alıcı adı, imię i nazwisko, imię i nazwisko lub firma, odbiorca, имя, имя или название, фио, получатель`,
	street: `street, delivery street, strasse
		οδός, sokak, cadde, cadde/sokak, ulica, улица`,
	houseNumber: `house number, house no, number of house, hausnummer, haus nr
		αριθμός οδού, kapı numarası, kapı no, numer domu, nr domu, номер дома, дом`,
	zip: `zip, zip code, postal code, postcode, plz, postleitzahl
		τ.κ., τκ, ταχυδρομικός κώδικας, ταχ κώδικας, posta kodu, kod pocztowy, индекс, почтовый индекс`,
	city: `city, town, ort, stadt
		πόλη, şehir, il, miasto, miejscowość, город`,
	country: `country, country code, land
		χώρα, ülke, kraj, страна`,
	phone: `phone, telephone, phone number, telefon, telefonnummer
		τηλέφωνο, numer telefonu, nr telefonu, телефон, номер телефона`,
};
const FIELD_BY_ALIAS = fieldsByAlias(ORDER_FIELDS, ALIASES);

/** Beside a column of half a name, also one such as `recipient last name`, a name is the other half alone. */
const NAME_HALVES = [
	...wordSet("surname, last name, family name, nachname, soyad, soyadı, фамилия, επώνυμο, nazwisko"),
	...wordSet("first name, forename, given name, vorname, imię, отчество"),
].map((half) => ` ${half}`);
/** The house number behind a street, else the order's. */
const NUMBER = "αριθμος";

const isNameHalf = (name: string): boolean =>
	FIELD_BY_ALIAS.get(name) !== "name" && NAME_HALVES.some((half) => ` ${name}`.endsWith(half));

/** The mapping that the header shows. A recipient in two columns is left to the user. */
export function guessOrderColumns(header: readonly string[]): OrderColumns {
	const columns = columnsByAlias(header, FIELD_BY_ALIAS);
	const names = header.map((cell) => wordsOf(cell).join(" "));
	if (names.some(isNameHalf)) columns.name = undefined;
	const { street, orderNumber } = columns;
	if (street !== undefined && names[street + 1] === NUMBER) {
		columns.houseNumber ??= street + 1;
		if (orderNumber === street + 1) columns.orderNumber = undefined;
	}
	return columns;
}

export const missingOrderColumns = (columns: OrderColumns): OrderField[] =>
	NEEDED.filter((field) => columns[field] === undefined);
