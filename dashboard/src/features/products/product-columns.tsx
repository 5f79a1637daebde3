import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ListedProduct, ProductSortField } from "#worker/products/product.schema.ts";
import type { DataColumn } from "../../components/list/data-columns.ts";
import { NameLink } from "../../components/list/name-link.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { formatUnits } from "../../lib/format.ts";
import { useLanguageTag } from "../../lib/language.ts";

/** Title, sku, stock and price. The title opens the product, so the keyboard reaches each row. */
export function useProductColumns(currency: {
	sign: string;
	iso: string;
}): DataColumn<ListedProduct, ProductSortField>[] {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const { sign, iso } = currency;
	return useMemo(
		() => [
			{
				id: "title",
				title: t("products.column_title"),
				sortField: "title",
				fixed: true,
				cell: ({ id, title }) => <NameLink search={{ product: id }}>{title}</NameLink>,
			},
			{
				id: "sku",
				title: t("products.column_sku"),
				sortField: "sku",
				cell: ({ sku }) => <span className="font-mono text-sm">{sku}</span>,
			},
			{
				id: "stock",
				title: t("menu.stock"),
				short: true,
				cell: ({ outOfStock }) => (
					<Badge variant={outOfStock ? "warning" : "success"}>
						{outOfStock ? t("stock.out") : t("products.in_stock")}
					</Badge>
				),
			},
			{
				id: "price",
				title: t("products.column_price"),
				sortField: "price",
				align: "end",
				phone: "end",
				cell: ({ price }) => formatUnits(price, { sign, iso }, tag),
			},
		],
		[t, tag, sign, iso],
	);
}
