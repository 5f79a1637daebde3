import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import type { DeliveryListInput, Webhook, WebhookCreate, WebhookListInput } from "#worker/webhooks/webhook.schema.ts";
import { adminApi } from "../../lib/api.ts";
import { every } from "../../lib/every.ts";
import type { IdempotencyHeaders } from "../../lib/use-idempotent-call.ts";

const calls = adminApi.webhook;
const param = (id: number) => ({ param: { id: String(id) } });

export const webhooksQuery = (input: WebhookListInput) =>
	queryOptions({
		queryKey: ["webhooks", "list", input],
		queryFn: () => parseResponse(calls.list.$post({ json: input })),
		placeholderData: keepPreviousData,
	});

export const fetchWebhook = (id: number) => parseResponse(calls[":id"].$get(param(id)));

const SHOWN_MS = 3000;

/** Read again while the page is shown: its receiver may answer again. */
export const webhookQuery = (id: number) =>
	queryOptions({
		queryKey: ["webhooks", "one", id],
		queryFn: () => fetchWebhook(id),
		refetchInterval: every(SHOWN_MS),
	});

export const createWebhook = (input: WebhookCreate, once: IdempotencyHeaders) =>
	parseResponse(calls.save.$post({ json: input }, once));

/** Sends the whole webhook, with the version it was read at. */
export const updateWebhook = (webhook: Webhook, once: IdempotencyHeaders) =>
	parseResponse(calls.save[":id"].$post({ ...param(webhook.id), json: webhook }, once));

export const removeWebhook = (id: number, once: IdempotencyHeaders) =>
	parseResponse(calls[":id"].remove.$post(param(id), once));

export const rotateSecret = (id: number, once: IdempotencyHeaders) =>
	parseResponse(calls[":id"].rotate.$post(param(id), once));

export const sendTest = (id: number) => parseResponse(calls[":id"].test.$post(param(id)));

/** Read again while the page is shown: deliveries come by themselves. */
export const deliveriesQuery = (id: number, input: DeliveryListInput) =>
	queryOptions({
		queryKey: ["webhooks", "deliveries", id, input],
		queryFn: () => parseResponse(calls[":id"].deliveries.$post({ ...param(id), json: input })),
		placeholderData: keepPreviousData,
		refetchInterval: every(SHOWN_MS),
	});

export const resend = (deliveryId: number) => parseResponse(calls.delivery[":id"].resend.$post(param(deliveryId)));
