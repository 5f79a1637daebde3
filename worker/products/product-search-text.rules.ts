import { searchText } from "../db/search-text.rules.ts";

type Named = { sku: string; name: string; partsKey: string; referenceSku: string };

/** The text by which a set product is found, whichever way it is written. */
export const productSearchText = ({ sku, name, partsKey, referenceSku }: Named): string =>
	searchText(sku, name, partsKey, referenceSku);
