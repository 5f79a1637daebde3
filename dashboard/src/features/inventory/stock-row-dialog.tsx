import { useState } from "react";
import { type Control, useController, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { type Inventory, type InventoryInput, inventoryInputSchema } from "#worker/inventory/inventory.schema.ts";
import { SwitchField } from "../../components/form/bound-fields.tsx";
import { Field } from "../../components/form/field.tsx";
import { showFormProblem } from "../../components/form/field-problems.ts";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { keepChanges } from "../../components/form/keep-changes.ts";
import { NumberInput } from "../../components/form/number-input.tsx";
import { schemaResolver } from "../../components/form/schema-resolver.ts";
import { showSaved } from "../../components/form/show-saved.ts";
import { StaleDialog } from "../../components/form/stale-dialog.tsx";
import { useOwnClose } from "../../components/form/use-own-close.ts";
import { toProblem } from "../../lib/api-problem.ts";
import { notifyError } from "../../lib/notify.ts";
import { fetchPart, saveStock } from "./inventory.api.ts";
import { useStockWrite } from "./use-stock-write.ts";

type RowDialogProps = { row: Inventory; companyId: number | undefined; onClose: () => void };

const isField = (path: string): path is keyof InventoryInput => path in inventoryInputSchema.shape;

const toInput = ({ partKey, onHand, lowAt, backorder, version }: Inventory): InventoryInput => ({
	...{ partKey, onHand, lowAt, backorder, version },
});

/** Counts a part anew, and sets when it is low. */
export function StockRowDialog({ row, companyId, onClose }: RowDialogProps) {
	const { t } = useTranslation();
	const [base, setBase] = useState(row);
	const [isStale, setStale] = useState(false);
	const { partKey } = row;
	const close = useOwnClose(onClose);
	const form = useForm<InventoryInput>({
		resolver: schemaResolver<InventoryInput>(inventoryInputSchema),
		defaultValues: toInput(row),
	});
	const saving = useStockWrite(saveStock, {
		onDone: ({ data: [saved] }, { rows: [sent] }) => {
			const isUnsaved = saved && sent && showSaved(form, sent, toInput(saved));
			if (isUnsaved) setBase(saved);
			else close();
			return isUnsaved;
		},
		onError: (error) => {
			if (toProblem(error).code === "inventory.stale") setStale(true);
			else showFormProblem(form, isField, error, "rows.0.");
		},
	});
	const take = (newer: Inventory | undefined, keepsChanges: boolean) => {
		if (newer === undefined) {
			notifyError(t("stock.gone"));
			return onClose();
		}
		if (keepsChanges) keepChanges(form, toInput(base), toInput(newer), isField);
		else form.reset(toInput(newer));
		setBase(newer);
		setStale(false);
	};
	const { control, formState, handleSubmit } = form;
	return (
		<>
			<FormDialog
				title={t("stock.edit", { part: partKey })}
				description={t("stock.reserved_count", { count: base.reserved })}
				isDirty={formState.isDirty}
				isSaving={saving.isPending}
				staysOpen
				onSubmit={handleSubmit((values) => saving.mutate({ companyId, rows: [values] }))}
				onClose={onClose}
			>
				<AmountField control={control} name="onHand" label={t("stock.on_hand")} />
				<AmountField control={control} name="lowAt" label={t("stock.low_at")} hint={t("stock.low_at_hint")} />
				<SwitchField control={control} name="backorder" label={t("stock.backorder")} hint={t("stock.backorder_hint")} />
			</FormDialog>
			{isStale && (
				<StaleDialog
					fetchNewer={() => fetchPart(companyId, partKey)}
					onReload={(newer) => take(newer, false)}
					onKeep={(newer) => take(newer, true)}
					onFailed={() => setStale(false)}
				/>
			)}
		</>
	);
}

type AmountFieldProps = {
	control: Control<InventoryInput>;
	name: "onHand" | "lowAt";
	label: string;
	hint?: string;
};

/** Whole pieces. Empty is null where that means something, and an error elsewhere. */
function AmountField({ control, name, label, hint }: AmountFieldProps) {
	const { field, fieldState } = useController({ control, name });
	return (
		<Field label={label} error={fieldState.error} {...(hint && { hint })}>
			{({ "aria-labelledby": _, ...aria }) => (
				<NumberInput {...field} {...aria} inputMode="numeric" empty={name === "lowAt" ? "null" : "missing"} />
			)}
		</Field>
	);
}
