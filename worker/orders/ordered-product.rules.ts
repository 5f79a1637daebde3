import { findRow, type IndexedProduct, type ProductIndex, productAt, skuAt } from "../products/product-index.rules.ts";

/** The products of a configuration that these skus name, each the owner's or the derived one. */
export function productsBySku(index: ProductIndex, skus: ReadonlySet<string>): Map<string, IndexedProduct> {
	const products = new Map<string, IndexedProduct>();
	for (const sku of skus) {
		const row = findRow(index, sku);
		if (row !== undefined) products.set(sku, productAt(index, row));
	}
	// An owner's sku comes later: it wins over another product's derived one.
	for (let row = 0; row < index.count; row++) {
		const sku = index.series[index.seriesOf[row] ?? 0]?.sku ?? skuAt(index, row);
		if (sku !== undefined && skus.has(sku)) products.set(sku, productAt(index, row));
	}
	return products;
}
