import { type Control, useController, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { type Inventory, type InventoryInput, inventoryInputSchema } from "#worker/inventory/inventory.schema.ts";
import { SwitchField } from "../../components/form/bound-fields.tsx";
import { Field } from "../../components/form/field.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { schemaResolver } from "../../components/form/schema-resolver.ts";
import { Input } from "../../components/ui/input.tsx";
import { toProblem } from "../../lib/api-problem.ts";
import { showProblem } from "../../lib/problem-text.ts";
import { saveStock } from "./inventory.api.ts";
import { useStockWrite } from "./use-stock-write.ts";

type RowDialogProps = { row: Inventory; companyId: number | undefined; onClose: () => void };

const isField = (path: string): path is keyof InventoryInput => path in inventoryInputSchema.shape;

/** Counts a part anew, and sets when it is low. */
export function StockRowDialog({ row, companyId, onClose }: RowDialogProps) {
	const { t } = useTranslation();
	const { partKey, onHand, lowAt, backorder, version } = row;
	const form = useForm<InventoryInput>({
		resolver: schemaResolver<InventoryInput>(inventoryInputSchema),
		defaultValues: { partKey, onHand, lowAt, backorder, version },
	});
	const saving = useStockWrite(saveStock, {
		onDone: onClose,
		onError: (error) => {
			for (const { path, code } of toProblem(error).fields) {
				const name = path.replace("rows.0.", "");
				if (isField(name)) form.setError(name, { type: code, message: code });
			}
			showProblem(error);
		},
	});
	const { control, formState, handleSubmit } = form;
	return (
		<FormDialog
			title={t("stock.edit", { part: partKey })}
			description={t("stock.reserved_count", { count: row.reserved })}
			isDirty={formState.isDirty}
			isSaving={saving.isPending}
			onSubmit={handleSubmit((values) => saving.mutate({ companyId, rows: [values] }))}
			onClose={onClose}
		>
			<AmountField control={control} name="onHand" label={t("stock.on_hand")} />
			<AmountField control={control} name="lowAt" label={t("stock.low_at")} hint={t("stock.low_at_hint")} />
			<SwitchField control={control} name="backorder" label={t("stock.backorder")} hint={t("stock.backorder_hint")} />
		</FormDialog>
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
				<Input
					{...aria}
					ref={field.ref}
					inputMode="numeric"
					autoComplete="off"
					defaultValue={field.value ?? ""}
					onBlur={field.onBlur}
					onChange={({ target: { value } }) =>
						field.onChange(value.trim() === "" ? null : /^-?\d+$/.test(value.trim()) ? Number(value) : Number.NaN)
					}
				/>
			)}
		</Field>
	);
}
