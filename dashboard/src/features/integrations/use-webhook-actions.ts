import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { notifySuccess } from "../../lib/notify.ts";
import { showProblem } from "../../lib/problem-text.ts";
import { useIdempotentCall } from "../../lib/use-idempotent-call.ts";
import { useWrite } from "../../lib/use-write.ts";
import { removeWebhook, resend, rotateSecret, sendTest } from "./webhook.api.ts";

function useReload() {
	const queryClient = useQueryClient();
	return () => queryClient.invalidateQueries({ queryKey: ["webhooks"] });
}

/** Sends a test event; its delivery appears in the list. */
export function useSendTest() {
	const { t } = useTranslation();
	const onSettled = useReload();
	return useWrite({
		...{ mutationFn: sendTest, onError: showProblem, onSettled },
		onSuccess: () => notifySuccess(t("webhooks.test_sent")),
	});
}

export function useResend() {
	const { t } = useTranslation();
	const onSettled = useReload();
	return useWrite({
		...{ mutationFn: resend, onError: showProblem, onSettled },
		onSuccess: () => notifySuccess(t("webhooks.resent")),
	});
}

export function useRotateSecret() {
	const onSettled = useReload();
	return useWrite({ mutationFn: useIdempotentCall(rotateSecret), onError: showProblem, onSettled });
}

export function useRemoveWebhook() {
	const { t } = useTranslation();
	const onSettled = useReload();
	return useWrite({
		...{ mutationFn: useIdempotentCall(removeWebhook), onError: showProblem, onSettled },
		onSuccess: () => notifySuccess(t("contents.removed")),
	});
}
