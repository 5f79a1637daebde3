import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { CarDetail } from "#worker/catalogue/cars/car.schema.ts";
import type { Correction } from "#worker/catalogue/corrections/correction.schema.ts";
import type { DifferenceSpan } from "#worker/catalogue/fitment/shard.rules.ts";
import { TextField } from "../../../components/form/bound-fields.tsx";
import { showFormProblem } from "../../../components/form/field-problems.ts";
import { FormDialog } from "../../../components/form/form-dialog.tsx";
import { schemaResolver } from "../../../components/form/schema-resolver.ts";
import { notifySuccess } from "../../../lib/notify.ts";
import { useIdempotentCall } from "../../../lib/use-idempotent-call.ts";
import { useWrite } from "../../../lib/use-write.ts";
import { refreshCatalogue } from "../catalogue.api.ts";
import { saveCorrection } from "./correction.api.ts";
import { CorrectionOptions } from "./correction-options.tsx";
import {
	type CorrectionValues,
	correctionValuesSchema,
	isCorrectionField,
	type SuggestedAdapter,
	toCorrectionInput,
	toCorrectionValues,
} from "./correction-values.ts";

/** What is being corrected: years of a variant, or an earlier correction. */
export type Correcting = {
	variant: CarDetail["variants"][number];
	span: DifferenceSpan;
	correction?: Correction | undefined;
	suggested?: SuggestedAdapter;
};

type CorrectionDialogProps = Correcting & { name: string; onClose: () => void };

/** Corrects the fitment of a car in some years. */
export function CorrectionDialog({ name, variant, span, correction, suggested, onClose }: CorrectionDialogProps) {
	const { t } = useTranslation();
	const form = useForm<CorrectionValues>({
		resolver: schemaResolver<CorrectionValues>(correctionValuesSchema, ["options"]),
		defaultValues: toCorrectionValues(span, correction, suggested),
	});
	const saveOnce = useIdempotentCall(saveCorrection);
	const save = useWrite({
		mutationFn: (values: CorrectionValues) => saveOnce(toCorrectionInput(values, variant.variantId, correction)),
		onSuccess: async () => {
			notifySuccess(t("label.saved"));
			onClose();
			await refreshCatalogue();
		},
		onError: (error) => showFormProblem(form, isCorrectionField, error),
	});
	const text = { control: form.control, autoComplete: "off" } as const;
	return (
		<FormDialog
			title={t("cars.correct_title", { car: name })}
			description={t("cars.correct_description")}
			className="max-w-3xl"
			isDirty={form.formState.isDirty}
			isSaving={save.isPending}
			onSubmit={form.handleSubmit((values) => save.mutate(values))}
			onClose={onClose}
		>
			<div className="grid gap-5 sm:grid-cols-2">
				<TextField {...text} name="yearFrom" label={t("catalogue.field_year_from")} inputMode="numeric" maxLength={4} />
				<TextField
					{...text}
					name="yearTo"
					label={t("catalogue.field_year_to")}
					hint={t("cars.year_to_hint")}
					inputMode="numeric"
					maxLength={4}
				/>
			</div>
			<CorrectionOptions control={form.control} />
			<TextField {...text} name="reason" label={t("cars.reason")} hint={t("cars.reason_hint")} maxLength={500} />
		</FormDialog>
	);
}
