import { useState } from "react";
import { useTranslation } from "react-i18next";
import { notifyError } from "../../lib/notify.ts";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";

/** A form's call, one at a time. Any failure is one message, and the screen stays. */
export function useCall<Input>(call: (input: Input) => Promise<void>, onFailure?: (error: unknown) => void) {
	const { t } = useTranslation();
	const [isBusy, setBusy] = useState(false);
	const run = useOneAtATime(async (input: Input) => {
		setBusy(true);
		try {
			await call(input);
		} catch (error) {
			notifyError(t("auth.invalid_login"));
			onFailure?.(error);
		} finally {
			setBusy(false);
		}
	});
	return { isBusy, run };
}
