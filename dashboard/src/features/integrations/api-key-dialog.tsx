import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { keyExpiry } from "#worker/auth/api-key.rules.ts";
import { type ApiKeyInput, apiKeyInputSchema, type NewApiKey } from "#worker/auth/api-key.schema.ts";
import { showFormProblem } from "../../components/form/field-problems.ts";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { schemaResolver } from "../../components/form/schema-resolver.ts";
import { sendKnown } from "../../lib/send-known.ts";
import { useIdempotentCall } from "../../lib/use-idempotent-call.ts";
import { useWrite } from "../../lib/use-write.ts";
import { createApiKey } from "./api-key.api.ts";
import { ApiKeyFields } from "./api-key-fields.tsx";
import { SecretDialog, useSecretQuestion } from "./secret-dialog.tsx";

const isField = (path: string): path is keyof ApiKeyInput => path in apiKeyInputSchema.shape;

/** Adds a key, then shows it once. */
export function ApiKeyDialog({ onClose }: { onClose: () => void }) {
	const { t } = useTranslation();
	const queryClient = useQueryClient();
	const [openedAt] = useState(Date.now);
	const [created, setCreated] = useState<NewApiKey | null>(null);
	const form = useForm<ApiKeyInput>({
		resolver: schemaResolver<ApiKeyInput>(apiKeyInputSchema),
		defaultValues: { name: "", user: 0, scopes: [], expiresAt: null, expiresInDays: null },
	});
	const question = useSecretQuestion();
	const createOnce = useIdempotentCall(createApiKey);
	const creating = useWrite({
		mutationFn: ({ expiresInDays, ...input }: ApiKeyInput) =>
			sendKnown({ expiresInDays }, input, (known) =>
				createOnce(
					"expiresInDays" in known
						? { ...input, ...known }
						: // An earlier worker counts no days.
							{ ...input, expiresAt: keyExpiry({ ...input, expiresInDays }, openedAt) },
				),
			),
		onSuccess: (key) => {
			setCreated(key);
			void queryClient.invalidateQueries({ queryKey: ["api-keys", "list"] });
		},
		onError: (error) => showFormProblem(form, isField, error),
	});
	return (
		<SecretDialog
			secret={created?.key}
			isComing={creating.isPending}
			title={t("api_keys.created_title", { name: created?.name ?? "" })}
			description={t("api_keys.created_description")}
			lost={t("api_keys.lost")}
			onClose={onClose}
		>
			<FormDialog
				title={t("api_keys.add")}
				isDirty={form.formState.isDirty}
				isSaving={creating.isPending}
				submitLabel={t("api_keys.create")}
				onSubmit={form.handleSubmit((values) => creating.mutate(values))}
				{...(creating.isPending && { question })}
				onClose={onClose}
			>
				<ApiKeyFields form={form} />
			</FormDialog>
		</SecretDialog>
	);
}
