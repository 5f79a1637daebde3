import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Finder } from "#worker/finders/finder.schema.ts";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { showProblem } from "../../lib/problem-text.ts";
import { finderQuery } from "../../lib/use-selected-finder.ts";

type StaleDialogProps = { id: number; onReload: (newer: Finder) => void; onKeep: (newer: Finder) => void };

/**
 * Somebody else saved meanwhile. Reloading takes theirs; going on keeps what was typed here, over theirs in the fields
 * that were not touched, so that nobody's work is lost unseen.
 */
export function StaleDialog({ id, onReload, onKeep }: StaleDialogProps) {
	const { t } = useTranslation();
	const queryClient = useQueryClient();
	const fetchNewer = useMutation({
		mutationFn: () => queryClient.fetchQuery({ ...finderQuery(id), staleTime: 0 }),
		onError: showProblem,
	});
	return (
		<ConfirmDialog
			open
			title={t("stale.title")}
			description={t("stale.description")}
			yes={t("stale.reload")}
			no={t("stale.keep")}
			busy={fetchNewer.isPending}
			onConfirm={() => fetchNewer.mutate(undefined, { onSuccess: onReload })}
			onCancel={() => fetchNewer.mutate(undefined, { onSuccess: onKeep })}
		/>
	);
}
