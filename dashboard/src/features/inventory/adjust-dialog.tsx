import { useController, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { type Inventory, type InventoryAdjustment, inventoryAdjustSchema } from "#worker/inventory/inventory.schema.ts";
import { TextField } from "../../components/form/bound-fields.tsx";
import { Field } from "../../components/form/field.tsx";
import { showFormProblem } from "../../components/form/field-problems.ts";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { schemaResolver } from "../../components/form/schema-resolver.ts";
import { useOwnClose } from "../../components/form/use-own-close.ts";
import { Input } from "../../components/ui/input.tsx";
import { adjustStock } from "./inventory.api.ts";
import { useStockWrite } from "./use-stock-write.ts";

type AdjustDialogProps = { row: Inventory; companyId: number | undefined; onClose: () => void };

const isField = (path: string): path is keyof InventoryAdjustment => path in inventoryAdjustSchema.shape;

/** More or fewer pieces, with the reason. */
export function AdjustDialog({ row, companyId, onClose }: AdjustDialogProps) {
	const { t } = useTranslation();
	const form = useForm<InventoryAdjustment>({
		resolver: schemaResolver<InventoryAdjustment>(inventoryAdjustSchema),
		defaultValues: { companyId, partKey: row.partKey, by: 0, reason: "" },
	});
	const saving = useStockWrite(adjustStock, {
		onDone: useOwnClose(onClose),
		onError: (error) => showFormProblem(form, isField, error),
	});
	const { field, fieldState } = useController({ control: form.control, name: "by" });
	return (
		<FormDialog
			title={t("stock.adjust_title", { part: row.partKey })}
			description={t("stock.adjust_description", { count: row.onHand })}
			isDirty={form.formState.isDirty}
			isSaving={saving.isPending}
			onSubmit={form.handleSubmit((values) => saving.mutate(values))}
			onClose={onClose}
		>
			<Field label={t("stock.by")} hint={t("stock.by_hint")} error={fieldState.error}>
				{({ "aria-labelledby": _, ...aria }) => (
					<Input
						{...aria}
						ref={field.ref}
						inputMode="text"
						autoComplete="off"
						autoFocus
						onBlur={field.onBlur}
						onChange={({ target: { value } }) =>
							field.onChange(/^[+−-]?\d+$/.test(value.trim()) ? Number(value.trim().replace("−", "-")) : Number.NaN)
						}
					/>
				)}
			</Field>
			<TextField control={form.control} name="reason" label={t("stock.reason")} maxLength={200} autoComplete="off" />
		</FormDialog>
	);
}
