import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { ORDER_SIDES } from "#worker/orders/order.rules.ts";
import { Combobox } from "../../components/combobox.tsx";
import { NativeSelect } from "../../components/ui/native-select.tsx";
import { companiesQuery } from "../companies/select-lists.api.ts";
import { useOrderSearch, useSetOrderFilters } from "./order-search.ts";

/** An administrator's: the orders of one company, those that it placed or those that it ships. */
export function OrderFilters() {
	const { t } = useTranslation();
	const id = useId();
	const { company, side = "mandant" } = useOrderSearch();
	const setFilters = useSetOrderFilters();
	const { data: companies = [] } = useQuery(companiesQuery());
	const choices = [
		{ value: "", label: t("audit.all_companies") },
		...companies.map((one) => ({ value: String(one.id), label: one.title })),
	];
	return (
		<>
			<div className="w-full sm:w-60">
				<span id={`${id}-label`} className="sr-only">
					{t("companies.name")}
				</span>
				<Combobox
					id={id}
					aria-labelledby={`${id}-label`}
					value={company === undefined ? "" : String(company)}
					choices={choices}
					placeholder={t("audit.all_companies")}
					onChange={(value) => setFilters({ company: value === "" ? undefined : Number(value), side: undefined })}
				/>
			</div>
			{company !== undefined && (
				<NativeSelect
					className="w-full sm:w-auto"
					aria-label={t("orders.side")}
					value={side}
					onChange={({ target: { value } }) => setFilters({ side: ORDER_SIDES.find((one) => one === value) })}
				>
					<option value="mandant">{t("orders.side_mandant")}</option>
					<option value="supplier">{t("orders.side_supplier")}</option>
				</NativeSelect>
			)}
		</>
	);
}
