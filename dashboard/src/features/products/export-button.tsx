import { Download, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/ui/button.tsx";
import { formatNumber } from "../../lib/format.ts";
import { useLanguageTag } from "../../lib/language.ts";
import { notifySuccess } from "../../lib/notify.ts";
import { showProblem } from "../../lib/problem-text.ts";
import { cancelExport, type ExportState, exportProducts, useExport } from "./product-export.ts";

type ExportButtonProps = { finder: number; disabled: boolean };

/** Downloads all products, with progress and a button to cancel. */
export function ExportButton({ finder, disabled }: ExportButtonProps) {
	const { t } = useTranslation();
	const running = useExport();
	if (running) return <Progress {...running} />;
	const download = async () => {
		try {
			const rows = await exportProducts(finder);
			if (rows !== null) notifySuccess(t("products.exported", { count: rows }));
		} catch (error) {
			showProblem(error);
		}
	};
	return (
		<Button variant="outline" disabled={disabled} onClick={() => void download()}>
			<Download />
			{t("products.export")}
		</Button>
	);
}

function Progress({ rows, total }: ExportState) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const text = t("products.exporting", { rows: formatNumber(rows, tag), total: formatNumber(total, tag) });
	return (
		<div className="flex items-center gap-3 rounded-md border bg-card py-1 ps-3 pe-1 shadow-xs">
			<progress
				aria-label={t("products.export")}
				value={total === 0 ? 0 : rows / total}
				className="h-1.5 w-24 appearance-none overflow-hidden rounded-full bg-secondary [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-secondary [&::-webkit-progress-value]:bg-primary"
			/>
			<span className="text-sm tabular-nums">{text}</span>
			<Button variant="ghost" size="icon-sm" aria-label={t("products.export_cancel")} onClick={cancelExport}>
				<X />
			</Button>
		</div>
	);
}
