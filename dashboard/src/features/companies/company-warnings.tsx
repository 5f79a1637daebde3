import { useQuery } from "@tanstack/react-query";
import { type Control, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { Company, CompanyInput } from "#worker/companies/company.schema.ts";
import { Callout } from "../../components/ui/callout.tsx";
import { companyUsageQuery } from "./company.api.ts";

type WarningsProps = { control: Control<CompanyInput>; company: Company };

/** Warns before saving whom a deactivation locks out, and which finders lose part of their offer. */
export function CompanyWarnings({ control, company }: WarningsProps) {
	const { t } = useTranslation();
	const [active, allowed] = useWatch({ control, name: ["active", "allowedFrontAssortments"] });
	const { data } = useQuery(companyUsageQuery(company.id));
	const removed = company.allowedFrontAssortments.filter((id) => !allowed.includes(id));
	const losing = data?.assortments.filter(({ id }) => removed.includes(id)) ?? [];
	const finders = new Set(losing.flatMap(({ offeredBy }) => offeredBy));
	return (
		<>
			{company.active && !active && data && (
				<Callout variant="warning" role="status">
					{t("companies.deactivation", {
						users: t("companies.users_count", { count: data.users }),
						finders: t("companies.finders_count", { count: data.finders }),
					})}
				</Callout>
			)}
			{losing.length > 0 && (
				<Callout variant="warning" role="status">
					{t("companies.removal", {
						assortments: t("companies.assortments_count", { count: losing.length }),
						finders: t("companies.finders_count", { count: finders.size }),
					})}
				</Callout>
			)}
		</>
	);
}
