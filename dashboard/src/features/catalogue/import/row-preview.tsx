import { useId, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { FIELDS } from "#worker/catalogue/import/mapping.rules.ts";
import type { Rejection } from "#worker/imports/row-error.rules.ts";
import { Card } from "../../../components/ui/card.tsx";
import { isTextKey } from "../../../i18n/is-text-key.ts";
import { sizesText, yearsText } from "../spans-text.ts";
import { FIELD_NAMES } from "./field-names.ts";
import type { ImportDraft } from "./import-draft.ts";
import { type PreviewRow, previewRows } from "./preview-rows.ts";

const COLUMNS = [
	"catalogue.row",
	"catalogue.field_brand",
	"catalogue.field_model",
	"catalogue.field_year",
	"catalogue.field_driver",
	"catalogue.field_passenger",
	"catalogue.field_rear",
	"catalogue.field_adapter",
] as const;
const cellClasses = "px-3 py-2 align-top";

/** The first rows with this mapping, parsed by the import's own rules. */
export function RowPreview({ draft }: { draft: ImportDraft }) {
	const { t } = useTranslation();
	const id = useId();
	const { head, mapping, adapters } = draft;
	const { rows, refused } = useMemo(() => previewRows({ head, mapping, adapters }), [head, mapping, adapters]);
	const counts = {
		read: t("catalogue.rows_read", { count: head.records.length }),
		rejected: t("catalogue.rows_rejected", { count: refused }),
	};
	return (
		<Card aria-labelledby={id} className="grid gap-4 p-5">
			<div className="grid gap-1">
				<h2 id={id} className="font-semibold">
					{t("catalogue.preview")}
				</h2>
				<p className={refused > 0 ? "text-warning" : "text-muted-foreground"} role="status">
					{refused > 0 ? t("catalogue.preview_refused", counts) : t("catalogue.preview_good", counts)}
				</p>
			</div>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reachable by keyboard */}
			<section tabIndex={0} aria-label={t("catalogue.rows")} className="overflow-x-auto rounded-lg border">
				<table className="w-full border-collapse text-start">
					<thead className="bg-secondary/60 text-xs">
						<tr>
							{COLUMNS.map((key) => (
								<th key={key} scope="col" className={`${cellClasses} text-start font-medium`}>
									{t(key)}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows.map((row) => (
							<tr key={row.rowNo} className="border-t">
								<td className={`${cellClasses} text-muted-foreground tabular-nums`}>{row.rowNo}</td>
								{"error" in row ? <RejectionText error={row.error} /> : <ParsedRow row={row} />}
							</tr>
						))}
					</tbody>
				</table>
			</section>
		</Card>
	);
}

function ParsedRow({ row: { car, options, adapter } }: { row: Extract<PreviewRow, { car: object }> }) {
	const { brand, model, variant, from, to } = car;
	return (
		<>
			<td className={cellClasses}>{brand}</td>
			<td className={cellClasses}>
				{model}
				{variant !== "" && <span className="block text-muted-foreground text-xs">{variant}</span>}
			</td>
			<td className={`${cellClasses} whitespace-nowrap tabular-nums`}>{yearsText(from, to)}</td>
			{([0, 1, 2] as const).map((position) => (
				<td key={position} className={`${cellClasses} whitespace-nowrap tabular-nums`}>
					{options.map((option) => sizesText(option[position])).join(" | ")}
				</td>
			))}
			<td className={cellClasses}>{adapter || "–"}</td>
		</>
	);
}

function RejectionText({ error: { field, code, value } }: { error: Rejection }) {
	const { t } = useTranslation();
	const known = FIELDS.find((name) => name === field);
	return (
		<td colSpan={COLUMNS.length - 1} className={`${cellClasses} text-destructive`}>
			<span className="font-medium">{known ? t(FIELD_NAMES[known]) : t("catalogue.row")}</span>
			{value !== "" && (
				<>
					{" "}
					<q>{value}</q>
				</>
			)}
			{": "}
			{isTextKey(code) ? t(code) : code}
		</td>
	);
}
