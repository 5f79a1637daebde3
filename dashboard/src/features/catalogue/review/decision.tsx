import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Import } from "#worker/catalogue/import/import.schema.ts";
import { Button } from "../../../components/ui/button.tsx";
import { DiscardButton } from "../discard-button.tsx";
import { useImportJob } from "../import/import-job.ts";
import { ResumeButton } from "../import/resume-button.tsx";
import { ActivateButton } from "./activate-button.tsx";
import { ImportAfterDryRun } from "./import-after-dry-run.tsx";

/** The next step of an import. */
export function Decision({ entry }: { entry: Import }) {
	const { t } = useTranslation();
	const isBusy = useImportJob() !== null;
	const { id, fileName, state, parts, accepted, options } = entry;
	if (state === "activated" || state === "discarded") {
		return (
			<Button variant="outline" asChild>
				<Link to="/a/catalogue">{t("catalogue.versions")}</Link>
			</Button>
		);
	}
	const isWhole = parts.count === parts.total;
	return (
		<>
			<DiscardButton id={id} fileName={fileName} />
			{!isWhole && <ResumeButton id={id} fileName={fileName} isBusy={isBusy} />}
			{isWhole && options.dryRun && <ImportAfterDryRun id={id} />}
			{isWhole && !options.dryRun && accepted > 0 && <ActivateButton entry={entry} isBusy={isBusy} />}
		</>
	);
}
