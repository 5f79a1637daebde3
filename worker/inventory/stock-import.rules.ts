import { searchText } from "../db/search-text.rules.ts";
import { columnsByAlias, fieldsByAlias, wordSet, wordsOf } from "../imports/header.rules.ts";
import { type Cells, parseRow, type Rejection, RowError } from "../imports/row-error.rules.ts";
import { unshortened } from "../imports/shortened-number.rules.ts";
import { STOCK_MAX } from "./inventory.rules.ts";

/** What a column of a stock file may hold: a number that was counted, or how many pieces more or less. */
export const STOCK_FIELDS = ["part", "onHand", "change", "lowAt", "backorder"] as const;
export type StockField = (typeof STOCK_FIELDS)[number];
export type StockColumns = { [Field in StockField]?: number | undefined };
export type StockMapping = { columns: StockColumns; width?: number | undefined };

/** A file is read, checked and written by one call. */
export const STOCK_ROWS_MAX = 5000;

/** Names of columns in the six languages, the exact ones first. */
const ALIASES: Record<StockField, string> = {
	part: `part, part key, sku, article number, artikelnummer, artikel nr
		κωδικός προϊόντος, κωδικός είδους, ürün numarası, ürün no, ürün kodu, stok kodu, numer artykułu, nr artykułu, артикул, код товара, symbol, indeks
		code, κωδικός, kod, код, teil, εξάρτημα, parça, część, деталь, article, item, artikel, είδος, artykuł`,
	onHand: `on hand, stock, quantity, qty, count, pieces, bestand, lagerbestand, menge, anzahl, stueck, stuck
		auf lager, απόθεμα, σε απόθεμα, ποσότητα, τεμάχια, eldeki, stok, stok adedi, mevcut, adet, miktar, na stanie, stan magazynowy, ilość, liczba sztuk, liczba, sztuk, stan, в наличии, наличие, остаток, количество, кол-во`,
	change: `change, difference, delta, adjustment, received, aenderung, anderung, differenz, zugang
		μεταβολή, διαφορά, παραλαβή, değişiklik, değişim, fark, giriş, zmiana, różnica, przyjęcie, изменение, разница, приход`,
	lowAt: `low stock threshold, low at, minimum, min, reorder level, meldebestand, mindestbestand, minimalbestand
		όριο ειδοποίησης, ελάχιστο, ελάχιστο απόθεμα, kritik stok, asgari stok, minimum stok, stan minimalny, minimalny stan, мин остаток, минимум, минимальный остаток`,
	backorder: `backorder, back order, rueckstand, ruckstand, nachlieferung
		lieferruckstand erlauben, lieferrueckstand erlauben, lieferruckstand, lieferrueckstand, παραγγελία χωρίς απόθεμα, stoksuz sipariş, zamówienia mimo braku, zamówienia bez pokrycia, заказ при нехватке`,
};
const FIELD_BY_ALIAS = fieldsByAlias(STOCK_FIELDS, ALIASES);

/** Beside it, what came in is half of what changed. */
const ISSUED = wordSet("issued, out, abgang, ausgang, έξοδος, εξαγωγή, çıkış, wydanie, rozchód, расход");

/** The mapping that the header shows. */
export function guessStockColumns(header: readonly string[]): StockColumns {
	const columns = columnsByAlias(header, FIELD_BY_ALIAS);
	if (header.some((cell) => ISSUED.has(wordsOf(cell).join(" ")))) columns.change = undefined;
	return columns;
}

/** Whether a file with these columns can change anything. */
export const isStockMapping = ({ part, ...numbers }: StockColumns): boolean =>
	part !== undefined && Object.values(numbers).some((at) => at !== undefined);

/** A row of the file. Undefined: the file says nothing of it, so it stays. */
export type StockRow = {
	partKey: string;
	onHand: number | undefined;
	change: number | undefined;
	lowAt: number | null | undefined;
	backorder: boolean | undefined;
};

/** The parsed cells of a row, or its first error. */
export const readStockRow = (
	cells: readonly string[],
	mapping: StockMapping,
): { row: StockRow } | { error: Rejection } =>
	parseRow<StockField, { row: StockRow }>(cells, mapping, (read) => {
		const partKey = unshortened("part", read.text("part")).toUpperCase();
		if (partKey === "") throw new RowError("part", "inventory.part_missing", "");
		const onHand = numberOf(read, "onHand", -STOCK_MAX, "inventory.amount_invalid");
		const change = numberOf(read, "change", -STOCK_MAX, "inventory.adjustment_invalid");
		if (onHand !== undefined && change !== undefined)
			throw new RowError("change", "inventory.number_twice", read.text("change"));
		const lowAt = numberOf(read, "lowAt", 0, "inventory.amount_invalid");
		const { columns } = mapping;
		return {
			row: {
				...{ partKey, onHand, change },
				lowAt: columns.lowAt === undefined ? undefined : (lowAt ?? null),
				backorder: columns.backorder === undefined ? undefined : isYes(read),
			},
		};
	});

/** A whole number, with a sign or without; an empty cell is none. */
function numberOf(read: Cells<StockField>, field: StockField, least: number, code: string): number | undefined {
	const text = read.text(field).replace("\u2212", "-");
	if (text === "") return undefined;
	const number = /^[+-]?\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
	if (!(number >= least && number <= STOCK_MAX)) throw new RowError(field, code, read.text(field));
	return number;
}

/** Folded by `searchText`: capitals lose Greek accents and the dots of a Turkish i. */
const YES = ["yes", "y", "true", "1", "x", "ja", "j", "ναι", "evet", "tak", "да"];
const NO = ["", "no", "n", "false", "0", "nein", "οχι", "hayir", "nie", "нет"];

/** Yes or no in any of our languages; undefined: neither. */
export function readYes(written: string): boolean | undefined {
	const text = searchText(written.trim());
	return YES.includes(text) || (NO.includes(text) ? false : undefined);
}

function isYes(read: Cells<StockField>): boolean {
	const is = readYes(read.text("backorder"));
	if (is === undefined) throw new RowError("backorder", "inventory.yes_or_no", read.text("backorder"));
	return is;
}
