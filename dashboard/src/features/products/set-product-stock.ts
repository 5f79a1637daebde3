import { useTranslation } from "react-i18next";
import type { StockedSetProduct } from "#worker/inventory/set-product-stock.schema.ts";
import { numberFormat } from "../../lib/intl.ts";
import { useLanguageTag } from "../../lib/language.ts";

/** What is in stock of a set product: how many, where the user may see it, otherwise in words. */
export function useSetProductStock(): (product: StockedSetProduct) => string {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	return ({ outOfStock, stock }) => {
		// A product of every company: each has its own stock.
		if (outOfStock === null) return "–";
		if (outOfStock) return t("stock.out");
		return stock === null ? t("products.in_stock") : numberFormat(tag).format(stock);
	};
}
