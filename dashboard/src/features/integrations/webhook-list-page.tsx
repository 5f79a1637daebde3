import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Plus, Webhook as WebhookIcon } from "lucide-react";
import { Suspense, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Webhook } from "#worker/webhooks/webhook.schema.ts";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { ListPage } from "../../components/list/list-page.tsx";
import { Button } from "../../components/ui/button.tsx";
import { lazyPart } from "../../lib/lazy-part.ts";
import { useList } from "../../lib/use-list.ts";
import { RotateSecret } from "./rotate-secret.tsx";
import { useRemoveWebhook, useSendTest } from "./use-webhook-actions.ts";
import { webhooksQuery } from "./webhook.api.ts";
import { useWebhookColumns } from "./webhook-columns.tsx";

// Loads the form's library and the schema with it.
const WebhookFormDialog = lazyPart(() => import("./webhook-form-dialog.tsx"), "WebhookFormDialog");

type Shown = { dialog: "add" } | { dialog: "edit" | "rotate" | "remove"; webhook: Webhook };

/** Where other systems are told what happens. */
export function WebhookListPage() {
	const { t } = useTranslation();
	const navigate = useNavigate();
	const state = useList(["id"]);
	const query = useQuery(webhooksQuery(state.input));
	const [shown, setShown] = useState<Shown | null>(null);
	const { mutate: test } = useSendTest();
	const open = ({ id }: Webhook) => void navigate({ to: "/c/integrations/webhooks/$id", params: { id } });
	// biome-ignore lint/correctness/useExhaustiveDependencies: navigate and mutate stay the same
	const actions = useMemo(() => {
		const show = (dialog: "edit" | "rotate" | "remove") => (webhook: Webhook) => setShown({ dialog, webhook });
		const send = ({ id }: Webhook) => void test(id);
		return { open, test: send, edit: show("edit"), rotate: show("rotate"), remove: show("remove") };
	}, []);
	const close = () => setShown(null);
	const add = (
		<Button onClick={() => setShown({ dialog: "add" })}>
			<Plus />
			{t("webhooks.add")}
		</Button>
	);
	return (
		<>
			<ListPage
				name="webhooks"
				title={t("webhooks.title")}
				description={t("webhooks.description")}
				actions={add}
				state={state}
				query={query}
				columns={useWebhookColumns(actions)}
				rowId={({ id }) => String(id)}
				onOpen={open}
				empty={{
					icon: WebhookIcon,
					title: t("webhooks.none"),
					description: t("webhooks.none_description"),
					action: add,
				}}
			/>
			{(shown?.dialog === "add" || shown?.dialog === "edit") && (
				<Suspense>
					<WebhookFormDialog {...(shown.dialog === "edit" && { webhook: shown.webhook })} onClose={close} />
				</Suspense>
			)}
			{shown?.dialog === "rotate" && <RotateSecret webhook={shown.webhook} onClose={close} />}
			{shown?.dialog === "remove" && <RemoveWebhook webhook={shown.webhook} onClose={close} />}
		</>
	);
}

function RemoveWebhook({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
	const { t } = useTranslation();
	const remove = useRemoveWebhook();
	return (
		<ConfirmDialog
			open
			title={t("webhooks.remove_title")}
			description={t("webhooks.remove_description", { url: webhook.url })}
			destructive
			busy={remove.isPending}
			onConfirm={() => remove.mutate(webhook.id, { onSettled: onClose })}
			onCancel={onClose}
		/>
	);
}
