import { Eye, Pencil, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Content } from "#worker/contents/content.schema.ts";
import type { DataColumn } from "../../components/list/data-columns.ts";
import { Badge } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { formatDateTime } from "../../lib/format.ts";
import { useLanguageTag } from "../../lib/language.ts";
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
				<span className="flex min-w-0 flex-wrap items-center gap-2">
					<button
						type="button"
						onClick={() => actions.onView(content)}
						className="rounded-sm text-start font-medium outline-none hover:underline focus-visible:ring-3 focus-visible:ring-ring/50"
					>
						{content.title}
					</button>
					{content.language && <Badge>{content.language.toUpperCase()}</Badge>}
				</span>
			),
		},
		{
			id: "createdAt",
			title: t("contents.created_at"),
			sortField: "createdAt",
			cell: ({ createdAt }) => formatDateTime(createdAt, languageTag),
		},
		{
			id: "updatedAt",
			title: t("contents.updated_at"),
			sortField: "updatedAt",
			cell: ({ updatedAt }) => formatDateTime(updatedAt, languageTag),
		},
		{
			id: "contentType",
			title: t("contents.type"),
			sortField: "contentType",
			cell: ({ contentType }) => typeName(contentType),
		},
		{
			id: "actions",
			title: t("contents.actions"),
			align: "end",
			fixed: true,
			cell: (content) => <RowActions content={content} {...actions} />,
		},
	];
}

function RowActions({ content, onView, onEdit, onRemove }: ContentActions & { content: Content }) {
	const { t } = useTranslation();
	const { title } = content;
	return (
		<span className="inline-flex gap-0.5">
			<Button variant="ghost" size="icon-sm" aria-label={t("contents.view", { title })} onClick={() => onView(content)}>
				<Eye />
			</Button>
			<Button variant="ghost" size="icon-sm" aria-label={t("contents.edit", { title })} onClick={() => onEdit(content)}>
				<Pencil />
			</Button>
			<Button
				variant="ghost"
				size="icon-sm"
				aria-label={t("contents.remove", { title })}
				onClick={() => onRemove(content)}
				className="hover:text-destructive"
			>
				<Trash2 />
			</Button>
		</span>
	);
}
