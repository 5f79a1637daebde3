import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { finderCreateSchema } from "#worker/finders/finder.schema.ts";
import { ComboboxField, SelectField, TextField } from "../../components/form/bound-fields.tsx";
import { showFormProblem } from "../../components/form/field-problems.ts";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { schemaResolver } from "../../components/form/schema-resolver.ts";
import { langOf } from "../../lib/language.ts";
import { useCurrentUser, useHoldsRole } from "../../lib/session/use-current-user.ts";
import { useMayLeadOn } from "../../lib/use-is-open.ts";
import { companiesQuery } from "../companies/select-lists.api.ts";
import { useCurrencyChoices, useLanguageChoices } from "./finder-choices.ts";
import { isFinderField, newFinderValues } from "./finder-values.ts";
import { SkuHint } from "./sku-hint.tsx";
import { useCreateFinder } from "./use-finder-actions.ts";

type FinderCreate = z.output<typeof finderCreateSchema>;

const isCreateField = (path: string): path is keyof FinderCreate & string =>
	path === "companyId" || isFinderField(path);

/**
 * A new configuration with defaults: only the fields that are needed first; the others are edited beside the preview.
 */
export function AddFinderDialog({ onClose }: { onClose: () => void }) {
	const { t } = useTranslation();
	const isAdmin = useHoldsRole("ROLE_ADMIN");
	const { user } = useCurrentUser();
	const navigate = useNavigate();
	const mayLeadOn = useMayLeadOn();
	const create = useCreateFinder(({ id }) => {
		// To its setup guide. Everything is saved, so leaving asks nothing, also if it was begun before.
		form.reset(form.getValues());
		return mayLeadOn() && navigate({ to: "/c/overview", search: { finder: id }, replace: true, ignoreBlocker: true });
	});
	const form = useForm<FinderCreate>({
		resolver: schemaResolver(finderCreateSchema),
		defaultValues: { ...newFinderValues(), ...(isAdmin && { companyId: user.company.id }) },
	});
	const save = form.handleSubmit((values) =>
		create.mutate(values, { onError: (error) => showFormProblem(form, isCreateField, error) }),
	);
	const { control } = form;
	return (
		<FormDialog
			title={t("finders.add")}
			description={t("finders.add_description")}
			isDirty={form.formState.isDirty}
			isSaving={create.isPending}
			onSubmit={save}
			onClose={onClose}
		>
			<TextField
				control={control}
				name="label"
				label={t("finder.label")}
				hint={t("finder.label_hint")}
				lang={langOf(form.watch("language"))}
				maxLength={120}
				autoFocus
			/>
			{isAdmin && <CompanyField control={control} />}
			<TextField
				control={control}
				name="shopProductUrl"
				type="url"
				label={t("finder.shop_product_url")}
				hint={<SkuHint url={form.watch("shopProductUrl")} />}
				placeholder="https://"
			/>
			<div className="grid gap-5 sm:grid-cols-2">
				<SelectField control={control} name="language" label={t("finder.language")} choices={useLanguageChoices()} />
				<ComboboxField
					control={control}
					name="currency"
					label={t("finder.currency")}
					placeholder={t("field.choose")}
					choices={useCurrencyChoices()}
				/>
			</div>
		</FormDialog>
	);
}

/** An administrator chooses the company. */
function CompanyField({ control }: Pick<Parameters<typeof ComboboxField<FinderCreate>>[0], "control">) {
	const { t } = useTranslation();
	const companies = useQuery(companiesQuery());
	const choices = (companies.data ?? []).map(({ id, title }) => ({ value: String(id), label: title }));
	return (
		<ComboboxField
			control={control}
			name="companyId"
			label={t("finder.company")}
			placeholder={t("field.choose")}
			choices={choices}
			toValue={Number}
		/>
	);
}
