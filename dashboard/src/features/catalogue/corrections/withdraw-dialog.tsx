import { useTranslation } from "react-i18next";
import type { Correction } from "#worker/catalogue/corrections/correction.schema.ts";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { useOwnClose } from "../../../components/form/use-own-close.ts";
import { notifySuccess } from "../../../lib/notify.ts";
import { showProblem } from "../../../lib/problem-text.ts";
import { useIdempotentCall } from "../../../lib/use-idempotent-call.ts";
import { useWrite } from "../../../lib/use-write.ts";
import { refreshCatalogue } from "../catalogue.api.ts";
import { carText } from "../variant-text.ts";
import { withdrawCorrection } from "./correction.api.ts";

/** Withdraws a correction after a confirmation: visitors then see the imported value. */
export function WithdrawDialog({ correction, onClose }: { correction: Correction; onClose: () => void }) {
	const { t } = useTranslation();
	const close = useOwnClose(onClose);
	const withdrawOnce = useIdempotentCall(withdrawCorrection);
	const withdraw = useWrite({
		mutationFn: withdrawOnce,
		onSuccess: () => notifySuccess(t("cars.withdrawn")),
		onError: showProblem,
		onSettled: async () => {
			close();
			await refreshCatalogue();
		},
	});
	return (
		<ConfirmDialog
			open
			title={t("cars.withdraw_title", { car: carText(correction, t) })}
			description={t("cars.withdraw_description")}
			yes={t("cars.withdraw")}
			no={t("action.cancel")}
			destructive
			busy={withdraw.isPending}
			onConfirm={() => withdraw.mutate(correction.id)}
			onCancel={onClose}
		/>
	);
}
