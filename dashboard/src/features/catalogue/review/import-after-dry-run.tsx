import { Link, useNavigate } from "@tanstack/react-router";
import { Upload } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../components/ui/button.tsx";
import { useStore } from "../../../lib/create-store.ts";
import { showProblem } from "../../../lib/problem-text.ts";
import { discardImport } from "../catalogue.api.ts";
import { sentPlan, startImport } from "../import/run-import.ts";

/** After a dry run: imports the same file. It is available unless the page was reloaded. */
export function ImportAfterDryRun({ id }: { id: number }) {
	const { t } = useTranslation();
	const navigate = useNavigate();
	const sent = useStore(sentPlan);
	const text = t("catalogue.import_for_real");
	if (sent?.id !== id) {
		return (
			<Button asChild>
				<Link to="/a/catalogue/import">{text}</Link>
			</Button>
		);
	}
	const start = () => {
		startImport({ ...sent.plan, options: { ...sent.plan.options, dryRun: false } });
		void navigate({ to: "/a/catalogue/import" });
		// The dry run is no longer needed.
		discardImport(id).catch(showProblem);
	};
	return (
		<Button onClick={start}>
			<Upload />
			{text}
		</Button>
	);
}
