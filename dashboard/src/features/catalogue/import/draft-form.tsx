import { useState } from "react";
import { useTranslation } from "react-i18next";
import { columnsOfOtherUnit } from "#worker/catalogue/import/change-mapping.rules.ts";
import { missingColumns } from "#worker/catalogue/import/detect-mapping.rules.ts";
import { AppForm } from "../../../components/form/app-form.tsx";
import { useDiscardConfirmation } from "../../../components/form/use-discard-confirmation.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { DraftFile } from "./draft-file.tsx";
import { type ImportDraft, importDraft, sentHeader } from "./import-draft.ts";
import { ImportOptionsCard } from "./import-options-card.tsx";
import { MappingCard } from "./mapping-card.tsx";
import { RowPreview } from "./row-preview.tsx";
import { startImport } from "./run-import.ts";

/** The second step: the columns, the options, and a preview of the first rows. */
export function DraftForm({ draft }: { draft: ImportDraft }) {
	const { t } = useTranslation();
	const [isRefused, setRefused] = useState(false);
	const { close, question } = useDiscardConfirmation(draft.isChanged, () => importDraft.set(null));
	const missing = missingColumns(draft.mapping.columns);
	const otherUnit = columnsOfOtherUnit(draft.mapping, draft.head.header);
	const isWrong = missing.length > 0 || otherUnit.length > 0;
	const start = (form: HTMLFormElement) => {
		setRefused(isWrong);
		if (isWrong) {
			form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
			return;
		}
		const { file, mapping, options, head } = draft;
		startImport({ file, mapping, options, header: sentHeader(head.header) });
	};
	return (
		<AppForm aria-label={t("catalogue.import_title")} className="grid gap-6" onSubmit={start}>
			<DraftFile draft={draft} onOther={close} />
			<MappingCard draft={draft} missing={missing} otherUnit={otherUnit} />
			<ImportOptionsCard draft={draft} />
			<RowPreview draft={draft} />
			<div className="flex flex-wrap items-center justify-end gap-3">
				{isRefused && isWrong && (
					<p role="alert" className="me-auto text-destructive">
						{t(missing.length > 0 ? "catalogue.columns_missing" : "catalogue.units_mixed")}
					</p>
				)}
				<Button variant="outline" onClick={close}>
					{t("action.cancel")}
				</Button>
				<Button type="submit">
					{draft.options.dryRun ? t("catalogue.start_dry_run") : t("catalogue.start_import")}
				</Button>
			</div>
			{question}
		</AppForm>
	);
}
