import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { Assortment } from "#worker/assortments/assortment.schema.ts";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { StaleDialog } from "../../components/form/stale-dialog.tsx";
import { AssortmentFields } from "./assortment-fields.tsx";
import { AssortmentPreview } from "./assortment-preview.tsx";
import { KIND_TEXTS } from "./kind.ts";
import { useAssortmentForm } from "./use-assortment-form.tsx";
import { WiperGrid } from "./wiper-grid.tsx";

type AssortmentFormDialogProps = { assortment: Assortment | undefined; onClose: () => void };

/** The fields, the blades, and beside them what a visitor will see. */
export function AssortmentFormDialog({ assortment, onClose }: AssortmentFormDialogProps) {
	const { t } = useTranslation();
	const { form, base, save, isSaving, losing, stale } = useAssortmentForm(assortment, onClose);
	const { control, formState } = form;
	const kind = useWatch({ control, name: "kind" });
	return (
		<FormDialog
			title={base === undefined ? t("assortment.add") : t("assortment.edit_title")}
			description={base && `${t(KIND_TEXTS[base.kind])} · ${base.code}`}
			className="max-w-5xl"
			isDirty={formState.isDirty}
			isSaving={isSaving}
			onSubmit={save}
			onClose={onClose}
		>
			<div className="grid min-w-0 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_16rem]">
				<div className="grid min-w-0 gap-6">
					<AssortmentFields form={form} isNew={base === undefined} />
					{kind !== "adapter" && <WiperGrid form={form} kind={kind} base={base} />}
				</div>
				<AssortmentPreview control={control} />
			</div>
			<ConfirmDialog
				open={losing !== null}
				title={t("assortment.losing")}
				description={t("assortment.losing_description", {
					sizes: losing?.sizes.join(", ") ?? "",
					count: losing?.specialPrices ?? 0,
				})}
				destructive
				busy={isSaving}
				onConfirm={() => losing?.confirm()}
				onCancel={() => losing?.cancel()}
			/>
			{stale && <StaleDialog {...stale} />}
		</FormDialog>
	);
}
