import { byName } from "../catalogue/fitment/name-order.rules.ts";
import type { ProductSortField } from "./product.schema.ts";
import { type ProductBook, productAt, seriesTitle } from "./product-book.rules.ts";

/** Room for the row's number below the sort value: two million rows, and keys below 2^53. */
const ROWS = 2 ** 21;
const SIZES = 2 ** 8;

/** The rows of a book in ascending order; equal ones in the order of the book. */
export function orderRows(book: ProductBook, field: ProductSortField): Uint32Array {
	if (field === "sku") return bySku(book);
	return byNumber(book, field === "price" ? (row) => book.prices[row] ?? 0 : titleKeys(book));
}

/** Whole numbers sort many times faster than anything that needs a comparison function. */
function byNumber({ count }: ProductBook, keyOf: (row: number) => number): Uint32Array {
	const keys = new Float64Array(count);
	for (let row = 0; row < count; row++) keys[row] = keyOf(row) * ROWS + row;
	keys.sort();
	return Uint32Array.from(keys, (key) => key % ROWS);
}

/** By brand and series in alphabetical order, then by sizes as numbers: 9" before 10". */
function titleKeys({ series, seriesOf, placeOf }: ProductBook): (row: number) => number {
	const titles = [...new Set(series.map((one) => seriesTitle(one.series)))].sort(byName((title) => title));
	const rankOf = new Map(titles.map((title, rank) => [title, rank]));
	const ranks = series.map((one) => rankOf.get(seriesTitle(one.series)) ?? 0);
	const sizes = series.map(({ places }) =>
		places.map(({ sizes: { driver, passenger, rear } }) => (driver ?? rear ?? 0) * SIZES + (passenger ?? 0)),
	);
	return (row) => {
		const at = seriesOf[row] ?? 0;
		return (ranks[at] ?? 0) * SIZES * SIZES + (sizes[at]?.[placeOf[row] ?? 0] ?? 0);
	};
}

function bySku(book: ProductBook): Uint32Array {
	const skus = Array.from({ length: book.count }, (_, row) => productAt(book, row).sku);
	return Uint32Array.from(skus.keys()).sort((a, b) => {
		const [one, other] = [skus[a] ?? "", skus[b] ?? ""];
		return one < other ? -1 : one > other ? 1 : a - b;
	});
}
