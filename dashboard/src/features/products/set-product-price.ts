import { useTranslation } from "react-i18next";
import type { SetProduct } from "#worker/products/set-product.schema.ts";
import { formatPercent, formatUnits } from "../../lib/format.ts";
import { useLanguageTag } from "../../lib/language.ts";

/** A set product's price in words: its own, a discount (`−10 %`), or that of the parts. */
export function useSetProductPrice(): (product: SetProduct) => string {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	return ({ price, currency, currencyIso, discount }) => {
		if (price !== null && currency !== null)
			return formatUnits(price, { sign: currency, iso: currencyIso ?? "EUR" }, tag);
		if (discount !== null) return formatPercent(-discount / 100, tag);
		return t("set_products.price_parts");
	};
}
