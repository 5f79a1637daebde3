import { useQuery } from "@tanstack/react-query";
import type { Control } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { ComboboxField } from "../../components/form/bound-fields.tsx";
import { companiesQuery } from "../companies/select-lists.api.ts";
import type { OrderValues } from "./order-values.ts";

/** Whose order it is: an administrator names the company. */
export function CompanyField({ control }: { control: Control<OrderValues> }) {
	const { t } = useTranslation();
	const { data: companies = [] } = useQuery(companiesQuery());
	return (
		<ComboboxField
			control={control}
			name="companyId"
			label={t("orders.mandant")}
			placeholder={t("orders.choose_company")}
			choices={companies.map(({ id, title }) => ({ value: String(id), label: title }))}
			toValue={(value) => Number(value)}
		/>
	);
}
