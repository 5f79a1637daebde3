import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { ApiKey } from "#worker/auth/api-key.schema.ts";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { useOwnClose } from "../../components/form/use-own-close.ts";
import { notifySuccess } from "../../lib/notify.ts";
import { showProblem } from "../../lib/problem-text.ts";
import { useIdempotentCall } from "../../lib/use-idempotent-call.ts";
import { useWrite } from "../../lib/use-write.ts";
import { revokeApiKey } from "./api-key.api.ts";

export function RevokeApiKey({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
	const { t } = useTranslation();
	const queryClient = useQueryClient();
	const close = useOwnClose(onClose);
	const revokeOnce = useIdempotentCall(revokeApiKey);
	const revoke = useWrite({
		mutationFn: revokeOnce,
		onSuccess: () => notifySuccess(t("api_keys.revoked")),
		onError: showProblem,
		onSettled: async () => {
			close();
			await queryClient.invalidateQueries({ queryKey: ["api-keys", "list"] });
		},
	});
	return (
		<ConfirmDialog
			open
			title={t("api_keys.revoke_title", { name: apiKey.name })}
			description={t("api_keys.revoke_description")}
			yes={t("api_keys.revoke")}
			destructive
			busy={revoke.isPending}
			onConfirm={() => revoke.mutate(apiKey.id)}
			onCancel={onClose}
		/>
	);
}
