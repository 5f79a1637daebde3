import { useTranslation } from "react-i18next";
import { useWrite } from "../../../lib/use-write.ts";
import { FileDrop } from "../../imports/file-drop.tsx";
import { FileProblem } from "../../imports/file-problem.tsx";
import { toImportProblem } from "../../imports/import-error.ts";
import { chooseFile } from "./import-draft.ts";

/** The first step: choosing a file, which is inspected at once. */
export function FileChooser() {
	const { t } = useTranslation();
	const choose = useWrite({ mutationFn: chooseFile });
	return (
		<div className="grid gap-4">
			<FileDrop
				label={t("catalogue.csv_file")}
				hint={t("catalogue.csv_file_hint")}
				text={t("catalogue.drop_file")}
				isBusy={choose.isPending}
				onFile={(file) => choose.mutate(file)}
			/>
			{choose.error && <FileProblem name={choose.variables?.name} text={toImportProblem(choose.error).text} />}
		</div>
	);
}
