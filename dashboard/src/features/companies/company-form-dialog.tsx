import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { type Company, type CompanyInput, companyInputSchema } from "#worker/companies/company.schema.ts";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { schemaResolver } from "../../components/form/schema-resolver.ts";
import { StaleDialog } from "../../components/form/stale-dialog.tsx";
import { useEntitySave } from "../../components/form/use-entity-save.ts";
import { useOwnClose } from "../../components/form/use-own-close.ts";
import { createCompany, fetchCompany, updateCompany } from "./company.api.ts";
import { CompanyFields } from "./company-fields.tsx";
import { isCompanyField, newCompanyValues, toCompanyValues } from "./company-values.ts";
import { CompanyWarnings } from "./company-warnings.tsx";

/** Adds a company, or edits the given one. */
export function CompanyFormDialog({ company, onClose }: { company?: Company; onClose: () => void }) {
	const { t } = useTranslation();
	const queryClient = useQueryClient();
	const close = useOwnClose(onClose);
	const form = useForm<CompanyInput>({
		resolver: schemaResolver(companyInputSchema),
		defaultValues: company ? toCompanyValues(company) : newCompanyValues(),
	});
	const { save, isSaving, stale } = useEntitySave<Company, CompanyInput>({
		form,
		entity: company,
		toValues: toCompanyValues,
		isField: isCompanyField,
		staleCode: "companies.stale",
		create: createCompany,
		update: (base, values, once) => updateCompany({ ...base, ...values }, once),
		fetchNewer: ({ id }) => fetchCompany(id),
		onSaved: (_, show) => {
			if (!(company && show())) close();
			// Its name is also shown with its users, and its assortments in its finders' offers.
			for (const key of ["companies", "users", "current-user", "offers"])
				void queryClient.invalidateQueries({ queryKey: [key] });
		},
	});
	return (
		<>
			<FormDialog
				title={company ? t("companies.edit", { title: company.title }) : t("companies.add")}
				className="max-w-2xl"
				isDirty={form.formState.isDirty}
				isSaving={isSaving}
				staysOpen={company !== undefined}
				onSubmit={save}
				onClose={onClose}
			>
				<CompanyFields control={form.control} company={company} />
				{company && <CompanyWarnings control={form.control} company={company} />}
			</FormDialog>
			{stale && <StaleDialog {...stale} />}
		</>
	);
}
