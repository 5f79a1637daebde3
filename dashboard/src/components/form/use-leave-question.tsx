import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../confirm-dialog.tsx";

/** Closes at once where nothing was typed, else asks first. */
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
	return { close: () => (isDirty ? setAsked(true) : onLeave()), question };
}
