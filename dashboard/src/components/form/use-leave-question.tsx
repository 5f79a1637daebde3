import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../confirm-dialog.tsx";

/** Closes at once if nothing was typed, else asks first. */
export function useLeaveQuestion(isDirty: boolean, onLeave: () => void): { close: () => void; question: ReactNode } {
	const { t } = useTranslation();
	const [isAsked, setAsked] = useState(false);
	const question = (
		<ConfirmDialog
			open={isAsked}
			title={t("unsaved.title")}
			description={t("unsaved.description")}
			yes={t("unsaved.leave")}
			no={t("unsaved.stay")}
			destructive
			onConfirm={onLeave}
			onCancel={() => setAsked(false)}
		/>
	);
	const close = () => {
		// The Escape that answers the question may also reach the dialog beneath, which must not ask again.
		if (isAsked) return;
		if (isDirty) setAsked(true);
		else onLeave();
	};
	return { close, question };
}
