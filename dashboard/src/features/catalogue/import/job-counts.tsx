import { useTranslation } from "react-i18next";
import { TimeLeft } from "../../../components/work-progress.tsx";
import { formatBytes, formatNumber, formatSeconds } from "../../../lib/format.ts";
import { useLanguageTag } from "../../../lib/language.ts";
import type { ImportJob } from "./import-job.ts";

/** How much is done, the speed and the remaining time. */
export function JobCounts({ job }: { job: ImportJob }) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const { step, done, total, rate, refused } = job;
	const number = (value: number) => formatNumber(Math.round(value), tag);
	const facts: string[] = [];
	if (step === "reading")
		facts.push(t("catalogue.done_of", { done: formatBytes(done, tag), total: formatBytes(total, tag) }));
	if (step === "building" && total > 0) facts.push(t("catalogue.brands_of", { done: number(done), count: total }));
	if (step === "sending") {
		facts.push(t("catalogue.rows_of", { done: number(done), count: total }));
		facts.push(t("catalogue.rows_rejected", { count: refused }));
		if (rate !== null) {
			facts.push(t("catalogue.rate", { count: Math.round(rate) }));
			if (done < total) facts.push(t("catalogue.time_left", { time: formatSeconds((total - done) / rate, tag) }));
		}
	}
	return (
		<ul className="flex flex-wrap gap-x-5 gap-y-1 text-muted-foreground text-sm tabular-nums">
			{facts.map((fact) => (
				<li key={fact}>{fact}</li>
			))}
			{step === "building" && total > 0 && (
				<li className="empty:hidden">
					<TimeLeft done={done} total={total} />
				</li>
			)}
		</ul>
	);
}
