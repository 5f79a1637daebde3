import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "../../../components/ui/card.tsx";
import { unfinishedQuery } from "../catalogue.api.ts";
import { useImportJob } from "./import-job.ts";
import { UnfinishedImport } from "./unfinished-import.tsx";

/** Imports that were begun here, elsewhere or by others, and were neither activated nor discarded. */
export function UnfinishedImports() {
	const { t } = useTranslation();
	const id = useId();
	const job = useImportJob();
	const { data, dataUpdatedAt } = useQuery(unfinishedQuery);
	const others = data?.data.filter((entry) => entry.id !== job?.importId) ?? [];
	if (others.length === 0) return null;
	return (
		<Card aria-labelledby={id} className="grid gap-4 p-5">
			<div className="grid gap-1">
				<h2 id={id} className="font-semibold">
					{t("catalogue.unfinished")}
				</h2>
				<p className="text-pretty text-muted-foreground">{t("catalogue.unfinished_description")}</p>
			</div>
			<ul className="grid gap-4">
				{others.map((entry) => (
					<UnfinishedImport key={entry.id} entry={entry} now={dataUpdatedAt} isBusy={job !== null} />
				))}
			</ul>
		</Card>
	);
}
