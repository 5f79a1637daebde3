import type { CatalogueIndex } from "../catalogue/fitment/catalogue-index.rules.ts";
import type { AnswerProduct } from "../offers/answer-product.rules.ts";
import type { Offer } from "../offers/offer.rules.ts";
import { virtualProducts } from "../offers/virtual-products.rules.ts";
import { makeProductIndex, type ProductIndex, productAt } from "./product-index.rules.ts";
import { toTextColumn } from "./text-column.rules.ts";

/** The product index of a visitors' offer, with the skus that it contains. */
export const productIndexOfOffer = (
	offer: Offer,
	catalogueIndex: Pick<CatalogueIndex, "pairs" | "rears">,
): ProductIndex =>
	makeProductIndex(offer, catalogueIndex, {
		partsKeys: toTextColumn(Object.keys(offer.skus)),
		skus: toTextColumn(Object.values(offer.skus)),
	});

/** A page of an index's products as visitors get them: the join, over the series and sizes of each row. */
export function productsFrom(index: ProductIndex, from: number, count: number): AnswerProduct[] {
	const end = Math.min(index.count, from + count);
	return Array.from({ length: Math.max(0, end - from) }, (_, at) => answerProductAt(index, from + at)).flat();
}

function answerProductAt(index: ProductIndex, row: number): AnswerProduct[] {
	const { id: key, kind, series, sizes } = productAt(index, row);
	const { driver, passenger, rear } = sizes;
	// A bundle's series has the id of its front series, and its own code.
	const isSeries = ({ id, code }: { id: number; code: string }) =>
		id === series.id && (kind === "bundle" || code === series.code);
	const narrowed = {
		...index.offer,
		front: index.offer.front.filter(isSeries),
		// A bundle names its front series; its rear series can be any.
		rear: kind === "bundle" ? index.offer.rear : index.offer.rear.filter(isSeries),
		adapters: index.offer.adapters.filter(isSeries),
	};
	const pairs: CatalogueIndex["pairs"] = driver === null ? [] : [[driver, passenger]];
	const products = virtualProducts(narrowed, { pairs, rears: rear === null ? [] : [rear] });
	return products.filter(({ id }) => id === key);
}
