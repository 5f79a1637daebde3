import { Trash2 } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { SetProduct } from "#worker/products/set-product.schema.ts";
import type { DataColumn } from "../../components/list/data-columns.ts";
import { RowMenu } from "../../components/list/row-menu.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { formatDateTime } from "../../lib/format.ts";
import { useLanguageTag } from "../../lib/language.ts";

export function useSetProductColumns(remove: (product: SetProduct) => void): DataColumn<SetProduct, "id" | "sku">[] {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	return useMemo(
		() => [
			{
				id: "sku",
				title: t("products.column_sku"),
				sortField: "sku",
				fixed: true,
				cell: ({ sku }) => <span className="font-medium font-mono text-sm">{sku}</span>,
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
				phone: "end",
				title: t("products.column_kind"),
				cell: ({ kind }) => (
					<Badge variant={kind === "bundle" ? "info" : "neutral"}>
						{kind === "bundle" ? t("products.kind_bundle") : t("products.kind_set")}
					</Badge>
				),
			},
			{
				id: "company",
				title: t("products.column_owner"),
				cell: ({ company }) => company?.title ?? t("products.owner_everyone"),
			},
			{
				id: "updatedAt",
				short: true,
				title: t("products.column_updated"),
				cell: ({ updatedAt }) => formatDateTime(updatedAt, tag),
			},
			{
				id: "actions",
				title: t("list.actions"),
				fixed: true,
				cell: (product) => (
					<RowMenu
						name={product.sku}
						actions={[{ icon: Trash2, label: t("action.delete"), destructive: true, run: () => remove(product) }]}
					/>
				),
			},
		],
		[t, tag, remove],
	);
}
