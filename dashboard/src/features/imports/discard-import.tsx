import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { Button } from "../../components/ui/button.tsx";
import { notifySuccess } from "../../lib/notify.ts";
import { showProblem } from "../../lib/problem-text.ts";
import { useWrite } from "../../lib/use-write.ts";

type DiscardImportProps = {
	/** The file's name, or the import's number. */
	name: string;
	/** What is lost. */
	description: string;
	discard: () => Promise<unknown>;
	onDone?: (() => void) | undefined;
	onSettled?: () => Promise<unknown>;
};

/** Discards an import after a confirmation. */
export function DiscardImport({ name, description, discard, onDone, onSettled }: DiscardImportProps) {
	const { t } = useTranslation();
	const [isConfirming, setConfirming] = useState(false);
	const { mutate, isPending } = useWrite({
		mutationFn: discard,
		onSuccess: () => {
			notifySuccess(t("catalogue.discarded"));
			onDone?.();
		},
		onError: showProblem,
		onSettled: async () => {
			setConfirming(false);
			await onSettled?.();
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
				description={description}
				yes={t("catalogue.discard")}
				no={t("action.cancel")}
				destructive
				busy={isPending}
				onConfirm={() => mutate()}
				// One under way can't be taken back, and nothing else is decided meanwhile.
				onCancel={() => {
					if (!isPending) setConfirming(false);
				}}
			/>
		</>
	);
}
