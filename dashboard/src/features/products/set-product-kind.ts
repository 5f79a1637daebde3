import { useTranslation } from "react-i18next";
import type { SetProduct } from "#worker/products/set-product.schema.ts";

/** The type of a set product in words. */
export function useKindName(): (product: Pick<SetProduct, "bundleType">) => string {
	const { t } = useTranslation();
	const names = { "front-rear": t("set_products.front_rear"), multipack: t("set_products.multipack") };
	return ({ bundleType }) => (bundleType === null ? t("products.kind_set") : names[bundleType]);
}
