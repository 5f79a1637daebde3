import { Link } from "@tanstack/react-router";
import { Check, Pencil, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { AssortmentListRow } from "#worker/assortments/assortment.schema.ts";
import type { DataColumn } from "../../components/list/data-columns.ts";
import { nameClasses } from "../../components/list/name-link.tsx";
import { RowMenu } from "../../components/list/row-menu.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { useAssortmentSearch } from "./assortment-search.ts";
import { KIND_TEXTS } from "./kind.ts";

export const SORTABLE = ["id", "nameReplace", "namePrefix", "technicalName", "omitOnUniversalAdapter"] as const;
type Field = (typeof SORTABLE)[number];

export function useAssortmentColumns(
	onEdit: (assortment: AssortmentListRow) => void,
): DataColumn<AssortmentListRow, Field>[] {
	const { t } = useTranslation();
	const search = useAssortmentSearch();
	return [
		{
			id: "technicalName",
			title: t("assortment.technical_name"),
			sortField: "technicalName",
			fixed: true,
			cell: ({ id, technicalName }) => (
				<Link to="/a/assortments/$id" params={{ id }} search={search} className={nameClasses}>
					{technicalName}
				</Link>
			),
		},
		{
			id: "make",
			title: t("assortment.brand"),
			cell: ({ make }) => <span className="block min-w-28">{make.name}</span>,
		},
		{
			id: "kind",
			title: t("assortment.kind"),
			phone: "end",
			short: true,
			cell: ({ kind }) => <Badge>{t(KIND_TEXTS[kind])}</Badge>,
		},
		{
			id: "namePrefix",
			title: t("assortment.name_prefix"),
			sortField: "namePrefix",
			cell: ({ namePrefix }) => namePrefix || "–",
		},
		{
			id: "nameReplace",
			title: t("assortment.name_replace"),
			sortField: "nameReplace",
			cell: ({ nameReplace }) => nameReplace || "–",
		},
		{
			id: "omitOnUniversalAdapter",
			title: t("assortment.omit"),
			sortField: "omitOnUniversalAdapter",
			cell: ({ omitOnUniversalAdapter }) => <YesOrNo value={omitOnUniversalAdapter} />,
		},
		{
			id: "armType",
			title: t("assortment.arm_type"),
			cell: ({ armType }) => (armType ? t(`arm.${armType}`) : "–"),
		},
		{ id: "id", title: t("assortment.id"), sortField: "id", align: "end", cell: ({ id }) => id },
		{
			id: "actions",
			title: t("list.actions"),
			fixed: true,
			cell: (assortment) => (
				<RowMenu
					name={`${assortment.make.name} ${assortment.name}`}
					actions={[{ icon: Pencil, label: t("action.edit"), run: () => onEdit(assortment) }]}
				/>
			),
		},
	];
}

function YesOrNo({ value }: { value: boolean }) {
	const { t } = useTranslation();
	const Icon = value ? Check : X;
	return (
		<span className={value ? "text-success" : "text-muted-foreground"}>
			<Icon aria-hidden className="size-4" />
			<span className="sr-only">{value ? t("action.yes") : t("action.no")}</span>
		</span>
	);
}
