import { useTranslation } from "react-i18next";
import type { Webhook } from "#worker/webhooks/webhook.schema.ts";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { useDiscardConfirmation } from "../../components/form/use-discard-confirmation.tsx";
import { SecretDialog, useSecretQuestion } from "./secret-dialog.tsx";
import { useRotateSecret } from "./use-webhook-actions.ts";

/** Asks, then shows the new secret once. */
export function RotateSecret({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
	const { t } = useTranslation();
	const rotate = useRotateSecret();
	const { close, question } = useDiscardConfirmation(rotate.isPending, onClose, useSecretQuestion());
	return (
		<SecretDialog
			secret={rotate.data?.secret}
			isComing={rotate.isPending}
			title={t("webhooks.rotated_title")}
			description={t("webhooks.rotated_description")}
			lost={t("webhooks.secret_lost")}
			onClose={onClose}
		>
			<ConfirmDialog
				open
				title={t("webhooks.rotate_title")}
				description={t("webhooks.rotate_description", { url: webhook.url })}
				yes={t("webhooks.new_secret")}
				busy={rotate.isPending}
				onConfirm={() => rotate.mutate(webhook.id)}
				onCancel={close}
			/>
			{question}
		</SecretDialog>
	);
}
