import type { TFunction } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { AuditEntry } from "#worker/audit/audit.schema.ts";
import type { DataColumn } from "../../components/list/data-columns.ts";
import { NameButton } from "../../components/list/name-link.tsx";
import { formatDateTime } from "../../lib/format.ts";
import { useLanguageTag } from "../../lib/language.ts";
import { ActionBadge, RecordCell, Summary, Who } from "./entry-cells.tsx";

/** When it happened; opens the entry. */
export const timeColumn = <Entry extends { at: string }>(
	t: TFunction,
	tag: string,
	onOpen: (entry: Entry) => void,
): DataColumn<Entry, "at"> => ({
	id: "at",
	title: t("audit.when"),
	sortField: "at",
	fixed: true,
	short: true,
	cell: (entry) => (
		<NameButton onClick={() => onOpen(entry)}>
			<time dateTime={entry.at}>{formatDateTime(entry.at, tag)}</time>
		</NameButton>
	),
});

export function useAuditColumns(onOpen: (entry: AuditEntry) => void): readonly DataColumn<AuditEntry, "at">[] {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	return useMemo(
		() => [
			timeColumn(t, tag, onOpen),
			{ id: "who", phone: "none", title: t("audit.who"), cell: (entry) => <Who entry={entry} /> },
			{
				id: "action",
				phone: "end",
				short: true,
				title: t("audit.action"),
				cell: ({ action }) => <ActionBadge action={action} />,
			},
			{ id: "thing", phone: "second", title: t("audit.entity"), cell: (entry) => <RecordCell entry={entry} /> },
			{
				id: "company",
				title: t("audit.for_company"),
				cell: ({ company }) => (company ? (company.title ?? `#${company.id}`) : "–"),
			},
			{ id: "changes", wrap: true, title: t("audit.changes"), cell: (entry) => <Summary entry={entry} /> },
		],
		[t, tag, onOpen],
	);
}
