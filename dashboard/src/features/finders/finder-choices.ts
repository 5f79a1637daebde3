import { useQuery } from "@tanstack/react-query";
import type { Choice } from "../../components/combobox-list.tsx";
import { useLanguageTag } from "../../lib/language.ts";
import { countriesQuery, currenciesQuery, languagesQuery } from "../companies/select-lists.api.ts";

export function useLanguageChoices(): Choice[] {
	const { data = [] } = useQuery(languagesQuery());
	return data.map(({ iso2, name }) => ({ value: iso2, label: name }));
}

/** The value is the sign, the label the sign plus the name in brackets, sorted by label. */
export function useCurrencyChoices(): Choice[] {
	const { data = [] } = useQuery(currenciesQuery());
	const { compare } = new Intl.Collator(useLanguageTag());
	return data
		.map(({ sign, name }) => ({ value: sign, label: `${sign} (${name})` }))
		.sort((one, other) => compare(one.label, other.label));
}

export function useCountryChoices(): Choice[] {
	const { data = [] } = useQuery(countriesQuery());
	return data.map(({ id, name }) => ({ value: String(id), label: name }));
}
