import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Progress as Done } from "#worker/imports/import.schema.ts";
import { formatNumber, formatSeconds } from "../lib/format.ts";
import { useLanguageTag } from "../lib/language.ts";
import { secondsLeft } from "./time-left.rules.ts";
import { Progress } from "./ui/progress.tsx";

/** The rows that long work has done, with the time left; null: their number isn't known yet. */
export function WorkProgress({ label, progress }: { label: string; progress: Done | null }) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const known = progress && progress.total > 0 ? progress : null;
	return (
		<div className="grid gap-2">
			<p role="status">{label}</p>
			<Progress aria-label={label} share={known && known.done / known.total} />
			{known && (
				<p className="flex flex-wrap gap-x-5 gap-y-1 text-muted-foreground text-sm tabular-nums">
					<span>{t("products.rows_sent", { rows: formatNumber(known.done, tag), count: known.total })}</span>
					<TimeLeft {...known} />
				</p>
			)}
		</div>
	);
}

/** Rendered once the total is known, so that what came before it doesn't count as slow work. */
export function TimeLeft({ done, total }: Done) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const [start] = useState(() => ({ at: performance.now(), done }));
	const seconds = secondsLeft(start, { at: performance.now(), done }, total);
	if (seconds === undefined) return null;
	return <span>{t("catalogue.time_left", { time: formatSeconds(seconds, tag) })}</span>;
}
