import { Link } from "@tanstack/react-router";
import { CircleAlert, CircleCheck, Pause } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Spinner } from "../components/ui/spinner.tsx";
import { type ImportJob, useImportJob } from "../features/catalogue/import/import-job.ts";
import { formatPercent } from "../lib/format.ts";
import { useLanguageTag } from "../lib/language.ts";

const ICONS = { running: Spinner, paused: Pause, failed: CircleAlert, sent: CircleCheck };
const NAMES = {
	running: "catalogue.indicator_running",
	paused: "catalogue.indicator_paused",
	failed: "catalogue.indicator_failed",
	sent: "catalogue.indicator_sent",
} as const;

const percent = ({ done, total, state }: ImportJob, tag: string): string =>
	state === "sent" ? "" : formatPercent(total === 0 ? 0 : Math.floor((100 * done) / total) / 100, tag);

/** An import that runs while other pages are shown, with a link back to it; its page leads to the review. */
export function ImportIndicator() {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const job = useImportJob();
	if (!job) return null;
	const Icon = ICONS[job.state];
	const text = t(NAMES[job.state]);
	return (
		<Link
			to="/a/catalogue/import"
			title={job.fileName}
			className="inline-flex h-8 items-center gap-2 rounded-full bg-info-soft px-3 font-medium text-info text-xs outline-none focus-visible:ring-3 focus-visible:ring-ring/50"
		>
			<Icon aria-hidden className="size-4" />
			<span className="max-sm:sr-only">{text}</span>
			<span className="tabular-nums empty:hidden">{percent(job, tag)}</span>
		</Link>
	);
}
