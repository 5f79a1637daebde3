import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FormDialog } from "../../../components/form/form-dialog.tsx";
import { type GridItems, headingOf } from "./grid-items.rules.ts";
import type { NewPrice } from "./percent.rules.ts";
import { PercentField } from "./percent-field.tsx";
import { PercentPreview } from "./percent-preview.tsx";
import type { PriceGrid } from "./price-grid.rules.ts";
import { RoundingChoice } from "./rounding-choice.tsx";
import { ScopeField } from "./scope-field.tsx";
import { usePercentChange } from "./use-percent-change.ts";

type PercentDialogProps = {
	grid: PriceGrid;
	lines: GridItems;
	onApply: (changes: readonly NewPrice[]) => void;
	onClose: () => void;
	onCloseAutoFocus: (event: Event) => void;
};

/** Changes prices by a percentage, rounded, with a preview before anything is changed. */
export function PercentDialog({ grid, lines, onApply, onClose, onCloseAutoFocus }: PercentDialogProps) {
	const { t } = useTranslation();
	const [isSubmitted, setSubmitted] = useState(false);
	const work = usePercentChange(grid);
	const { changes, tooHigh, text } = work;
	const submit = () => {
		setSubmitted(true);
		if (changes.length === 0 || tooHigh > 0) return;
		onApply(changes);
		onClose();
	};
	return (
		<FormDialog
			title={t("percent.title")}
			isDirty={work.isDirty}
			submitLabel={changes.length > 0 ? t("percent.apply", { count: changes.length }) : t("action.apply")}
			onSubmit={submit}
			onClose={onClose}
			onCloseAutoFocus={onCloseAutoFocus}
		>
			<PercentField
				value={text}
				onChange={work.setText}
				problem={!work.isRead && (isSubmitted || text.trim().length > 1) ? "percent.invalid" : null}
			/>
			<RoundingChoice value={work.rounding} money={grid.money} onChange={work.setRounding} />
			<ScopeField
				scopes={work.scopes}
				value={work.scope}
				groupName={headingOf(lines, grid.active)}
				onChange={work.setScope}
			/>
			<PercentPreview
				changes={work.shownChanges}
				prices={work.prices}
				tooHigh={tooHigh}
				isRead={work.isRead}
				parts={lines.parts}
				money={grid.money}
			/>
		</FormDialog>
	);
}
