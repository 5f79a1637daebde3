import { Check, Pencil, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { AssortmentListRow } from "#worker/assortments/assortment.schema.ts";
import type { DataColumn } from "../../components/list/data-columns.ts";
import { Badge } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { KIND_TEXTS } from "./kind.ts";

export const SORTABLE = ["id", "nameReplace", "namePrefix", "technicalName", "omitOnUniversalAdapter"] as const;
type Field = (typeof SORTABLE)[number];

export function useAssortmentColumns(
	onEdit: (assortment: AssortmentListRow) => void,
): DataColumn<AssortmentListRow, Field>[] {
	const { t } = useTranslation();
	return [
		{ id: "id", title: t("assortment.id"), sortField: "id", cell: ({ id }) => id },
		{
			id: "nameReplace",
			title: t("assortment.name_replace"),
			sortField: "nameReplace",
			cell: ({ nameReplace }) => nameReplace,
		},
		{
			id: "namePrefix",
			title: t("assortment.name_prefix"),
			sortField: "namePrefix",
			cell: ({ namePrefix }) => namePrefix,
		},
		{
			id: "technicalName",
			title: t("assortment.technical_name"),
			sortField: "technicalName",
			cell: ({ technicalName }) => <span className="font-medium">{technicalName}</span>,
		},
		{
			id: "omitOnUniversalAdapter",
			title: t("assortment.omit"),
			sortField: "omitOnUniversalAdapter",
			cell: ({ omitOnUniversalAdapter }) => <YesOrNo value={omitOnUniversalAdapter} />,
		},
		{ id: "kind", title: t("assortment.kind"), cell: ({ kind }) => <Badge>{t(KIND_TEXTS[kind])}</Badge> },
		{ id: "make", title: t("assortment.brand"), cell: ({ make }) => make.name },
		{
			id: "actions",
			title: t("assortment.actions"),
			align: "end",
			fixed: true,
			cell: (assortment) => (
				<Button
					variant="ghost"
					size="icon-sm"
					aria-label={t("assortment.edit", { name: `${assortment.make.name} ${assortment.name}` })}
					onClick={() => onEdit(assortment)}
				>
					<Pencil />
				</Button>
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
