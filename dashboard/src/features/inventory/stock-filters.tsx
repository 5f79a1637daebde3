import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { STOCK_FILTERS, type StockFilter } from "#worker/inventory/inventory.rules.ts";
import type { Inventories } from "#worker/inventory/inventory.schema.ts";
import { Combobox } from "../../components/combobox.tsx";
import { NativeSelect } from "../../components/ui/native-select.tsx";
import { formatNumber } from "../../lib/format.ts";
import { useLanguageTag } from "../../lib/language.ts";
import { companiesQuery } from "../companies/select-lists.api.ts";
import { useSetStockFilters, useStockSearch } from "./stock-search.ts";

const FILTER_TEXTS = { all: "stock.all", low: "stock.low", out: "stock.out" } as const satisfies Record<
	StockFilter,
	string
>;

/** All parts, those that are low, or those that are out, each with its number. */
export function StockFilters({ counts }: { counts: Inventories["counts"] | undefined }) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const { filter = "all" } = useStockSearch();
	const setFilters = useSetStockFilters();
	return (
		<NativeSelect
			aria-label={t("stock.filter")}
			className="w-auto"
			value={filter}
			onChange={({ target: { value } }) =>
				setFilters({ filter: STOCK_FILTERS.find((one) => one === value && one !== "all") })
			}
		>
			{STOCK_FILTERS.map((one) => (
				<option key={one} value={one}>
					{counts ? `${t(FILTER_TEXTS[one])} (${formatNumber(counts[one], tag)})` : t(FILTER_TEXTS[one])}
				</option>
			))}
		</NativeSelect>
	);
}

/** Whose stock an administrator sees. */
export function StockCompany() {
	const { t } = useTranslation();
	const { company } = useStockSearch();
	const setFilters = useSetStockFilters();
	const { data: companies = [] } = useQuery(companiesQuery());
	return (
		<div className="w-64 max-w-full">
			<span id="stock-company" className="sr-only">
				{t("users.company")}
			</span>
			<Combobox
				id="stock-of"
				aria-labelledby="stock-company"
				value={company === undefined ? "" : String(company)}
				choices={companies.map(({ id, title }) => ({ value: String(id), label: title }))}
				placeholder={t("stock.choose_company")}
				onChange={(value) => setFilters({ company: Number(value) })}
			/>
		</div>
	);
}
