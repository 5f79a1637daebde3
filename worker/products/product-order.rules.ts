import { byName } from "../catalogue/fitment/name-order.rules.ts";
import type { ProductSortField } from "./product.schema.ts";
import { type ProductIndex, productAt, seriesTitle } from "./product-index.rules.ts";

/** Room for the row's number below the sort value: two million rows, and keys below 2^53. */
const ROWS = 2 ** 21;
const VALUES = 2 ** 53 / ROWS;
const SIZES = 2 ** 8;

/** The rows of an index in ascending order; equal ones in the order of the index. */
export function orderRows(index: ProductIndex, field: ProductSortField): Uint32Array {
	if (field === "sku") return bySku(index);
	return byNumber(index, field === "price" ? (row) => index.prices[row] ?? 0 : titleKeys(index));
}

/**
 * Whole numbers sort many times faster than anything that needs a comparison function, which is left for values too large
 * to have the row's number below them: more than 65,536 titles, or very high prices.
 */
function byNumber({ count }: ProductIndex, keyOf: (row: number) => number): Uint32Array {
	const values = Float64Array.from({ length: count }, (_, row) => keyOf(row));
	if (values.some((value) => value >= VALUES))
		return Uint32Array.from(values.keys()).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0) || a - b);
	const keys = values.map((value, row) => value * ROWS + row).sort();
	return Uint32Array.from(keys, (key) => key % ROWS);
}

/** By brand and series in alphabetical order, then by sizes as numbers: 9" before 10". */
function titleKeys({ series, seriesOf, combinationOf }: ProductIndex): (row: number) => number {
	const titles = [...new Set(series.map((one) => seriesTitle(one.series)))].sort(byName((title) => title));
	const rankOf = new Map(titles.map((title, rank) => [title, rank]));
	const ranks = series.map((one) => rankOf.get(seriesTitle(one.series)) ?? 0);
	const sizes = series.map(({ combinations }) =>
		combinations.map(({ sizes: { driver, passenger, rear } }) => (driver ?? rear ?? 0) * SIZES + (passenger ?? 0)),
	);
	return (row) => {
		const at = seriesOf[row] ?? 0;
		return (ranks[at] ?? 0) * SIZES * SIZES + (sizes[at]?.[combinationOf[row] ?? 0] ?? 0);
	};
}

function bySku(index: ProductIndex): Uint32Array {
	const skus = Array.from({ length: index.count }, (_, row) => productAt(index, row).sku);
	return Uint32Array.from(skus.keys()).sort((a, b) => {
		const [one, other] = [skus[a] ?? "", skus[b] ?? ""];
		return one < other ? -1 : one > other ? 1 : a - b;
	});
}
