import { useTranslation } from "react-i18next";
import type { StockedSetProduct } from "#worker/inventory/set-product-stock.schema.ts";
import { ViewDialog } from "../../components/view-dialog.tsx";
import { formatDateTime } from "../../lib/format.ts";
import { useLanguageTag } from "../../lib/language.ts";
import { useKindName } from "./set-product-kind.ts";
import { useSetProductPrice } from "./set-product-price.ts";
import { useSetProductStock } from "./set-product-stock.ts";

type SetProductViewDialogProps = {
	product: StockedSetProduct;
	/** Undefined: the user may only read. */
	onEdit: (() => void) | undefined;
	onClose: () => void;
};

export function SetProductViewDialog({ product, onEdit, onClose }: SetProductViewDialogProps) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const priceOf = useSetProductPrice();
	const stockOf = useSetProductStock();
	const kindName = useKindName();
	const { bundleType, bundleShortCode, singleSetSku, quantity } = product;
	const rows = [
		[t("products.column_sku"), product.sku],
		[t("products.column_name"), product.name],
		[t("products.column_kind"), kindName(product)],
		[t("set_products.assortment"), [product.brand, product.assortment].filter(Boolean).join(" ")],
		[t("products.parts"), product.parts],
		...(bundleType === null ? [] : [[t("set_products.short_code"), bundleShortCode] as const]),
		...(bundleType === "multipack"
			? ([
					[t("set_products.single_set_sku"), singleSetSku],
					[t("set_products.quantity"), quantity],
				] as const)
			: []),
		[t("menu.stock"), stockOf(product)],
		[t("products.column_price"), priceOf(product)],
		[t("set_products.reference_sku"), product.referenceSku],
		[t("set_products.text"), product.description],
		[t("products.column_owner"), product.company?.title ?? t("products.owner_everyone")],
		[t("contents.created_at"), formatDateTime(product.createdAt, tag)],
		[t("products.column_updated"), formatDateTime(product.updatedAt, tag)],
	] as const;
	return <ViewDialog title={product.sku} rows={rows} onEdit={onEdit} onClose={onClose} />;
}
