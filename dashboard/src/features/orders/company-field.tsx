import { useQuery } from "@tanstack/react-query";
import { type UseFormReturn, useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Combobox } from "../../components/combobox.tsx";
import { Field } from "../../components/form/field.tsx";
import { companiesQuery } from "../companies/select-lists.api.ts";
import type { OrderValues } from "./order-values.ts";

/** Whose order it is: an administrator names the company. */
export function CompanyField({ form }: { form: UseFormReturn<OrderValues> }) {
	const { t } = useTranslation();
	const { data: companies = [] } = useQuery(companiesQuery());
	const { field, fieldState } = useController({ control: form.control, name: "companyId" });
	const choose = (value: string) => {
		field.onChange(Number(value));
		// It was one of the company before.
		form.setValue("finder", null, { shouldDirty: true });
	};
	return (
		<Field label={t("orders.mandant")} error={fieldState.error}>
			{(aria) => (
				<Combobox
					{...aria}
					ref={field.ref}
					value={field.value === undefined ? "" : String(field.value)}
					choices={companies.map(({ id, title }) => ({ value: String(id), label: title }))}
					placeholder={t("orders.choose_company")}
					onChange={choose}
					onBlur={field.onBlur}
				/>
			)}
		</Field>
	);
}
