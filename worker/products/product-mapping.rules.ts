import { fieldsByAlias, type LengthUnit, ofOneUnit, unitWords, wordsOf } from "../imports/header.rules.ts";

/** The fields that a column of a file of set products may hold. */
export const PRODUCT_FIELDS = [
	"sku",
	"code",
	"driver",
	"passenger",
	"rear",
	"rearCode",
	"quantity",
	"company",
	"name",
	"referenceSku",
	"description",
	"price",
	"currency",
	"discount",
	"bundleShortCode",
] as const;
export type ProductField = (typeof PRODUCT_FIELDS)[number];
export type ProductColumns = { [Field in ProductField]?: number | undefined };

/** Required for every row. */
const NEEDED_FIELDS = ["sku", "code"] as const;

/** Names of columns in the six languages, without units, the exact ones first. */
const ALIASES: Record<ProductField, string> = {
	sku: `sku, set sku, article number, article no, item number, item no, product number, artikelnummer, artikel nr, artnr, art nr, bestellnummer
		κωδικός προϊόντος, κωδικός είδους, ürün numarası, ürün no, stok kodu, numer artykułu, nr artykułu, symbol, indeks, артикул, номер артикула
		article, artikel`,
	code: `assortment code, assortment, series, series code, front code, front assortment, sortiment, sortiment code, sortimentscode, serie, frontsortiment
		κωδικός σειράς, σειρά, ürün grubu kodu, ürün grubu, kod asortymentu, asortyment, код ассортимента, ассортимент
		code`,
	driver: `driver, left, driver side, fahrer, fahrerseite, links
		driver s side, πλευρά οδηγού, οδηγός, sürücü tarafı, sürücü, strona kierowcy, kierowca, сторона водителя, водитель`,
	passenger: `passenger, co driver, right, passenger side, beifahrer, beifahrerseite, rechts
		passenger s side, πλευρά συνοδηγού, συνοδηγός, yolcu tarafı, yolcu, strona pasażera, pasażer, сторона пассажира, пассажир`,
	rear: `rear, back, rear size, heck, hinten, heckwischer
		πίσω, arka, tył, tylna, сзади, задняя`,
	rearCode: `rear code, rear assortment, rear series, rear assortment code, hecksortiment, heckserie, heck code, heckcode
		code des hecksortiments, κωδικός πίσω σειράς, πίσω σειρά, arka ürün grubu kodu, arka ürün grubu, kod asortymentu tylnego, asortyment tylny, код заднего ассортимента, задний ассортимент`,
	quantity: `quantity, qty, pieces, menge, anzahl, stueck, stuck, stk
		ποσότητα, τεμάχια, adet, miktar, ilość, liczba, sztuk, szt, количество, кол-во, шт`,
	company: `company, customer, owner, mandant, firma, kunde
		εταιρεία, πελάτης, şirket, müşteri, klient, компания, клиент`,
	name: `name, title, set name, titel, bezeichnung, produktname
		όνομα, τίτλος, ονομασία, ad, başlık, nazwa, tytuł, название, наименование
		produkt`,
	referenceSku: `reference sku, reference, reference number, erp, erp number, referenz, referenznummer, referenz sku
		κωδικός αναφοράς, referans numarası, referans, numer referencyjny, nr referencyjny, внешний артикул`,
	description: `description, long description, text, beschreibung, langtext
		περιγραφή, açıklama, opis, описание`,
	price: `price, own price, preis, eigener preis, verkaufspreis
		τιμή, fiyat, cena, цена`,
	currency: `currency, currency code, wahrung, waehrung
		νόμισμα, para birimi, waluta, валюта`,
	discount: `discount, discount percent, discount in percent, rabatt, rabatt in prozent
		έκπτωση, έκπτωση σε, indirim, rabat, rabat w, скидка`,
	bundleShortCode: `short code, bundle short code, kurzcode, bundle kurzcode
		σύντομος κωδικός, kısa kod, krótki kod, короткий код`,
};
const FIELD_BY_ALIAS = fieldsByAlias(PRODUCT_FIELDS, ALIASES);
const ORDER = [...FIELD_BY_ALIAS.keys()];

const SIZES: readonly ProductField[] = ["driver", "passenger", "rear"];
const LENGTH = ["size", "length", "laenge", "lange", "grosse", "groesse"];

/**
 * The mapping that the header shows: of two columns with the same meaning, the one counts whose name is the earlier alias. Sizes in another unit than the
 * mapping's are left out. The user adds the rest.
 */
export function guessProductColumns(header: readonly string[]): { columns: ProductColumns; unit: LengthUnit } {
	const matches = header.flatMap((cell, at) => {
		const { bare, units } = unitWords(wordsOf(cell));
		const core = bare.filter((word) => !LENGTH.includes(word)).join(" ");
		const alias = [bare.join(" "), core].find((name) => FIELD_BY_ALIAS.has(name));
		const field = FIELD_BY_ALIAS.get(alias ?? "");
		return alias !== undefined && field ? [{ field, at, units, rank: ORDER.indexOf(alias) }] : [];
	});
	matches.sort((one, other) => one.rank - other.rank);
	const isSize = ({ field }: { field: ProductField }) => SIZES.includes(field);
	const { unit, columns: ofUnit } = ofOneUnit(matches.filter(isSize));
	const columns: ProductColumns = {};
	for (const { field, at } of [...matches.filter((column) => !isSize(column)), ...ofUnit]) columns[field] ??= at;
	return { columns, unit };
}

export type ColumnProblem = { field: ProductField; code: "products.columns_missing" | "products.price_and_currency" };

/** Columns that a mapping still needs: those of every row, and a price's currency. */
export function columnProblems(columns: ProductColumns): ColumnProblem[] {
	const isMissing = (field: ProductField) => columns[field] === undefined;
	const needed = NEEDED_FIELDS.filter(isMissing);
	const price = (["price", "currency"] as const).filter(isMissing);
	return [
		...needed.map((field) => ({ field, code: "products.columns_missing" as const })),
		...(price.length === 1 ? price : []).map((field) => ({ field, code: "products.price_and_currency" as const })),
	];
}
