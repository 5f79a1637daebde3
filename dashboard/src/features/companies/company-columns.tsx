import { Eye, Pencil } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Company, CompanyListInput } from "#worker/companies/company.schema.ts";
import type { DataColumn } from "../../components/list/data-columns.ts";
import { RowAction } from "../../components/list/row-action.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { useCountryName } from "./company-choices.ts";

export type CompanyActions = { view: (company: Company) => void; edit: (company: Company) => void };

/** The columns of the specification (section 2). */
export function useCompanyColumns({
	view,
	edit,
}: CompanyActions): DataColumn<Company, NonNullable<CompanyListInput["sortField"]>>[] {
	const { t } = useTranslation();
	const countryName = useCountryName();
	return [
		{ id: "id", title: t("companies.id"), sortField: "id", cell: ({ id }) => id },
		{
			id: "title",
			title: t("companies.name"),
			sortField: "title",
			fixed: true,
			cell: (company) => (
				<span className="inline-flex flex-wrap items-center gap-2">
					<Button variant="link" size="inline" onClick={() => view(company)} className="whitespace-normal text-start">
						{company.title}
					</Button>
					{!company.active && <Badge variant="warning">{t("companies.inactive")}</Badge>}
				</span>
			),
		},
		{ id: "city", title: t("companies.city"), sortField: "city", cell: ({ city }) => city || "–" },
		{
			id: "country",
			title: t("companies.country"),
			sortField: "country",
			cell: (company) => countryName(company) || "–",
		},
		{
			id: "actions",
			title: t("list.actions"),
			align: "end",
			fixed: true,
			cell: (company) => (
				<span className="inline-flex gap-0.5">
					<RowAction icon={Eye} label={t("companies.view", { title: company.title })} onClick={() => view(company)} />
					<RowAction
						icon={Pencil}
						label={t("companies.edit", { title: company.title })}
						onClick={() => edit(company)}
					/>
				</span>
			),
		},
	];
}
