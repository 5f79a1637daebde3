import { Eye, Pencil } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Company, CompanyListInput } from "#worker/companies/company.schema.ts";
import type { DataColumn } from "../../components/list/data-columns.ts";
import { NameLink } from "../../components/list/name-link.tsx";
import { RowMenu } from "../../components/list/row-menu.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { useCountryName } from "./company-choices.ts";

export type CompanyActions = { view: (company: Company) => void; edit: (company: Company) => void };

/** The columns that the specification names. */
export function useCompanyColumns({
	view,
	edit,
}: CompanyActions): DataColumn<Company, NonNullable<CompanyListInput["sortField"]>>[] {
	const { t } = useTranslation();
	const countryName = useCountryName();
	return [
		{
			id: "title",
			title: t("companies.name"),
			sortField: "title",
			fixed: true,
			cell: (company) => (
				<span className="flex min-w-0 items-center gap-2">
					<NameLink search={{ view: company.id }}>{company.title}</NameLink>
					{!company.active && <Badge variant="warning">{t("companies.inactive")}</Badge>}
				</span>
			),
		},
		{ id: "city", title: t("companies.city"), sortField: "city", cell: ({ city }) => city || "–" },
		{
			id: "country",
			title: t("companies.country"),
			sortField: "country",
			cell: (company) => countryName(company.country) || "–",
		},
		{ id: "id", title: t("companies.id"), sortField: "id", align: "end", phone: "none", cell: ({ id }) => id },
		{
			id: "actions",
			title: t("list.actions"),
			fixed: true,
			cell: (company) => (
				<RowMenu
					name={company.title}
					actions={[
						{ icon: Eye, label: t("row.view"), run: () => view(company) },
						{ icon: Pencil, label: t("action.edit"), run: () => edit(company) },
					]}
				/>
			),
		},
	];
}
