import { Check, Pencil, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { AssortmentListRow } from "#worker/assortments/assortment.schema.ts";
import type { DataColumn } from "../../components/list/data-columns.ts";
import { NameButton } from "../../components/list/name-link.tsx";
import { RowMenu } from "../../components/list/row-menu.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { KIND_TEXTS } from "./kind.ts";

export const SORTABLE = ["id", "nameReplace", "namePrefix", "technicalName", "omitOnUniversalAdapter"] as const;
type Field = (typeof SORTABLE)[number];

export function useAssortmentColumns(
	onEdit: (assortment: AssortmentListRow) => void,
): DataColumn<AssortmentListRow, Field>[] {
	const { t } = useTranslation();
	return [
		{
			id: "technicalName",
			title: t("assortment.technical_name"),
			sortField: "technicalName",
			fixed: true,
			cell: (assortment) => <NameButton onClick={() => onEdit(assortment)}>{assortment.technicalName}</NameButton>,
		},
		{ id: "make", title: t("assortment.brand"), cell: ({ make }) => make.name },
		{
			id: "kind",
			title: t("assortment.kind"),
			phone: "end",
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
