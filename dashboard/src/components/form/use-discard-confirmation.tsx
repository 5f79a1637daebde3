import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasImageUploads } from "../../lib/image-uploads.ts";
import { ConfirmDialog } from "../confirm-dialog.tsx";

/** Closes at once if nothing was typed, else asks first. The texts: if something else than changes would be lost. */
export function useDiscardConfirmation(
	isDirty: boolean,
	onLeave: () => void,
	{ title, description }: { title?: string; description?: string } = {},
): { close: () => void; question: ReactNode } {
	const { t } = useTranslation();
	const [isConfirming, setConfirming] = useState(false);
	const question = (
		<ConfirmDialog
			open={isConfirming}
			title={title ?? t("unsaved.title")}
			description={description ?? t("unsaved.description")}
			yes={t("unsaved.leave")}
			no={t("unsaved.stay")}
			destructive
			onConfirm={onLeave}
			onCancel={() => setConfirming(false)}
		/>
	);
	const close = () => {
		// The Escape that answers the question may also reach the dialog beneath, which must not ask again.
		if (isConfirming) return;
		if (isDirty || hasImageUploads()) setConfirming(true);
		else onLeave();
	};
	return { close, question };
}
