import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ProductRow, ProductSortField } from "#worker/products/product.schema.ts";
import type { DataColumn } from "../../components/list/data-columns.ts";
import { formatUnits } from "../../lib/format.ts";
import { useLanguageTag } from "../../lib/language.ts";

/** Title, sku and price (spec section 2, products). The title opens the product, so the keyboard reaches each row. */
export function useProductColumns(
	currency: { sign: string; iso: string },
	open: (id: string) => void,
): DataColumn<ProductRow, ProductSortField>[] {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const { sign, iso } = currency;
	// biome-ignore lint/correctness/useExhaustiveDependencies: `open` does the same every time
	return useMemo(
		() => [
			{
				id: "title",
				title: t("products.column_title"),
				sortField: "title",
				fixed: true,
				cell: ({ id, title }) => (
					<button
						type="button"
						onClick={() => open(id)}
						className="rounded text-start font-medium underline-offset-4 outline-none hover:underline focus-visible:ring-3 focus-visible:ring-ring/50"
					>
						{title}
					</button>
				),
			},
			{
				id: "sku",
				title: t("products.column_sku"),
				sortField: "sku",
				cell: ({ sku }) => <span className="font-mono text-sm">{sku}</span>,
			},
			{
				id: "price",
				title: t("products.column_price"),
				sortField: "price",
				align: "end",
				cell: ({ price }) => formatUnits(price, { sign, iso }, tag),
			},
		],
		[t, tag, sign, iso],
	);
}
