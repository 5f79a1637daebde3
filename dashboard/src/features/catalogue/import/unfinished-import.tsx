import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ImportSummary } from "#worker/catalogue/import/import.schema.ts";
import { Badge } from "../../../components/ui/badge.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { formatAgo, formatNumber } from "../../../lib/format.ts";
import { useLanguageTag } from "../../../lib/language.ts";
import { DiscardButton } from "../discard-button.tsx";
import { ResumeButton } from "./resume-button.tsx";

/** Something was sent just now: it probably runs in another tab or on another computer. */
const ACTIVE_MS = 15_000;

/**
 * When this computer's clock, which may be slow or fast, saw the server's time change. How long ago it had changed before
 * isn't known: then the server's time is taken, but none to come.
 */
function useChangedAt(updatedAt: string, now: number): number {
	const [seen, setSeen] = useState({ updatedAt, at: Math.min(Date.parse(updatedAt), now) });
	if (seen.updatedAt !== updatedAt) setSeen({ updatedAt, at: now });
	return seen.at;
}

export function UnfinishedImport({ entry, now, isBusy }: { entry: ImportSummary; now: number; isBusy: boolean }) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const { id, fileName, by, parts, rows, accepted, refused, options, updatedAt } = entry;
	const isWhole = parts.count === parts.total;
	const changedAt = useChangedAt(updatedAt, now);
	const isActive = !isWhole && now - changedAt < ACTIVE_MS;
	const counts = { done: formatNumber(accepted + refused, tag), count: rows };
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t pt-4 first:border-t-0 first:pt-0">
			<div className="grid min-w-0 gap-1">
				<p className="flex flex-wrap items-center gap-2">
					<strong className="break-all font-medium">{fileName || `#${id}`}</strong>
					{options.dryRun && <Badge>{t("catalogue.dry_run_option")}</Badge>}
					{isWhole && <Badge variant="info">{t("catalogue.state_waiting")}</Badge>}
					{isActive && <Badge variant="warning">{t("catalogue.state_receiving")}</Badge>}
				</p>
				<p className="text-muted-foreground text-sm tabular-nums">
					{t("catalogue.rows_of", counts)}
					{" · "}
					{t("catalogue.touched", { who: by ?? "–", when: formatAgo(updatedAt, now, tag) })}
				</p>
				{isActive && <p className="text-sm text-warning">{t("catalogue.others_active")}</p>}
			</div>
			<div className="flex flex-wrap gap-2">
				{isWhole ? (
					<Button asChild>
						<Link to="/a/catalogue/import/$id" params={{ id }}>
							{t("catalogue.review")}
							<span className="sr-only">{fileName || `#${id}`}</span>
						</Link>
					</Button>
				) : (
					<ResumeButton id={id} fileName={fileName} isBusy={isBusy} />
				)}
				<DiscardButton id={id} fileName={fileName} />
			</div>
		</li>
	);
}
