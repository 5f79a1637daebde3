import type { TFunction } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { WebhookDelivery } from "#worker/webhooks/webhook.schema.ts";
import type { DataColumn } from "../../components/list/data-columns.ts";
import { Badge } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { formatExactTime } from "../../lib/format.ts";
import { useLanguageTag } from "../../lib/language.ts";
import { EVENT_TEXTS } from "./event-texts.ts";

const STATES = {
	delivered: { variant: "success", text: "webhooks.state_delivered" },
	retrying: { variant: "info", text: "webhooks.state_retrying" },
	failed: { variant: "warning", text: "webhooks.state_failed" },
	stopped: { variant: "neutral", text: "webhooks.state_stopped" },
} as const;

const ERRORS = [
	["timeout", "webhooks.error_timeout"],
	["connection", "webhooks.error_connection"],
	["address", "webhooks.error_address"],
	["unreachable", "webhooks.error_unreachable"],
] as const;

export function DeliveryState({ delivery }: { delivery: WebhookDelivery }) {
	const { t } = useTranslation();
	const { variant, text } = STATES[delivery.state];
	return <Badge variant={variant}>{t(text)}</Badge>;
}

/** The status of the answer, or why there is none. */
export function answerText({ status, error }: WebhookDelivery, t: TFunction): string {
	if (status !== null) return String(status);
	const key = ERRORS.find(([known]) => known === error)?.[1];
	return key ? t(key) : error;
}

export function useDeliveryColumns(onOpen: (delivery: WebhookDelivery) => void): DataColumn<WebhookDelivery, "id">[] {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	return useMemo(
		() => [
			{
				id: "firstAt",
				title: t("webhooks.first_attempt"),
				fixed: true,
				short: true,
				cell: (delivery) => (
					<Button variant="link" size="inline" onClick={() => onOpen(delivery)}>
						{delivery.attempts === 0 ? t("webhooks.not_tried") : formatExactTime(delivery.firstAt, tag)}
					</Button>
				),
			},
			{ id: "event", title: t("webhooks.event"), phone: "second", cell: ({ event }) => t(EVENT_TEXTS[event]) },
			{
				id: "state",
				title: t("api_keys.state"),
				short: true,
				phone: "end",
				cell: (delivery) => <DeliveryState delivery={delivery} />,
			},
			{ id: "answer", title: t("webhooks.answer"), short: true, cell: (delivery) => answerText(delivery, t) },
			{ id: "attempts", title: t("webhooks.attempts"), align: "end", cell: ({ attempts }) => attempts },
			{
				id: "lastAt",
				title: t("webhooks.last_attempt"),
				short: true,
				cell: ({ attempts, lastAt }) => attempts > 0 && formatExactTime(lastAt, tag),
			},
		],
		[t, tag, onOpen],
	);
}
