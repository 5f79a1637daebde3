import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Combobox } from "../../components/combobox.tsx";
import { NativeSelect } from "../../components/ui/native-select.tsx";
import { companiesQuery } from "../companies/select-lists.api.ts";
import type { SetProductSearch } from "./set-product-search.ts";

type SetProductFiltersProps = {
	search: SetProductSearch;
	onChange: (patch: Pick<SetProductSearch, "company" | "kind">) => void;
};

/** Filters by owner and kind. */
export function SetProductFilters({ search: { company, kind }, onChange }: SetProductFiltersProps) {
	const { t } = useTranslation();
	const id = useId();
	const { data: companies = [] } = useQuery(companiesQuery());
	const choices = [
		{ value: "", label: t("products.all_owners") },
		{ value: "0", label: t("products.owner_everyone") },
		...companies.map((one) => ({ value: String(one.id), label: one.title })),
	];
	return (
		<>
			<div className="w-full sm:w-60">
				<span id={`${id}-label`} className="sr-only">
					{t("products.column_owner")}
				</span>
				<Combobox
					id={id}
					aria-labelledby={`${id}-label`}
					value={company === undefined ? "" : String(company)}
					choices={choices}
					placeholder={t("products.all_owners")}
					onChange={(value) => onChange({ kind, company: value === "" ? undefined : Number(value) })}
				/>
			</div>
			<KindFilter kind={kind} onChange={(chosen) => onChange({ company, kind: chosen })} />
		</>
	);
}

type KindFilterProps = { kind: SetProductSearch["kind"]; onChange: (kind: SetProductSearch["kind"]) => void };

export function KindFilter({ kind, onChange }: KindFilterProps) {
	const { t } = useTranslation();
	return (
		<NativeSelect
			className="w-full sm:w-auto"
			aria-label={t("products.column_kind")}
			value={kind ?? ""}
			onChange={({ target: { value } }) => onChange(value === "set" || value === "bundle" ? value : undefined)}
		>
			<option value="">{t("products.all_kinds")}</option>
			<option value="set">{t("products.kind_set")}</option>
			<option value="bundle">{t("products.kind_bundle")}</option>
		</NativeSelect>
	);
}
