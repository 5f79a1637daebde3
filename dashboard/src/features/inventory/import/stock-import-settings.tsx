import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isStockMapping, STOCK_FIELDS } from "#worker/inventory/stock-import.rules.ts";
import { AppForm } from "../../../components/form/app-form.tsx";
import { FormFields } from "../../../components/form/form-fields.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { DialogFooter } from "../../../components/ui/dialog.tsx";
import { ColumnField } from "../../imports/column-field.tsx";
import type { StockDraft } from "./read-stock-file.ts";
import { STOCK_FIELD_NAMES } from "./stock-field-names.ts";

type StockImportSettingsProps = {
	draft: StockDraft;
	isBusy: boolean;
	onChange: (draft: StockDraft) => void;
	onOther: () => void;
	onCheck: () => void;
};

/** Which columns hold the part, and what is counted or added. */
export function StockImportSettings({ draft, isBusy, onChange, onOther, onCheck }: StockImportSettingsProps) {
	const { t } = useTranslation();
	const [isRefused, setRefused] = useState(false);
	const isComplete = isStockMapping(draft.columns);
	return (
		<AppForm
			aria-label={t("stock.import_title")}
			className="grid gap-6"
			onSubmit={() => {
				setRefused(!isComplete);
				if (isComplete) onCheck();
			}}
		>
			<FormFields isClosed={isBusy} className="grid gap-6">
				<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
					<strong className="min-w-0 break-all font-medium">{draft.file.name}</strong>
					<Button variant="link" size="inline" onClick={onOther}>
						{t("catalogue.other")}
					</Button>
				</p>
				<fieldset className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
					<legend className="mb-3 font-semibold">{t("catalogue.mapping")}</legend>
					{STOCK_FIELDS.map((field) => (
						<ColumnField
							key={field}
							label={t(STOCK_FIELD_NAMES[field])}
							head={draft.head}
							column={draft.columns[field]}
							error={undefined}
							onChoose={(column) => onChange({ ...draft, columns: { ...draft.columns, [field]: column } })}
						/>
					))}
				</fieldset>
				<p className="text-pretty text-muted-foreground text-xs leading-relaxed">{t("stock.mapping_hint")}</p>
				{isRefused && !isComplete && (
					<p role="alert" className="text-destructive">
						{t("inventory.columns_missing")}
					</p>
				)}
			</FormFields>
			<DialogFooter>
				<Button type="submit" busy={isBusy}>
					{t("stock.check_file")}
				</Button>
			</DialogFooter>
		</AppForm>
	);
}
