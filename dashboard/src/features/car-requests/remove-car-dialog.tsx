import { useTranslation } from "react-i18next";
import type { RequestedCars } from "#worker/car-requests/car-request.schema.ts";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { useOwnClose } from "../../components/form/use-own-close.ts";
import { notifySuccess } from "../../lib/notify.ts";
import { showProblem } from "../../lib/problem-text.ts";
import { useIdempotentCall } from "../../lib/use-idempotent-call.ts";
import { useWrite } from "../../lib/use-write.ts";
import { refreshRequestedCars, removeRequestedCar } from "./car-request.api.ts";

type RemoveCarDialogProps = { finderId: number; car: RequestedCars; onClose: () => void };

/** Asks first: nobody who has asked for the car is told then. */
export function RemoveCarDialog({ finderId, car, onClose }: RemoveCarDialogProps) {
	const { t } = useTranslation();
	const close = useOwnClose(onClose);
	const removeOnce = useIdempotentCall(removeRequestedCar);
	const remove = useWrite({
		mutationFn: removeOnce,
		onSuccess: () => notifySuccess(t("car_requests.removed")),
		onError: showProblem,
		onSettled: async () => {
			close();
			await refreshRequestedCars();
		},
	});
	return (
		<ConfirmDialog
			open
			title={t("car_requests.remove_title", { car: car.car })}
			description={t("car_requests.remove_description")}
			destructive
			busy={remove.isPending}
			onConfirm={() => remove.mutate({ finderId, key: car.key })}
			onCancel={onClose}
		/>
	);
}
