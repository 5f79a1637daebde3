import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { Button } from "../../components/ui/button.tsx";
import { notifySuccess } from "../../lib/notify.ts";
import { showProblem } from "../../lib/problem-text.ts";
import { useWrite } from "../../lib/use-write.ts";
import { discardImport, refreshCatalogue } from "./catalogue.api.ts";

type DiscardButtonProps = { id: number; fileName: string; onDone?: () => void };

/** Discards an import after a confirmation. */
export function DiscardButton({ id, fileName, onDone }: DiscardButtonProps) {
	const { t } = useTranslation();
	const [isConfirming, setConfirming] = useState(false);
	const name = fileName || `#${id}`;
	const discard = useWrite({
		mutationFn: () => discardImport(id),
		onSuccess: () => {
			notifySuccess(t("catalogue.discarded"));
			onDone?.();
		},
		onError: showProblem,
		onSettled: async () => {
			setConfirming(false);
			await refreshCatalogue();
		},
	});
	return (
		<>
			<Button variant="outline" onClick={() => setConfirming(true)}>
				{t("catalogue.discard")}
				<span className="sr-only">{name}</span>
			</Button>
			<ConfirmDialog
				open={isConfirming}
				title={t("catalogue.discard_title", { file: name })}
				description={t("catalogue.discard_description")}
				yes={t("catalogue.discard")}
				no={t("action.cancel")}
				destructive
				busy={discard.isPending}
				onConfirm={() => discard.mutate()}
				onCancel={() => setConfirming(false)}
			/>
		</>
	);
}
