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
export const NEEDED_FIELDS = ["sku", "code"] as const;

/** Names of columns, folded by `wordsOf`, without units. */
const ALIASES: Record<ProductField, string> = {
	sku: "sku, set sku, article, article number, article no, item number, item no, product number, artikel, artikelnummer, artikel nr, artnr, art nr, bestellnummer",
	code: "code, assortment, assortment code, series, series code, front code, front assortment, sortiment, sortiment code, sortimentscode, serie, frontsortiment",
	driver: "driver, left, driver side, fahrer, fahrerseite, links",
	passenger: "passenger, co driver, right, passenger side, beifahrer, beifahrerseite, rechts",
	rear: "rear, back, rear size, heck, hinten, heckwischer",
	rearCode:
		"rear code, rear assortment, rear series, rear assortment code, hecksortiment, heckserie, heck code, heckcode",
	quantity: "quantity, qty, pieces, menge, anzahl, stueck, stuck, stk",
	company: "company, customer, owner, mandant, firma, kunde",
	name: "name, title, set name, titel, bezeichnung, produkt, produktname",
	referenceSku: "reference sku, reference, reference number, erp, erp number, referenz, referenznummer, referenz sku",
	description: "description, long description, text, beschreibung, langtext",
	price: "price, own price, preis, eigener preis, verkaufspreis",
	currency: "currency, currency code, wahrung, waehrung",
	discount: "discount, discount percent, discount in percent, rabatt, rabatt in prozent",
	bundleShortCode: "short code, bundle short code, kurzcode, bundle kurzcode",
};
const FIELD_BY_ALIAS = fieldsByAlias(PRODUCT_FIELDS, ALIASES);

const SIZES: readonly ProductField[] = ["driver", "passenger", "rear"];
const LENGTH = ["size", "length", "laenge", "lange", "grosse", "groesse"];

/**
 * The mapping that the header shows: the first of two columns with the same meaning counts. Sizes in another unit than the
 * mapping's are left out. The user adds the rest.
 */
export function guessProductColumns(header: readonly string[]): { columns: ProductColumns; unit: LengthUnit } {
	const matches = header.flatMap((cell, at) => {
		const { bare, units } = unitWords(wordsOf(cell));
		const core = bare.filter((word) => !LENGTH.includes(word)).join(" ");
		const field = FIELD_BY_ALIAS.get(bare.join(" ")) ?? FIELD_BY_ALIAS.get(core);
		return field ? [{ field, at, units }] : [];
	});
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
