import { z } from "zod";
import { WEBHOOK_EVENTS } from "./webhook.rules.ts";

/** What the outbox keeps of a message to a webhook. */
export const webhookMessageSchema = z.object({
	webhook: z.int(),
	id: z.string(),
	event: z.enum([...WEBHOOK_EVENTS, "webhook.test"]),
	body: z.unknown(),
	/** Somebody waits for it: its first attempt is made although others wait. */
	byHand: z.boolean().optional(),
});
export type WebhookMessage = Omit<z.infer<typeof webhookMessageSchema>, "webhook" | "byHand">;
