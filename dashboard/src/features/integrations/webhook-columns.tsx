import { History, KeyRound, Pencil, Send, Trash2 } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Webhook } from "#worker/webhooks/webhook.schema.ts";
import type { DataColumn } from "../../components/list/data-columns.ts";
import { RowMenu } from "../../components/list/row-menu.tsx";
import { useCurrentUser } from "../../lib/session/use-current-user.ts";
import { EVENT_TEXTS } from "./event-texts.ts";
import { WebhookLink } from "./webhook-link.tsx";
import { UnreachableText, WebhookState } from "./webhook-state.tsx";

export type WebhookActions = Record<"open" | "edit" | "test" | "rotate" | "remove", (webhook: Webhook) => void>;

export function useWebhookColumns(actions: WebhookActions): DataColumn<Webhook, "id">[] {
	const { t } = useTranslation();
	const { user } = useCurrentUser();
	const isAdmin = user.roles.includes("ROLE_ADMIN");
	return useMemo(() => {
		const columns: DataColumn<Webhook, "id">[] = [
			{
				id: "url",
				title: t("webhooks.url"),
				fixed: true,
				wrap: true,
				cell: (webhook) => (
					<div className="@2xl:max-w-72">
						<WebhookLink webhook={webhook} />
						<UnreachableText webhook={webhook} className="text-sm text-warning" />
					</div>
				),
			},
			{
				id: "events",
				title: t("webhooks.events"),
				wrap: true,
				phone: "second",
				cell: ({ events }) => events.map((event) => t(EVENT_TEXTS[event])).join(", "),
			},
			{
				id: "active",
				title: t("api_keys.state"),
				short: true,
				phone: "end",
				cell: (webhook) => <WebhookState webhook={webhook} />,
			},
			{
				id: "actions",
				title: t("list.actions"),
				fixed: true,
				cell: (webhook) => (
					<RowMenu
						name={webhook.url}
						actions={[
							{ icon: History, label: t("webhooks.deliveries"), run: () => actions.open(webhook) },
							{ icon: Send, label: t("webhooks.send_test"), run: () => actions.test(webhook) },
							{ icon: Pencil, label: t("action.edit"), run: () => actions.edit(webhook) },
							{ icon: KeyRound, label: t("webhooks.new_secret"), run: () => actions.rotate(webhook) },
							{ icon: Trash2, label: t("action.delete"), destructive: true, run: () => actions.remove(webhook) },
						]}
					/>
				),
			},
		];
		const company: DataColumn<Webhook, "id"> = {
			id: "company",
			title: t("users.company"),
			cell: ({ company: { title } }) => title,
		};
		return isAdmin ? columns.toSpliced(2, 0, company) : columns;
	}, [t, actions, isAdmin]);
}
