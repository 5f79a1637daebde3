import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { ImportOptions, Mapping } from "#worker/catalogue/import/import.schema.ts";
import { Field } from "../../../components/form/field.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { NativeSelect } from "../../../components/ui/native-select.tsx";
import { SwitchField, UnitField } from "../../imports/import-fields.tsx";
import { changeDraft, type ImportDraft } from "./import-draft.ts";

/** How the file's sizes are read, and what happens to cars that are not in it. */
export function ImportOptionsCard({ draft: { mapping, options } }: { draft: ImportDraft }) {
	const { t } = useTranslation();
	const id = useId();
	const read = (change: Partial<Mapping>) => changeDraft({ mapping: { ...mapping, ...change }, isRemembered: false });
	const take = (change: Partial<ImportOptions>) => changeDraft({ options: { ...options, ...change } });
	return (
		<Card aria-labelledby={id} className="grid gap-4 p-5">
			<h2 id={id} className="font-semibold">
				{t("catalogue.options")}
			</h2>
			<div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
				<Field label={t("catalogue.mode")} hint={t(MODE_HINTS[options.mode])}>
					{({ "aria-labelledby": _, ...aria }) => (
						<NativeSelect
							{...aria}
							value={options.mode}
							onChange={({ target }) => take({ mode: target.value === "replace" ? "replace" : "merge" })}
						>
							<option value="merge">{t("catalogue.mode_merge")}</option>
							<option value="replace">{t("catalogue.mode_replace")}</option>
						</NativeSelect>
					)}
				</Field>
				<UnitField unit={mapping.unit} onChange={(unit) => read({ unit })} />
				<SwitchField
					label={t("catalogue.paired")}
					hint={t("catalogue.paired_hint")}
					checked={mapping.paired}
					onChange={(paired) => read({ paired })}
				/>
				<SwitchField
					label={t("catalogue.dry_run_option")}
					hint={t("catalogue.dry_run_hint")}
					checked={options.dryRun}
					onChange={(dryRun) => take({ dryRun })}
				/>
			</div>
		</Card>
	);
}

const MODE_HINTS = { replace: "catalogue.mode_replace_hint", merge: "catalogue.mode_merge_hint" } as const;
