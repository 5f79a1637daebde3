import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Company } from "#worker/companies/company.schema.ts";
import { ViewDialog } from "../../components/view-dialog.tsx";
import { imageProps } from "../../lib/image-props.ts";
import { useCountryName, useFrontChoices } from "./company-choices.ts";
import { companiesQuery } from "./select-lists.api.ts";

type CompanyViewDialogProps = { company: Company; onEdit: () => void; onClose: () => void };

export function CompanyViewDialog({ company, onEdit, onClose }: CompanyViewDialogProps) {
	const { t } = useTranslation();
	const countryName = useCountryName();
	const fronts = useFrontChoices().filter(({ value }) => company.allowedFrontAssortments.includes(Number(value)));
	const { data: companies = [] } = useQuery(companiesQuery());
	const yesNo = (is: boolean) => (is ? t("action.yes") : t("action.no"));
	const rows = [
		[t("companies.name"), company.title],
		[t("companies.street"), company.street],
		[t("companies.house_number"), company.houseNumber],
		[t("companies.zip"), company.zip],
		[t("companies.city"), company.city],
		[t("companies.country"), countryName(company.country)],
		[t("companies.phone"), company.phone],
		[t("companies.logo"), company.logo && <Logo path={company.logo} />],
		[t("companies.active"), yesNo(company.active)],
		[t("companies.prime_orders"), yesNo(company.primeOrdersAllowed)],
		[t("companies.supplier"), yesNo(company.supplier)],
		[t("companies.supplier_id"), companies.find(({ id }) => id === company.supplierId)?.title ?? ""],
		[t("companies.fronts"), fronts.map(({ label }) => label).join(", ")],
	] as const;
	return <ViewDialog title={company.title} rows={rows} onEdit={onEdit} onClose={onClose} />;
}

const Logo = ({ path }: { path: string }) => (
	<img {...imageProps(path, "10rem")} alt="" className="max-h-16 max-w-40 rounded-md bg-white object-contain p-1" />
);
