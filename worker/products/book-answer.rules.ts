import type { CatalogueIndex } from "../catalogue/fitment/catalogue-index.rules.ts";
import type { AnswerProduct } from "../offers/answer.rules.ts";
import type { Offer } from "../offers/offer.rules.ts";
import { virtualProducts } from "../offers/virtual-products.rules.ts";
import { makeProductBook, type ProductBook, productAt } from "./product-book.rules.ts";
import { toTextColumn } from "./text-column.rules.ts";

/** The book of a visitors' offer, with the skus that it contains. */
export const bookOfOffer = (offer: Offer, index: Pick<CatalogueIndex, "pairs" | "rears">): ProductBook =>
	makeProductBook(offer, index, {
		partsKeys: toTextColumn(Object.keys(offer.skus)),
		skus: toTextColumn(Object.values(offer.skus)),
		bundles: offer.bundles ?? [],
	});

/** A page of a book's products as visitors get them: the join, over the series and sizes of each row. */
export function answersOf(book: ProductBook, from: number, count: number): AnswerProduct[] {
	const end = Math.min(book.count, from + count);
	return Array.from({ length: Math.max(0, end - from) }, (_, at) => answerAt(book, from + at)).flat();
}

function answerAt(book: ProductBook, row: number): AnswerProduct[] {
	const { kind, series, sizes, sku } = productAt(book, row);
	const { driver, passenger, rear } = sizes;
	// A bundle's series has the id of its front series, and its own code.
	const isIt = ({ id, code }: { id: number; code: string }) =>
		id === series.id && (kind === "bundle" || code === series.code);
	const needed = {
		...book.offer,
		front: book.offer.front.filter(isIt),
		// A bundle names its front series; its rear series can be any.
		rear: kind === "bundle" ? book.offer.rear : book.offer.rear.filter(isIt),
		adapters: book.offer.adapters.filter(isIt),
	};
	const pairs: CatalogueIndex["pairs"] = driver === null ? [] : [[driver, passenger]];
	const products = virtualProducts(needed, { pairs, rears: rear === null ? [] : [rear] });
	return products.filter((product) => product.kind === kind && product.sku === sku).slice(0, 1);
}
