import { Eye, Pencil, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { StockedSetProduct } from "#worker/inventory/set-product-stock.schema.ts";
import type { DataColumn } from "../../components/list/data-columns.ts";
import { NameLink } from "../../components/list/name-link.tsx";
import { RowMenu } from "../../components/list/row-menu.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { useKindName } from "./set-product-kind.ts";
import { useSetProductPrice } from "./set-product-price.ts";
import { useSetProductStock } from "./set-product-stock.ts";

type Actions = Record<"view" | "edit" | "remove", (product: StockedSetProduct) => void>;
type Shown = { hasOwner: boolean; mayManage: boolean };

export function useSetProductColumns(
	{ view, edit, remove }: Actions,
	{ hasOwner, mayManage }: Shown,
): DataColumn<StockedSetProduct, "id" | "sku">[] {
	const { t } = useTranslation();
	const kindName = useKindName();
	const priceOf = useSetProductPrice();
	const stockOf = useSetProductStock();
	const owner: DataColumn<StockedSetProduct, "id" | "sku"> = {
		id: "company",
		title: t("products.column_owner"),
		cell: ({ company }) => company?.title ?? t("products.owner_everyone"),
	};
	return [
		{
			id: "sku",
			title: t("products.column_sku"),
			sortField: "sku",
			fixed: true,
			cell: ({ id, sku }) => (
				<NameLink search={{ view: id }}>
					<span className="font-mono text-sm">{sku}</span>
				</NameLink>
			),
		},
		{ id: "name", phone: "none", title: t("products.column_name"), cell: ({ name }) => name || "–" },
		{
			id: "parts",
			phone: "second",
			title: t("products.parts"),
			cell: ({ parts }) => <span className="font-mono text-muted-foreground text-sm">{parts}</span>,
		},
		{
			id: "kind",
			phone: "none",
			short: true,
			title: t("products.column_kind"),
			cell: (product) => <Badge variant={product.kind === "bundle" ? "info" : "neutral"}>{kindName(product)}</Badge>,
		},
		{
			id: "stock",
			phone: "none",
			short: true,
			title: t("menu.stock"),
			cell: (product) =>
				product.outOfStock === null ? (
					stockOf(product)
				) : (
					<Badge variant={product.outOfStock ? "warning" : "success"}>{stockOf(product)}</Badge>
				),
		},
		{
			id: "price",
			phone: "end",
			short: true,
			align: "end",
			title: t("products.column_price"),
			cell: priceOf,
		},
		...(hasOwner ? [owner] : []),
		{
			id: "actions",
			title: t("list.actions"),
			fixed: true,
			cell: (product) => (
				<RowMenu
					name={product.sku}
					actions={[
						{ icon: Eye, label: t("row.view"), run: () => view(product) },
						...(mayManage
							? [
									{ icon: Pencil, label: t("action.edit"), run: () => edit(product) },
									{ icon: Trash2, label: t("action.delete"), destructive: true, run: () => remove(product) },
								]
							: []),
					]}
				/>
			),
		},
	];
}
