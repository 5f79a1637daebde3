import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";

type FreePriceDialogProps = {
	/** How many parts would be free. */
	count: number;
	/** What would be free, if it is no part. */
	description?: string;
	busy: boolean;
	confirm: () => unknown;
	cancel: () => void;
};

/** A price of 0 is rarely intended, so it is confirmed before it is saved. */
export function FreePriceDialog({ count, description, busy, confirm, cancel }: FreePriceDialogProps) {
	const { t } = useTranslation();
	return (
		<ConfirmDialog
			open={count > 0}
			title={t("pricing.free_title")}
			description={description ?? t("pricing.free_description", { parts: count })}
			yes={t("pricing.free_save")}
			no={t("action.cancel")}
			destructive
			busy={busy}
			onConfirm={confirm}
			onCancel={cancel}
		/>
	);
}
