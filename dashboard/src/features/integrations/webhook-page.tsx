import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowLeft, Send } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { WebhookDelivery } from "#worker/webhooks/webhook.schema.ts";
import { ListPage } from "../../components/list/list-page.tsx";
import { LoadProblem } from "../../components/load-problem.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Callout } from "../../components/ui/callout.tsx";
import { toProblem } from "../../lib/api-problem.ts";
import { useList } from "../../lib/use-list.ts";
import { useDeliveryColumns } from "./delivery-columns.tsx";
import { DeliverySheet } from "./delivery-sheet.tsx";
import { useSendTest } from "./use-webhook-actions.ts";
import { deliveriesQuery, webhookQuery } from "./webhook.api.ts";
import { UnreachableText } from "./webhook-state.tsx";

/** What a webhook was sent, and what it answered. */
export function WebhookPage({ id }: { id: number }) {
	const { t } = useTranslation();
	const state = useList(["id"]);
	const { data: webhook, dataUpdatedAt, error, refetch } = useQuery(webhookQuery(id));
	const query = useQuery({ ...deliveriesQuery(id, state.input), enabled: webhook !== undefined });
	const [opened, setOpened] = useState<WebhookDelivery | null>(null);
	const columns = useDeliveryColumns(setOpened);
	const test = useSendTest();
	// A colleague may have deleted one that is shown.
	const isRemoved = error !== null && toProblem(error).code === "webhooks.not_found";
	const back = (
		<Button variant="link" size="inline" asChild className="justify-self-start">
			<Link to="/c/integrations/webhooks">
				<ArrowLeft className="rtl:rotate-180" />
				{t("webhooks.title")}
			</Link>
		</Button>
	);
	if (!webhook || isRemoved)
		return (
			<>
				{back}
				<LoadProblem error={error} refetch={refetch} />
			</>
		);
	const send = (
		<Button busy={test.isPending} onClick={() => void test.mutate(id)}>
			<Send />
			{t("webhooks.send_test")}
		</Button>
	);
	return (
		<>
			{back}
			{webhook.active && webhook.unansweredSince && (
				<Callout variant="warning" role="status">
					<UnreachableText webhook={webhook} now={dataUpdatedAt} className="font-medium" />
					<p>{t("webhooks.unreachable_hint")}</p>
				</Callout>
			)}
			<ListPage
				name="webhook-deliveries"
				title={t("webhooks.deliveries")}
				description={<span className="wrap-anywhere">{webhook.url}</span>}
				actions={send}
				state={state}
				query={query}
				columns={columns}
				rowId={(delivery) => String(delivery.id)}
				onOpen={setOpened}
				empty={{
					icon: Send,
					title: t("webhooks.no_deliveries"),
					description: t("webhooks.no_deliveries_description"),
					action: send,
				}}
			/>
			<DeliverySheet
				delivery={query.data?.data.find((one) => one.id === opened?.id) ?? opened}
				onClose={() => setOpened(null)}
			/>
		</>
	);
}
