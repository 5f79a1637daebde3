import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { ALIAS_MAX } from "#worker/catalogue/cars/car.schema.ts";
import { TextField } from "../../../components/form/bound-fields.tsx";
import { showFormProblem } from "../../../components/form/field-problems.ts";
import { FormDialog } from "../../../components/form/form-dialog.tsx";
import { schemaResolver } from "../../../components/form/schema-resolver.ts";
import { useOwnClose } from "../../../components/form/use-own-close.ts";
import { notifySuccess } from "../../../lib/notify.ts";
import { useIdempotentCall } from "../../../lib/use-idempotent-call.ts";
import { useWrite } from "../../../lib/use-write.ts";
import { refreshCatalogue } from "../catalogue.api.ts";
import { optionalYearSchema } from "../corrections/correction-values.ts";
import { addAlias } from "./cars.api.ts";

const aliasValuesSchema = z
	.object({
		text: z.string().trim().min(1).max(ALIAS_MAX),
		yearFrom: optionalYearSchema,
		yearTo: optionalYearSchema,
	})
	.refine(({ yearFrom, yearTo }) => yearFrom === "" || yearTo === "" || yearTo >= yearFrom, {
		path: ["yearTo"],
		message: "catalogue.correction_years",
	});
type AliasValues = z.infer<typeof aliasValuesSchema>;

const isAliasField = (path: string): path is keyof AliasValues & string => path in aliasValuesSchema.shape;
const yearOf = (text: string): number | null => (text === "" ? null : Number(text));

/** Adds another name to a model. */
export function AliasDialog({ modelId, name, onClose }: { modelId: number; name: string; onClose: () => void }) {
	const { t } = useTranslation();
	const close = useOwnClose(onClose);
	const form = useForm<AliasValues>({
		resolver: schemaResolver<AliasValues>(aliasValuesSchema, []),
		defaultValues: { text: "", yearFrom: "", yearTo: "" },
	});
	const addOnce = useIdempotentCall(addAlias);
	const add = useWrite({
		mutationFn: ({ text, yearFrom, yearTo }: AliasValues) =>
			addOnce({ modelId, text, yearFrom: yearOf(yearFrom), yearTo: yearOf(yearTo) }),
		onSuccess: async () => {
			notifySuccess(t("label.saved"));
			close();
			await refreshCatalogue();
		},
		onError: (error) => showFormProblem(form, isAliasField, error),
	});
	const text = { control: form.control, autoComplete: "off" } as const;
	const year = { ...text, hint: t("cars.alias_year_hint"), inputMode: "numeric" } as const;
	return (
		<FormDialog
			title={t("cars.add_alias_title", { car: name })}
			description={t("cars.add_alias_description")}
			isDirty={form.formState.isDirty}
			isSaving={add.isPending}
			onSubmit={form.handleSubmit((values) => add.mutate(values))}
			onClose={onClose}
		>
			<TextField {...text} name="text" label={t("cars.alias")} maxLength={ALIAS_MAX} />
			<div className="grid gap-5 sm:grid-cols-2">
				<TextField {...year} name="yearFrom" label={t("catalogue.field_year_from")} />
				<TextField {...year} name="yearTo" label={t("catalogue.field_year_to")} />
			</div>
		</FormDialog>
	);
}
