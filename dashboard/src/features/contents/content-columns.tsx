import { Eye, Pencil, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Content } from "#worker/contents/content.schema.ts";
import type { DataColumn } from "../../components/list/data-columns.ts";
import { NameLink } from "../../components/list/name-link.tsx";
import { RowMenu } from "../../components/list/row-menu.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { formatDateTime } from "../../lib/format.ts";
import { langOf, useLanguageTag } from "../../lib/language.ts";
import { useTypeName } from "./content-type.ts";

export const SORTABLE = ["id", "title", "createdAt", "updatedAt", "contentType"] as const;
type Field = (typeof SORTABLE)[number];

export type ContentActions = Record<"onView" | "onEdit" | "onRemove", (content: Content) => void>;

export function useContentColumns(actions: ContentActions): DataColumn<Content, Field>[] {
	const { t } = useTranslation();
	const languageTag = useLanguageTag();
	const typeName = useTypeName();
	return [
		{
			id: "title",
			title: t("contents.field_title"),
			sortField: "title",
			fixed: true,
			cell: (content) => (
				<span className="flex min-w-0 items-center gap-2">
					<NameLink search={{ view: content.id }}>
						<span lang={langOf(content.language)}>{content.title}</span>
					</NameLink>
					{content.language && <Badge>{content.language.toUpperCase()}</Badge>}
				</span>
			),
		},
		{
			id: "createdAt",
			phone: "none",
			title: t("contents.created_at"),
			sortField: "createdAt",
			short: true,
			cell: ({ createdAt }) => formatDateTime(createdAt, languageTag),
		},
		{
			id: "updatedAt",
			title: t("contents.updated_at"),
			sortField: "updatedAt",
			short: true,
			cell: ({ updatedAt }) => formatDateTime(updatedAt, languageTag),
		},
		{
			id: "contentType",
			title: t("contents.type"),
			sortField: "contentType",
			short: true,
			phone: "second",
			cell: ({ contentType }) => typeName(contentType),
		},
		{
			id: "actions",
			title: t("list.actions"),
			fixed: true,
			cell: (content) => (
				<RowMenu
					name={content.title}
					actions={[
						{ icon: Eye, label: t("row.view"), run: () => actions.onView(content) },
						{ icon: Pencil, label: t("action.edit"), run: () => actions.onEdit(content) },
						{ icon: Trash2, label: t("action.delete"), destructive: true, run: () => actions.onRemove(content) },
					]}
				/>
			),
		},
	];
}
