import { findRow, type IndexedProduct, type ProductIndex, productAt, skuAt } from "../products/product-index.rules.ts";

/** The products of a configuration that these skus name, each the owner's or the derived one. */
export function productsBySku(index: ProductIndex, skus: ReadonlySet<string>): Map<string, IndexedProduct> {
	const products = new Map<string, IndexedProduct>();
	for (const sku of skus) {
		const row = findRow(index, sku);
		if (row !== undefined) products.set(sku, productAt(index, row));
	}
	// An owner's sku comes later: it wins over another product's derived one, and a company's own over one for all.
	const places = new Map<string, number>();
	for (let row = 0; row < index.count; row++) {
		const sku = index.series[index.seriesOf[row] ?? 0]?.sku ?? skuAt(index, row);
		if (sku === undefined || !skus.has(sku)) continue;
		// The company's own are behind those for all; a bundle has no place.
		const place = index.ownSkus[row] ?? -1;
		if (place >= 0 && place < (places.get(sku) ?? -1)) continue;
		places.set(sku, place);
		products.set(sku, productAt(index, row));
	}
	return products;
}
