import { useTranslation } from "react-i18next";
import { STOCK_FIELDS } from "#worker/inventory/stock-import.rules.ts";
import type { StockFile, StockReview } from "#worker/inventory/stock-import.schema.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Callout } from "../../../components/ui/callout.tsx";
import { DialogFooter } from "../../../components/ui/dialog.tsx";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguageTag } from "../../../lib/language.ts";
import { Fact } from "../../imports/fact.tsx";
import { RejectedRows } from "../../imports/rejected-rows.tsx";
import { requestStockErrors } from "../inventory.api.ts";
import { STOCK_FIELD_NAMES } from "./stock-field-names.ts";

/** A file, and what it would do. */
export type Reviewed = { file: StockFile; review: StockReview };
type StockImportReviewProps = Reviewed & { isBusy: boolean; onBack: () => void; onImport: () => void };

/** What a file would do: nothing of it while one of its rows has an error. */
export function StockImportReview({ review, file, isBusy, onBack, onImport }: StockImportReviewProps) {
	const { t } = useTranslation();
	const { added, changed, unchanged, errorCount } = review;
	const isPossible = errorCount === 0 && added + changed > 0;
	return (
		<div className="grid gap-6">
			<dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-border sm:grid-cols-4">
				<Fact name={t("products.added")} value={added} />
				<Fact name={t("products.changed")} value={changed} />
				<Fact name={t("products.same")} value={unchanged} />
				<Fact name={t("products.refused")} value={errorCount} />
			</dl>
			{errorCount > 0 && <Callout variant="problem">{t("stock.import_refused")}</Callout>}
			{errorCount > 0 && <Errors review={review} file={file} />}
			{errorCount === 0 && review.changes.length > 0 && <Changes review={review} />}
			{errorCount === 0 && added + changed === 0 && <Callout>{t("stock.import_same")}</Callout>}
			<DialogFooter>
				<Button variant="outline" disabled={isBusy} onClick={onBack}>
					{t("stock.change_columns")}
				</Button>
				{isPossible && (
					<Button busy={isBusy} onClick={onImport}>
						{t("stock.import_apply")}
					</Button>
				)}
			</DialogFooter>
		</div>
	);
}

function Errors({ review: { errors, errorCount }, file }: Reviewed) {
	const { t } = useTranslation();
	return (
		<RejectedRows
			rows={errors}
			total={errorCount}
			fieldName={(field) => {
				const known = STOCK_FIELDS.find((name) => name === field);
				return known && t(STOCK_FIELD_NAMES[known]);
			}}
			request={(signal) => requestStockErrors(file, signal)}
			fileName="stock-errors.csv"
		/>
	);
}

function Changes({ review: { changes, added, changed } }: { review: StockReview }) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const more = added + changed - changes.length;
	return (
		<section className="grid gap-3">
			<h3 className="font-semibold text-sm">{t("products.changed")}</h3>
			<ul className="grid max-h-72 gap-x-6 gap-y-1 overflow-y-auto text-sm sm:grid-cols-2">
				{changes.map((change) => (
					<li key={change.rowNo} className="flex justify-between gap-3 border-b py-1">
						<span className="wrap-anywhere min-w-0">{change.partKey}</span>
						<ChangedValues {...change} />
					</li>
				))}
			</ul>
			{more > 0 && <p className="text-muted-foreground text-xs">+ {formatNumber(more, tag)}</p>}
		</section>
	);
}

/** What differs, by name. */
function ChangedValues({ before, after }: Pick<StockReview["changes"][number], "before" | "after">) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const number = (value: number | null | undefined) => (typeof value === "number" ? formatNumber(value, tag) : "–");
	const yesNo = (value: boolean | undefined) => (value ? t("action.yes") : t("action.no"));
	const values = [
		[t("stock.on_hand"), number(before?.onHand), number(after.onHand)],
		[t("stock.low_at"), number(before?.lowAt), number(after.lowAt)],
		[t("stock.backorder"), yesNo(before?.backorder), yesNo(after.backorder)],
	] as const;
	return (
		<span className="grid shrink-0 justify-items-end tabular-nums">
			{values.map(
				([name, from, to]) =>
					from !== to && (
						<span key={name}>
							<span className="text-muted-foreground text-xs">{name}</span> {from} → {to}
						</span>
					),
			)}
		</span>
	);
}
