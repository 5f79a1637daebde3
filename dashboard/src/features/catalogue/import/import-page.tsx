import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "../../../components/page-header.tsx";
import { DraftForm } from "./draft-form.tsx";
import { FileChooser } from "./file-chooser.tsx";
import { useImportDraft } from "./import-draft.ts";
import { isForReview, useImportJob } from "./import-job.ts";
import { JobPanel } from "./job-panel.tsx";
import { UnfinishedImports } from "./unfinished-imports.tsx";

/** From a file to rows that are ready for review. */
export function ImportPage() {
	const { t } = useTranslation();
	const job = useImportJob();
	const draft = useImportDraft();
	const navigate = useNavigate();
	const reviewed = isForReview(job) ? job?.importId : undefined;
	useEffect(() => {
		if (reviewed) void navigate({ to: "/a/catalogue/import/$id", params: { id: reviewed }, replace: true });
	}, [reviewed, navigate]);
	return (
		<>
			<PageHeader title={t("catalogue.import_title")} description={t("catalogue.import_description")} />
			{job && <JobPanel job={job} />}
			{!job && draft && <DraftForm key={draft.file.name} draft={draft} />}
			{!job && !draft && <FileChooser />}
			{!draft && <UnfinishedImports />}
		</>
	);
}
