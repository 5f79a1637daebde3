import { useTranslation } from "react-i18next";
import type { RejectedRow } from "#worker/imports/import.schema.ts";
import { ExportButton } from "../../components/export-button.tsx";
import type { CsvRequest } from "../../lib/csv-download.ts";
import { formatNumber } from "../../lib/format.ts";
import { useLanguageTag } from "../../lib/language.ts";

type RejectedRowsProps = {
	rows: readonly RejectedRow[];
	total: number;
	/** The name of a field; undefined: the whole row is meant. */
	fieldName: (field: string) => string | undefined;
	request: CsvRequest;
	fileName: string;
};

/** The first of the rejected rows, and all of them as a file. */
export function RejectedRows({ rows, total, fieldName, request, fileName }: RejectedRowsProps) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	return (
		<section className="grid gap-3">
			<header className="flex flex-wrap items-center justify-between gap-3">
				<h3 className="font-semibold text-sm">{t("products.refused_rows", { count: total })}</h3>
				<ExportButton
					label={t("catalogue.download_errors")}
					fileName={fileName}
					request={request}
					rows={total}
					size="sm"
				/>
			</header>
			<ul className="grid gap-2">
				{rows.map(({ rowNo, field, value, message }) => (
					<li key={rowNo} className="grid gap-0.5 border-b pb-2 last:border-b-0">
						<span className="text-sm">{message}</span>
						<span className="wrap-anywhere text-muted-foreground text-xs">
							{t("products.refused_at", {
								row: formatNumber(rowNo, tag),
								field: fieldName(field) ?? t("catalogue.row"),
							})}
							{value !== "" && `: ${value}`}
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}
