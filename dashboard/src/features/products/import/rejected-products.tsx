import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { PRODUCT_FIELDS } from "#worker/products/product-mapping.rules.ts";
import { RejectedRows } from "../../imports/rejected-rows.tsx";
import { productErrorsQuery, requestProductErrorsCsv } from "../set-product.api.ts";
import { PRODUCT_FIELD_NAMES } from "./product-field-names.ts";

export function RejectedProducts({ id, total }: { id: number; total: number }) {
	const { t } = useTranslation();
	const { data } = useQuery(productErrorsQuery(id, 1));
	return (
		<RejectedRows
			rows={data?.data ?? []}
			total={total}
			fieldName={(field) => {
				const known = PRODUCT_FIELDS.find((name) => name === field);
				return known && t(PRODUCT_FIELD_NAMES[known]);
			}}
			request={(signal) => requestProductErrorsCsv(id, signal)}
			fileName={`product-import-${id}-errors.csv`}
		/>
	);
}
