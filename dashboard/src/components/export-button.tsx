import { Download, X } from "lucide-react";
import { type RefCallback, useCallback, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Progress as Done } from "#worker/imports/import.schema.ts";
import { type CsvRequest, downloadCsv, useCsvDownload } from "../lib/csv-download.ts";
import { formatNumber } from "../lib/format.ts";
import { useLanguageTag } from "../lib/language.ts";
import { notifySuccess } from "../lib/notify.ts";
import { showProblem } from "../lib/problem-text.ts";
import { Button } from "./ui/button.tsx";
import { Progress } from "./ui/progress.tsx";
import { TimeLeft } from "./work-progress.tsx";

type ExportButtonProps = {
	label: string;
	fileName: string;
	/** Of a file whose name is in the user's language, which may change while it downloads. */
	id?: string;
	/** What tells lists apart whose files have the same name. */
	list?: string | number | undefined;
	request: CsvRequest;
	/** How many the file has, if its answer doesn't say so. */
	rows?: number;
	size?: "sm";
	disabled?: boolean;
};

/** Downloads all rows of a list, with progress and a button to cancel. */
export function ExportButton({ label, fileName, id, list, request, rows, ...button }: ExportButtonProps) {
	const { t } = useTranslation();
	const running = useCsvDownload({ fileName, id, list });
	const focusRef = useFocusHandover();
	if (running) return <Running ref={focusRef} label={label} {...running} />;
	const download = async () => {
		try {
			const count = await downloadCsv({ fileName, id, list }, request, rows);
			if (count !== null) notifySuccess(t("products.exported", { file: fileName, count }));
		} catch (error) {
			showProblem(error);
		}
	};
	return (
		<Button ref={focusRef} variant="outline" {...button} onClick={() => void download()}>
			<Download />
			{label}
		</Button>
	);
}

/** The keyboard's focus goes on to what takes the focused element's place. */
function useFocusHandover(): RefCallback<HTMLElement> {
	const wasFocused = useRef(false);
	return useCallback((element: HTMLElement) => {
		// Who has scrolled on stays there.
		if (wasFocused.current) element.focus({ preventScroll: true });
		return () => {
			wasFocused.current = element.contains(document.activeElement);
		};
	}, []);
}

type RunningProps = Done & { ref: RefCallback<HTMLElement>; label: string; cancel: () => void };

function Running({ ref, label, done, total, cancel }: RunningProps) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	return (
		<fieldset
			ref={ref}
			tabIndex={-1}
			aria-label={label}
			className="flex items-center gap-3 rounded-md border bg-card py-1 ps-3 pe-1 shadow-xs outline-none focus-visible:ring-3 focus-visible:ring-ring/50"
		>
			<Progress aria-label={label} share={total === 0 ? null : done / total} className="h-1.5 w-24" />
			{total > 0 && (
				<span className="flex flex-wrap gap-x-3 text-sm tabular-nums">
					<span>{t("products.exporting", { rows: formatNumber(done, tag), total: formatNumber(total, tag) })}</span>
					<TimeLeft done={done} total={total} />
				</span>
			)}
			<Button variant="ghost" size="icon-sm" aria-label={t("products.export_cancel")} onClick={cancel}>
				<X />
			</Button>
		</fieldset>
	);
}
