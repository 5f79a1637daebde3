import { useQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ActivityEntry } from "#worker/audit/activity.schema.ts";
import type { DataColumn } from "../../components/list/data-columns.ts";
import { ListPage } from "../../components/list/list-page.tsx";
import { useLanguageTag } from "../../lib/language.ts";
import { useList } from "../../lib/use-list.ts";
import { SelectedFinder } from "../finders/selected/selected-finder-gate.tsx";
import { ActivityFilterBar } from "./activity-filters.tsx";
import { ActivitySheet } from "./activity-sheet.tsx";
import { ActivityWho } from "./activity-who.tsx";
import { activityQuery } from "./audit.api.ts";
import { timeColumn } from "./audit-columns.tsx";
import { ActionBadge, RecordCell, Summary } from "./entry-cells.tsx";
import { useAuditFilters } from "./use-audit-filters.ts";

const PAGE_SIZE = 20;

/** Who changed what in a company's own configurations, prices and offers. */
export function ActivityPage() {
	return <SelectedFinder>{(finder) => <ActivityList key={finder.companyId} finderId={finder.id} />}</SelectedFinder>;
}

function ActivityList({ finderId }: { finderId: number }) {
	const { t } = useTranslation();
	const state = useList(["at"], PAGE_SIZE);
	const { page, pageSize, sortOrder } = state.input;
	const filtering = useAuditFilters();
	const query = useQuery(activityQuery({ finderId, page, pageSize, sortOrder, filters: filtering.filters }));
	const [opened, setOpened] = useState<ActivityEntry | null>(null);
	return (
		<>
			<ListPage
				name="activity"
				title={t("menu.activity")}
				description={t("activity.description")}
				filters={<ActivityFilterBar {...filtering} />}
				isFiltered={filtering.isFiltered}
				state={state}
				query={query}
				columns={useActivityColumns(setOpened)}
				rowId={({ id }) => String(id)}
				onOpen={setOpened}
				empty={{ icon: History, title: t("audit.none"), description: t("audit.none_description") }}
			/>
			<ActivitySheet entry={opened} onClose={() => setOpened(null)} />
		</>
	);
}

function useActivityColumns(onOpen: (entry: ActivityEntry) => void): readonly DataColumn<ActivityEntry, "at">[] {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	return useMemo(
		() => [
			timeColumn(t, tag, onOpen),
			{ id: "who", phone: "end", title: t("audit.who"), cell: (entry) => <ActivityWho {...entry} /> },
			{ id: "action", title: t("audit.action"), short: true, cell: ({ action }) => <ActionBadge action={action} /> },
			{ id: "thing", phone: "second", title: t("audit.entity"), cell: (entry) => <RecordCell entry={entry} /> },
			{ id: "changes", wrap: true, title: t("audit.changes"), cell: (entry) => <Summary entry={entry} /> },
		],
		[t, tag, onOpen],
	);
}
