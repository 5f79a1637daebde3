import { Undo2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Correction } from "#worker/catalogue/correction.schema.ts";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { notifySuccess } from "../../../lib/notify.ts";
import { showProblem } from "../../../lib/problem-text.ts";
import { useWrite } from "../../../lib/use-write.ts";
import { refreshCatalogue } from "../catalogue.api.ts";
import { carText } from "../variant-text.ts";
import { withdrawCorrection } from "./cars.api.ts";

/** Withdraws a correction after a confirmation: visitors then see the imported value. */
export function WithdrawButton({ correction }: { correction: Correction }) {
	const { t } = useTranslation();
	const car = carText(correction, t);
	const [isAsking, setAsking] = useState(false);
	const withdraw = useWrite({
		mutationFn: () => withdrawCorrection(correction.id),
		onSuccess: () => notifySuccess(t("cars.withdrawn")),
		onError: showProblem,
		onSettled: async () => {
			setAsking(false);
			await refreshCatalogue();
		},
	});
	return (
		<>
			<Button variant="outline" size="sm" onClick={() => setAsking(true)}>
				<Undo2 />
				<span className="max-md:sr-only">{t("cars.withdraw")}</span>
				<span className="sr-only">{car}</span>
			</Button>
			<ConfirmDialog
				open={isAsking}
				title={t("cars.withdraw_title", { car })}
				description={t("cars.withdraw_description")}
				yes={t("cars.withdraw")}
				no={t("action.cancel")}
				destructive
				busy={withdraw.isPending}
				onConfirm={() => withdraw.mutate()}
				onCancel={() => setAsking(false)}
			/>
		</>
	);
}
