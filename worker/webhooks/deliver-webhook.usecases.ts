import type { Database } from "../db/database.ts";
import type { OutboxRow } from "../db/schema/outbox.table.ts";
import type { WebhookRow } from "../db/schema/webhook.table.ts";
import { isReachable } from "../http/public-address.ts";
import { requestOutside } from "../http/request-outside.ts";
import { nextAttempt } from "../outbox/outbox.rules.ts";
import { signedHeaders } from "./signature.ts";
import { createDeliveryRepository } from "./webhook.repository.ts";
import { ANSWER_MS } from "./webhook.rules.ts";
import { webhookMessageSchema } from "./webhook-message.schema.ts";

const GONE = 410;
type Outcome = { status: number | null; error: "" | "address" | "timeout" | "connection" };

/** Sends one message to its webhook and records the attempt. Throws if it has to come again. */
export async function deliverWebhook(env: Env, db: Database, row: OutboxRow, now: number): Promise<void> {
	const { webhook: webhookId, id, event, body: content, byHand } = webhookMessageSchema.parse(JSON.parse(row.payload));
	const repository = createDeliveryRepository(db);
	const { webhook, before } = (await repository.find(webhookId, id)) ?? {};
	// Removed, or its company is inactive: nobody is waiting for it.
	if (!webhook || (!webhook.active && event !== "webhook.test")) return repository.stop(webhookId, id);
	// The webhook was switched off, and on again.
	if (before?.state === "stopped" && !byHand) return;
	// Delivered by another message: the first one, or one that was sent by hand.
	if (before?.state === "delivered" && (!byHand || before.lastAt > row.createdAt)) return;
	const body = JSON.stringify(content);
	const headers = {
		"content-type": "application/json",
		...signedHeaders({ id, at: now, body }, secretsAt(webhook, now)),
	};
	const outcome = await post(env, webhook.url, headers, body);
	const isDelivered = outcome.status !== null && outcome.status >= 200 && outcome.status < 300;
	const isLast = outcome.status === GONE || nextAttempt(row, now) === null;
	const state = isDelivered ? "delivered" : isLast ? "failed" : "retrying";
	const lastBefore = before?.lastAt ?? null;
	await repository.record(webhook, { webhookId, eventId: id, event, body, state, ...outcome }, lastBefore, now);
	if (outcome.status === GONE) await repository.disable(webhook, now);
	else if (!isDelivered) throw new Error(`The webhook answered ${outcome.status ?? outcome.error}.`);
}

function secretsAt({ secret, oldSecret, oldSecretUntil }: WebhookRow, now: number): string[] {
	const isOldValid = oldSecret !== null && oldSecretUntil !== null && now < oldSecretUntil;
	return isOldValid ? [secret, ...oldSecret.split(" ")] : [secret];
}

async function post(env: Env, url: string, headers: Record<string, string>, body: string): Promise<Outcome> {
	if (!isReachable(env, url)) return { status: null, error: "address" };
	try {
		const signal = AbortSignal.timeout(ANSWER_MS);
		const response = await requestOutside(url, { method: "POST", headers, body, signal });
		await response.body?.cancel();
		return { status: response.status, error: "" };
	} catch (error) {
		return { status: null, error: error instanceof Error && error.name === "TimeoutError" ? "timeout" : "connection" };
	}
}
