import { History, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AuditEntry } from "#worker/audit/audit.schema.ts";
import { Button } from "../../components/ui/button.tsx";
import { Sheet, SheetContent } from "../../components/ui/sheet.tsx";
import { formatDateTime } from "../../lib/format.ts";
import { useLanguageTag } from "../../lib/language.ts";
import { type AuditFilters, toFilters } from "./audit-search.ts";
import { DifferenceList } from "./difference-list.tsx";
import { ActionBadge, RecordCell, Who } from "./entry-cells.tsx";
import { RecordLink } from "./record-link.tsx";

type EntrySheetProps = {
	entry: AuditEntry | null;
	onClose: () => void;
	onFilter: (filters: AuditFilters) => void;
};

/** One entry with all details: who, when, for whom, before and after. */
export function EntrySheet({ entry, onClose, onFilter }: EntrySheetProps) {
	const { t } = useTranslation();
	return (
		<Sheet open={entry !== null} onOpenChange={(open) => !open && onClose()}>
			{entry && (
				<SheetContent side="end" title={t("audit.entry")}>
					<Facts entry={entry} />
					<div className="flex flex-wrap gap-2">
						<RecordLink entry={entry} />
						<Button
							variant="outline"
							size="sm"
							onClick={() => onFilter(toFilters({ entity: entry.entity, thing: entry.entityId }))}
						>
							<History />
							{t("audit.same_thing")}
						</Button>
						<Button variant="outline" size="sm" onClick={() => onFilter({ user: entry.user.id })}>
							<UserRound />
							{t("audit.same_user", { name: entry.user.name })}
						</Button>
					</div>
					<h3 className="mt-2 font-semibold">{t("audit.changes")}</h3>
					<DifferenceList entry={entry} />
				</SheetContent>
			)}
		</Sheet>
	);
}

function Facts({ entry }: { entry: AuditEntry }) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const { at, company } = entry;
	return (
		<dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[8rem_minmax(0,1fr)]">
			<Fact term={t("audit.what")}>
				<span className="flex flex-wrap items-center gap-2">
					<ActionBadge action={entry.action} />
					<RecordCell entry={entry} />
				</span>
			</Fact>
			<Fact term={t("audit.when")}>
				<time dateTime={at}>{formatDateTime(at, tag)}</time>
			</Fact>
			<Fact term={t("audit.who")}>
				<Who entry={entry} />
			</Fact>
			{company && <Fact term={t("audit.for_company")}>{company.title ?? `#${company.id}`}</Fact>}
		</dl>
	);
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
	<>
		<dt className="text-muted-foreground">{term}</dt>
		<dd className="min-w-0 wrap-anywhere max-sm:mb-1">{children}</dd>
	</>
);
