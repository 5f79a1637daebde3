import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { CarDetail } from "#worker/catalogue/cars/car.schema.ts";
import type { Correction } from "#worker/catalogue/corrections/correction.schema.ts";
import type { DifferenceSpan } from "#worker/catalogue/fitment/shard.rules.ts";
import { TextField } from "../../../components/form/bound-fields.tsx";
import { FormDialog } from "../../../components/form/form-dialog.tsx";
import { WHOLE } from "../../../components/form/merge.rules.ts";
import { schemaResolver } from "../../../components/form/schema-resolver.ts";
import { StaleDialog } from "../../../components/form/stale-dialog.tsx";
import { useEntitySave } from "../../../components/form/use-entity-save.ts";
import { useOwnClose } from "../../../components/form/use-own-close.ts";
import type { IdempotencyHeaders } from "../../../lib/use-idempotent-call.ts";
import { refreshCatalogue } from "../catalogue.api.ts";
import { fetchCorrection, saveCorrection } from "./correction.api.ts";
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
	const close = useOwnClose(onClose);
	const form = useForm<CorrectionValues>({
		resolver: schemaResolver<CorrectionValues>(correctionValuesSchema, ["options"]),
		defaultValues: toCorrectionValues(span, correction, suggested),
	});
	const send = async (known: Correction | null, values: CorrectionValues, once: IdempotencyHeaders) => {
		await saveCorrection(toCorrectionInput(values, variant.variantId, known), once);
		return known;
	};
	const { save, isSaving, stale } = useEntitySave<Correction | null, CorrectionValues>({
		form,
		entity: correction,
		toValues: (known) => toCorrectionValues(span, known, suggested),
		isField: isCorrectionField,
		keys: { options: WHOLE },
		staleCode: "catalogue.correction_stale",
		create: (values, once) => send(null, values, once),
		update: send,
		fetchNewer: async (known) => known && fetchCorrection(known),
		onSaved: () => {
			close();
			return refreshCatalogue();
		},
	});
	const text = { control: form.control, autoComplete: "off" } as const;
	return (
		<>
			<FormDialog
				title={t("cars.correct_title", { car: name })}
				description={t("cars.correct_description")}
				className="max-w-3xl"
				isDirty={form.formState.isDirty}
				isSaving={isSaving}
				onSubmit={save}
				onClose={onClose}
			>
				<div className="grid gap-5 sm:grid-cols-2">
					<TextField {...text} name="yearFrom" label={t("catalogue.field_year_from")} inputMode="numeric" />
					<TextField
						{...text}
						name="yearTo"
						label={t("catalogue.field_year_to")}
						hint={t("cars.year_to_hint")}
						inputMode="numeric"
					/>
				</div>
				<CorrectionOptions control={form.control} />
				<TextField {...text} name="reason" label={t("cars.reason")} hint={t("cars.reason_hint")} maxLength={500} />
			</FormDialog>
			{stale && <StaleDialog {...stale} />}
		</>
	);
}
