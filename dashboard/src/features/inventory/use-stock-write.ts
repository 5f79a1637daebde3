import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { TextKey } from "../../i18n/texts.ts";
import { notifySaved } from "../../lib/notify.ts";
import { type IdempotencyHeaders, useIdempotentCall } from "../../lib/use-idempotent-call.ts";
import { useWrite } from "../../lib/use-write.ts";

/**
 * `done`: what is said. `onDone`: true if something is unsaved. `onError`: if it returns a promise, the call lasts until
 * that ends.
 */
type Ending<Input, Answer> = {
	done?: TextKey;
	onDone: (saved: Answer, sent: Input) => unknown;
	onError: (error: Error) => unknown;
};

/** A call that changes stock. */
export const useStockWrite = <Input, Answer>(
	call: (input: Input, once: IdempotencyHeaders) => Promise<Answer>,
	ending: Ending<Input, Answer>,
) => useStockChange(useIdempotentCall(call), ending);

/** Changes stock: says so and reads the list again. */
export function useStockChange<Input, Answer>(
	mutationFn: (input: Input) => Promise<Answer>,
	{ done = "label.saved", onDone, onError }: Ending<Input, Answer>,
) {
	const { t } = useTranslation();
	const queryClient = useQueryClient();
	return useWrite({
		mutationFn,
		onSuccess: (saved, sent) => {
			notifySaved(t(done), onDone(saved, sent) === true);
		},
		onError,
		// Also after an error: somebody else may have changed the row.
		onSettled: () => queryClient.invalidateQueries({ queryKey: ["inventory"] }),
	});
}
