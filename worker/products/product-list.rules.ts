import type { List } from "../http/list.schema.ts";
import { toUnits } from "../money/price.rules.ts";
import type { ProductListInput, ProductRow, ProductSortField } from "./product.schema.ts";
import { type BookProduct, type ProductBook, productAt } from "./product-book.rules.ts";
import { orderRows } from "./product-order.rules.ts";
import { type Found, searchBook } from "./product-search.rules.ts";
import { foldColumn, type TextColumn } from "./text-column.rules.ts";

/** What has been computed for a book, once each: an order per field, and the last searches. */
export type OpenBook = {
	book: ProductBook;
	orders: Map<ProductSortField, Uint32Array>;
	searches: Map<string, Found>;
	foldedSkus?: TextColumn;
};
const SEARCHES_KEPT = 4;

export const openBook = (book: ProductBook): OpenBook => ({ book, orders: new Map(), searches: new Map() });

/** One page of a book. Without a sort field it has the book's order. */
export function listProducts(
	open: OpenBook,
	{ page, pageSize, search, sortField, sortOrder }: Omit<ProductListInput, "finder">,
): List<ProductRow> {
	const { book } = open;
	const found = search === "" ? undefined : foundIn(open, search);
	const order = sortField && orderOf(open, sortField);
	const backwards = sortField !== undefined && sortOrder === "desc";
	const first = (page - 1) * pageSize;
	const data: ProductRow[] = [];
	let place = found ? 0 : first;
	for (let at = place; at < book.count && data.length < pageSize; at++) {
		const step = backwards ? book.count - 1 - at : at;
		const row = order ? (order[step] ?? 0) : step;
		if (found && !found.marks[row]) continue;
		if (place++ >= first) data.push(toRow(productAt(book, row), book));
	}
	return { data, totalItemCount: found ? found.total : book.count };
}

const toRow = ({ id, title, sku, price }: BookProduct, { offer }: ProductBook): ProductRow => ({
	id,
	title,
	sku,
	price: toUnits(price, offer.currency.digits),
});

function orderOf({ book, orders }: OpenBook, field: ProductSortField): Uint32Array {
	const order = orders.get(field) ?? orderRows(book, field);
	orders.set(field, order);
	return order;
}

function foundIn(open: OpenBook, search: string): Found {
	const { book, searches } = open;
	open.foldedSkus ??= foldColumn(book.skus.skus);
	const found = searches.get(search) ?? searchBook(book, open.foldedSkus, search);
	searches.delete(search);
	searches.set(search, found);
	for (const oldest of searches.keys()) {
		if (searches.size <= SEARCHES_KEPT) break;
		searches.delete(oldest);
	}
	return found;
}
