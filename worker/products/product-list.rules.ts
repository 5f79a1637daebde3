import type { List } from "../http/list.schema.ts";
import { toUnits } from "../money/price.rules.ts";
import type { ProductListInput, ProductRow, ProductSortField } from "./product.schema.ts";
import { type IndexedProduct, type ProductIndex, productAt } from "./product-index.rules.ts";
import { orderRows } from "./product-order.rules.ts";
import { type SearchResult, searchProducts } from "./product-search.rules.ts";
import { foldColumn, type TextColumn } from "./text-column.rules.ts";

/** An index with what has been computed for it, once each: an order per field, and the last searches. */
export type QueryableIndex = {
	index: ProductIndex;
	orders: Map<ProductSortField, Uint32Array>;
	searches: Map<string, SearchResult>;
	foldedSkus?: TextColumn;
};
const SEARCHES_CACHED = 4;

export const toQueryable = (index: ProductIndex): QueryableIndex => ({ index, orders: new Map(), searches: new Map() });

/** One page of an index. Without a sort field it has the index's order; after a sku, the order of skus. */
export function listProducts(
	queryable: QueryableIndex,
	{ page, pageSize, search, sortOrder, after, ...input }: Omit<ProductListInput, "finder">,
): List<ProductRow> {
	const { index } = queryable;
	const result = search === "" ? undefined : searchIn(queryable, search);
	const sortField = after === undefined ? input.sortField : "sku";
	const order = sortField && orderOf(queryable, sortField);
	const isDescending = after === undefined && sortField !== undefined && sortOrder === "desc";
	const first = after === undefined ? (page - 1) * pageSize : 0;
	const data: ProductRow[] = [];
	let position = result ? 0 : first;
	const start = after === undefined || !order ? position : firstAfter(index, order, after);
	for (let at = start; at < index.count && data.length < pageSize; at++) {
		const step = isDescending ? index.count - 1 - at : at;
		const row = order ? (order[step] ?? 0) : step;
		if (result && !result.marks[row]) continue;
		if (position++ >= first) data.push(toRow(productAt(index, row), index));
	}
	return { data, totalItemCount: result ? result.total : index.count };
}

/** The place of the first sku that follows, in the order of skus. */
function firstAfter(index: ProductIndex, order: Uint32Array, after: string): number {
	let [low, high] = [0, order.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		if (productAt(index, order[middle] ?? 0).sku <= after) low = middle + 1;
		else high = middle;
	}
	return low;
}

const toRow = ({ id, title, sku, price }: IndexedProduct, { offer }: ProductIndex): ProductRow => ({
	id,
	title,
	sku,
	price: toUnits(price, offer.currency.digits),
});

function orderOf({ index, orders }: QueryableIndex, field: ProductSortField): Uint32Array {
	const order = orders.get(field) ?? orderRows(index, field);
	orders.set(field, order);
	return order;
}

function searchIn(queryable: QueryableIndex, search: string): SearchResult {
	const { index, searches } = queryable;
	queryable.foldedSkus ??= foldColumn(index.skus.skus);
	const result = searches.get(search) ?? searchProducts(index, queryable.foldedSkus, search);
	searches.delete(search);
	searches.set(search, result);
	for (const oldest of searches.keys()) {
		if (searches.size <= SEARCHES_CACHED) break;
		searches.delete(oldest);
	}
	return result;
}
