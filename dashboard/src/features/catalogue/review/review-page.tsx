import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Import } from "#worker/catalogue/import/import.schema.ts";
import { LoadProblem } from "../../../components/load-problem.tsx";
import { PageHeader } from "../../../components/page-header.tsx";
import { PageSpinner } from "../../../components/page-spinner.tsx";
import { Callout } from "../../../components/ui/callout.tsx";
import { formatDateTime } from "../../../lib/format.ts";
import { useLanguageTag } from "../../../lib/language.ts";
import { importQuery } from "../catalogue.api.ts";
import { buildingJob, useImportJob } from "../import/import-job.ts";
import { JobPanel } from "../import/job-panel.tsx";
import { activateImport, closeJob } from "../import/run-import.ts";
import { Decision } from "./decision.tsx";
import { DifferenceList } from "./difference-list.tsx";
import { LostEntries } from "./lost-entries.tsx";
import { RejectedList } from "./rejected-list.tsx";
import { RemovalWarning } from "./removal-warning.tsx";
import { ReviewNumbers } from "./review-numbers.tsx";
import { ReviewTabs } from "./review-tabs.tsx";
import { SimilarBrands } from "./similar-brands.tsx";
import { Superseded } from "./superseded.tsx";

/** What an import would change, or has changed, and the decision. */
export function ReviewPage({ id }: { id: number }) {
	const job = useImportJob();
	const { data: entry, error, refetch } = useQuery(importQuery(id));
	const isSeen = job?.importId === id && job.state === "sent";
	useEffect(() => {
		if (isSeen) closeJob();
	}, [isSeen]);
	if (entry) return <Review entry={entry} />;
	if (error === null) return <PageSpinner />;
	return <LoadProblem error={error} refetch={refetch} />;
}

function Review({ entry }: { entry: Import }) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const job = useImportJob();
	const { show } = useSearch({ from: "/a/catalogue/import_/$id" });
	const mine = job?.importId === entry.id && job.state !== "sent" ? job : null;
	const shown = mine ?? (entry.activating && buildingJob(entry, entry.activating));
	const isStuck = useIsStuck(entry);
	const hasDifference = entry.state !== "discarded" && entry.accepted > 0;
	const isOpen = entry.state !== "activated";
	const isOverdue = (mine ? mine.problem?.code : entry.refusal) === "catalogue.superseded";
	return (
		<>
			<PageHeader
				title={entry.fileName || t("catalogue.import_number", { number: `#${entry.id}` })}
				description={t("catalogue.begun", { who: entry.by ?? "–", when: formatDateTime(entry.createdAt, tag) })}
				actions={!shown && <Decision entry={entry} />}
			/>
			{isOverdue && <Superseded entry={entry} />}
			{shown && !isOverdue && (
				<JobPanel
					job={shown}
					// Asking again replaces a run that has died; else it watches the one that works.
					onResume={!mine && isStuck ? () => activateImport(entry, undefined) : undefined}
				/>
			)}
			{shown?.step !== "building" && <State entry={entry} />}
			{hasDifference && isOpen && <RemovalWarning entry={entry} />}
			{hasDifference && isOpen && <LostEntries entry={entry} />}
			{hasDifference && isOpen && <SimilarBrands entry={entry} />}
			<ReviewNumbers entry={entry} hasDifference={hasDifference} />
			{hasDifference && <ReviewTabs refused={entry.refused} />}
			{hasDifference && show === undefined && <DifferenceList entry={entry} />}
			{(hasDifference ? show === "refused" : entry.refused > 0) && <RejectedList entry={entry} />}
		</>
	);
}

const STUCK_MS = 60_000;

/** The server builds its catalogue, but hasn't got further for a minute. */
function useIsStuck({ activating }: Import): boolean {
	const progress = activating && `${activating.done}/${activating.total}`;
	const [stuckAt, setStuckAt] = useState<string | null>(null);
	useEffect(() => {
		const timer = setTimeout(() => setStuckAt(progress), STUCK_MS);
		return () => clearTimeout(timer);
	}, [progress]);
	return progress !== null && stuckAt === progress;
}

/** The import's state in a sentence. */
function State({ entry: { state, options, parts, accepted } }: { entry: Import }) {
	const { t } = useTranslation();
	if (state === "activated") return <Callout>{t("catalogue.is_activated")}</Callout>;
	if (state === "discarded") return <Callout variant="warning">{t("catalogue.is_discarded")}</Callout>;
	if (parts.count < parts.total) return <Callout variant="warning">{t("catalogue.is_incomplete")}</Callout>;
	if (accepted === 0) return <Callout variant="problem">{t("catalogue.nothing_imported")}</Callout>;
	if (options.dryRun) return <Callout>{t("catalogue.is_dry_run")}</Callout>;
	return <Callout>{state === "building" ? t("catalogue.is_building") : t("catalogue.is_waiting")}</Callout>;
}
