import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { notifySuccess } from "../../lib/notify.ts";
import { type IdempotencyHeaders, useIdempotentCall } from "../../lib/use-idempotent-call.ts";
import { useWrite } from "../../lib/use-write.ts";

/** A call that changes stock: says so and reads the list again. */
export function useStockWrite<Input>(
	call: (input: Input, once: IdempotencyHeaders) => Promise<unknown>,
	{ onDone, onError }: { onDone: () => void; onError: (error: Error) => void },
) {
	const { t } = useTranslation();
	const queryClient = useQueryClient();
	return useWrite({
		mutationFn: useIdempotentCall(call),
		onSuccess: () => {
			notifySuccess(t("label.saved"));
			onDone();
		},
		onError,
		// Also after an error: somebody else may have changed the row.
		onSettled: () => queryClient.invalidateQueries({ queryKey: ["inventory"] }),
	});
}
