import { useTranslation } from "react-i18next";
import type { Import } from "#worker/catalogue/import/import.schema.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Callout } from "../../../components/ui/callout.tsx";
import { showProblem } from "../../../lib/problem-text.ts";
import { useWrite } from "../../../lib/use-write.ts";
import { openImport, refreshCatalogue } from "../catalogue.api.ts";
import { closeJob } from "../import/run-import.ts";

/** Somebody else activated another version: the import continues over it, after its difference was reviewed again. */
export function Superseded({ entry }: { entry: Import }) {
	const { t } = useTranslation();
	const continueImport = useWrite({
		mutationFn: () => {
			const { fileHash, parts, rows, mapping, options, fileName } = entry;
			return openImport({ fileHash, parts: parts.total, rows, mapping, options, fileName, keepRows: true });
		},
		onSuccess: closeJob,
		onError: showProblem,
		onSettled: refreshCatalogue,
	});
	return (
		<Callout variant="problem" role="alert">
			<p className="mb-3 text-pretty">{t("catalogue.overtaken")}</p>
			<Button size="sm" busy={continueImport.isPending} onClick={() => continueImport.mutate()}>
				{t("catalogue.compare_again")}
			</Button>
		</Callout>
	);
}
