import { useQuery } from "@tanstack/react-query";
import { ScrollText } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AuditEntry } from "#worker/audit/audit.schema.ts";
import { ListPage } from "../../components/list/list-page.tsx";
import { formatDateTime } from "../../lib/format.ts";
import { useLanguageTag } from "../../lib/language.ts";
import { useList } from "../../lib/use-list.ts";
import { auditQuery } from "./audit.api.ts";
import { useAuditColumns } from "./audit-columns.tsx";
import { AuditFilterBar } from "./audit-filters.tsx";
import { EntrySheet } from "./entry-sheet.tsx";
import { useAuditFilters } from "./use-audit-filters.ts";

const PAGE_SIZE = 20;

/** Who did what, for whom and when, with the values before. */
export function AuditPage() {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const state = useList(["at"], PAGE_SIZE);
	const filtering = useAuditFilters();
	const query = useQuery(auditQuery({ ...state.input, filters: filtering.filters }));
	const [opened, setOpened] = useState<AuditEntry | null>(null);
	const columns = useAuditColumns(setOpened);
	const { user } = filtering.filters;
	const searchedFrom = query.data?.searchedFrom;
	const userName = useMemo(() => nameOf(user, query.data?.data ?? []), [user, query.data]);
	return (
		<>
			<ListPage
				name="audit"
				title={t("menu.audit")}
				description={t("audit.description")}
				searchLabel={t("audit.search")}
				filters={
					<>
						<AuditFilterBar {...filtering} userName={userName} />
						<p role="status" className={searchedFrom ? "w-full text-muted-foreground" : "sr-only"}>
							{searchedFrom && t("audit.searched_from", { time: formatDateTime(searchedFrom, tag) })}
						</p>
					</>
				}
				isFiltered={filtering.isFiltered}
				state={state}
				query={query}
				columns={columns}
				rowId={({ id }) => String(id)}
				onOpen={setOpened}
				empty={{ icon: ScrollText, title: t("audit.none"), description: t("audit.none_description") }}
			/>
			<EntrySheet
				entry={opened}
				onClose={() => setOpened(null)}
				onFilter={(filters) => {
					setOpened(null);
					void filtering.change(filters);
				}}
			/>
		</>
	);
}

/** The entries contain the name of the filter's user. */
function nameOf(id: number | undefined, entries: readonly AuditEntry[]): string | undefined {
	const people = entries.flatMap(({ user, impersonator }) => (impersonator ? [user, impersonator] : [user]));
	return people.find((person) => person.id === id)?.name;
}
