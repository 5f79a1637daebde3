import { useTranslation } from "react-i18next";
import { showProblem } from "../../lib/problem-text.ts";
import { useWrite } from "../../lib/use-write.ts";
import { ConfirmDialog } from "../confirm-dialog.tsx";

type StaleDialogProps<Newer> = {
	/** Reads it from the server again, past the cache. */
	fetchNewer: () => Promise<Newer>;
	onReload: (newer: Newer) => void;
	onKeep: (newer: Newer) => void;
	/** It can't be read. The form stays as it is, and its next save asks again. */
	onFailed: () => void;
};

/**
 * Somebody else saved in the meantime. Reloading takes their version; continuing keeps what was typed here and takes
 * theirs for untouched fields, so that nobody's work is lost unseen.
 */
export function StaleDialog<Newer>({ fetchNewer, onReload, onKeep, onFailed }: StaleDialogProps<Newer>) {
	const { t } = useTranslation();
	const newer = useWrite({
		mutationFn: fetchNewer,
		onError: (error) => {
			showProblem(error);
			onFailed();
		},
	});
	return (
		<ConfirmDialog
			open
			title={t("stale.title")}
			description={t("stale.description")}
			yes={t("stale.reload")}
			no={t("stale.keep")}
			busy={newer.isPending}
			onConfirm={() => newer.mutate(undefined, { onSuccess: onReload })}
			onCancel={() => newer.mutate(undefined, { onSuccess: onKeep })}
		/>
	);
}
