import { useTranslation } from "react-i18next";
import type { ActivityEntry } from "#worker/audit/activity.schema.ts";
import { Sheet, SheetContent } from "../../components/ui/sheet.tsx";
import { formatDateTime } from "../../lib/format.ts";
import { useLanguageTag } from "../../lib/language.ts";
import { ActivityWho } from "./activity-who.tsx";
import { DifferenceList } from "./difference-list.tsx";
import { ActionBadge, RecordCell } from "./entry-cells.tsx";

/** One entry of the activity log with all details. */
export function ActivitySheet({ entry, onClose }: { entry: ActivityEntry | null; onClose: () => void }) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	return (
		<Sheet open={entry !== null} onOpenChange={(open) => !open && onClose()}>
			{entry && (
				<SheetContent side="end" title={t("audit.entry")}>
					<p className="flex flex-wrap items-center gap-2">
						<ActionBadge action={entry.action} />
						<RecordCell entry={entry} />
					</p>
					<div className="flex flex-wrap gap-x-4 gap-y-1 text-muted-foreground">
						<time dateTime={entry.at}>{formatDateTime(entry.at, tag)}</time>
						<ActivityWho {...entry} />
					</div>
					<h3 className="mt-2 font-semibold">{t("audit.changes")}</h3>
					<DifferenceList entry={entry} />
				</SheetContent>
			)}
		</Sheet>
	);
}
