import { useTranslation } from "react-i18next";
import { DayInput, FilterRow } from "../audit/filter-fields.tsx";
import { useOrderSearch, useSetOrderFilters } from "./order-search.ts";

/** The days on which the orders were entered. */
export function PeriodFilter() {
	const { t } = useTranslation();
	const { from, to } = useOrderSearch();
	const setFilters = useSetOrderFilters();
	return (
		<FilterRow>
			<DayInput label={t("audit.from")} value={from} onChange={(day) => setFilters({ from: day || undefined })} />
			<DayInput label={t("audit.to")} value={to} onChange={(day) => setFilters({ to: day || undefined })} />
		</FilterRow>
	);
}
