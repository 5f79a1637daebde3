import { useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Import } from "#worker/catalogue/import/import.schema.ts";
import { FIELDS } from "#worker/catalogue/import/mapping.rules.ts";
import type { RejectedRow } from "#worker/imports/import.schema.ts";
import { EmptyState } from "../../../components/empty-state.tsx";
import { ExportButton } from "../../../components/export-button.tsx";
import type { DataColumn } from "../../../components/list/data-columns.ts";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguageTag } from "../../../lib/language.ts";
import { useList } from "../../../lib/use-list.ts";
import { importErrorsQuery, requestErrorsCsv } from "../catalogue.api.ts";
import { FIELD_NAMES } from "../import/field-names.ts";
import { ReviewList } from "./review-list.tsx";

const SORTABLE = ["rowNo"] as const;

/** Every rejected row, and the reason. */
export function RejectedList({ entry: { id, refused } }: { entry: Import }) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const state = useList(SORTABLE);
	const { sortField = "rowNo", ...input } = state.input;
	// In the order of the file, unless sorted otherwise.
	const sortOrder = state.input.sortField ? input.sortOrder : "asc";
	const query = useQuery(importErrorsQuery(id, { ...input, sortField, sortOrder }));
	const columns = useMemo((): DataColumn<RejectedRow, "rowNo">[] => {
		const fieldName = (field: string) => {
			const known = FIELDS.find((name) => name === field);
			return known ? t(FIELD_NAMES[known]) : t("catalogue.row");
		};
		return [
			{
				...{ id: "rowNo", title: t("catalogue.row"), sortField: "rowNo", phone: "none" },
				cell: ({ rowNo }) => formatNumber(rowNo, tag),
			},
			{ id: "field", title: t("catalogue.column"), phone: "none", cell: ({ field }) => fieldName(field) },
			{
				...{ id: "value", title: t("catalogue.value"), phone: "second" },
				cell: ({ rowNo, field, value }) => (
					<>
						<span className="@2xl:hidden">
							{t("products.refused_at", { row: formatNumber(rowNo, tag), field: fieldName(field) })}
							{value !== "" && ": "}
						</span>
						{value || <span className="@max-2xl:hidden">–</span>}
					</>
				),
			},
			{ id: "message", title: t("catalogue.reason"), phone: "title", wrap: true, cell: ({ message }) => message },
		];
	}, [t, tag]);
	if (refused === 0)
		return (
			<EmptyState
				icon={CircleCheck}
				title={t("catalogue.none_refused")}
				description={t("catalogue.none_refused_description")}
			/>
		);
	return (
		<ReviewList
			name="catalogue-refused"
			label={t("catalogue.refused_rows")}
			searchLabel={t("catalogue.search_values")}
			state={state}
			query={query}
			columns={columns}
			rowId={({ rowNo }) => String(rowNo)}
			actions={
				<ExportButton
					label={t("catalogue.download_errors")}
					fileName={`import-${id}-errors.csv`}
					request={(signal) => requestErrorsCsv(id, signal)}
					rows={refused}
				/>
			}
		/>
	);
}
