import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useId } from "react";
import { useTranslation } from "react-i18next";
import type { ImportState, Progress } from "#worker/imports/import.schema.ts";
import { Button } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { WorkProgress } from "../../components/work-progress.tsx";
import { toProblem } from "../../lib/api-problem.ts";

type Shown = { id: number; fileName: string; state: ImportState; activating: Progress | null; refusal: string | null };

type OpenImportNoticeProps<Entry extends Shown, Key extends QueryKey> = {
	query: UseQueryOptions<Entry, Error, Entry, Key>;
	/** It has ended: its rows may be in the list. */
	onEnded: () => unknown;
	onShow: () => void;
	/** It is gone, or the user removes it from the page: the next import is another one. */
	onGone: () => void;
};

/** An import whose dialog was closed: how far it is, the way back to it, and the way to make room for another one. */
export function OpenImportNotice<Entry extends Shown, Key extends QueryKey>(props: OpenImportNoticeProps<Entry, Key>) {
	const { query, onEnded, onShow, onGone } = props;
	const { t } = useTranslation();
	const id = useId();
	const { data: entry, error } = useQuery(query);
	const isGone = entry?.state === "discarded" || (error !== null && toProblem(error).status === 404);
	const isActivated = entry?.state === "activated";
	// biome-ignore lint/correctness/useExhaustiveDependencies: when it is gone or has ended, whoever listens by then
	useEffect(() => {
		if (isGone) onGone();
		if (isActivated) onEnded();
	}, [isGone, isActivated]);
	if (!entry || isGone) return null;
	return (
		<Card aria-labelledby={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5">
			<div className="grid min-w-0 flex-1 basis-64 gap-1">
				<h2 id={id} className="break-all font-medium">
					{entry.fileName || t("catalogue.import_number", { number: `#${entry.id}` })}
				</h2>
				{entry.activating ? (
					<WorkProgress label={t("catalogue.indicator_running")} progress={entry.activating} />
				) : (
					<p role="status">{t(textOf(entry))}</p>
				)}
			</div>
			<div className="flex flex-wrap gap-2">
				<Button variant="ghost" onClick={onGone}>
					{t("imports.remove")}
				</Button>
				<Button variant="outline" onClick={onShow}>
					{t("imports.show")}
				</Button>
			</div>
		</Card>
	);
}

function textOf({ state, refusal }: Shown) {
	if (state === "activated") return "imports.completed";
	return refusal === null ? "catalogue.indicator_sent" : "catalogue.indicator_failed";
}
