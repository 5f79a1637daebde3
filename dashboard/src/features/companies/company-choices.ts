import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Company } from "#worker/companies/company.schema.ts";
import type { Choice } from "../../components/combobox-list.tsx";
import { frontAssortmentsQuery } from "./company.api.ts";
import { companiesQuery, countriesQuery } from "./select-lists.api.ts";

export function useCountryChoices(): Choice[] {
	const { data = [] } = useQuery(countriesQuery());
	return data.map(({ id, name }) => ({ value: String(id), label: name }));
}

/** Countries in the user's language; until the list has loaded, as the server names them. */
export function useCountryName(): (country: { id: number; name?: string } | null) => string {
	const { data } = useQuery(countriesQuery());
	return (country) => data?.find(({ id }) => id === country?.id)?.name ?? country?.name ?? "";
}

export function useFrontChoices(): Choice[] {
	const { data = [] } = useQuery(frontAssortmentsQuery);
	return data.map(({ id, make, name }) => ({ value: String(id), label: `${make.name} ${name}` }));
}

/** The companies that ship orders, except this one; and its present supplier, marked if that ships no more. */
export function useSupplierChoices(company: Company | undefined): Choice[] {
	const { t } = useTranslation();
	const { data = [] } = useQuery(companiesQuery());
	return data
		.filter(({ id, supplier }) => (supplier && id !== company?.id) || id === company?.supplierId)
		.map(({ id, title, supplier }) => ({
			value: String(id),
			label: supplier ? title : t("companies.ships_no_more", { title }),
		}));
}
