import { z } from "zod";
import { inputOf } from "../http/copy.schema.ts";
import { ignored } from "../http/ignored.schema.ts";
import { listInputSchema } from "../http/list.schema.ts";
import { withoutDefault } from "../http/part.schema.ts";
import { DELIVERY_STATES, WEBHOOK_EVENTS } from "./webhook.rules.ts";

export const webhookInputSchema = z.strictObject({
	url: z.string().trim().min(1, "webhooks.url_invalid").max(500),
	events: z
		.array(z.enum(WEBHOOK_EVENTS))
		.min(1, "webhooks.event_required")
		.max(WEBHOOK_EVENTS.length)
		.transform((events) => WEBHOOK_EVENTS.filter((event) => events.includes(event))),
	active: z.boolean().default(true),
});
export type WebhookInput = z.infer<typeof webhookInputSchema>;

const owned = {
	...{ id: ignored, company: ignored, createdAt: ignored, updatedAt: ignored },
	...{ unansweredSince: ignored, heldUntil: ignored },
};

/** Administrators name the company. */
export const webhookCreateSchema = webhookInputSchema.extend({ companyId: z.int().positive().optional() });
export const webhookSaveSchema = webhookCreateSchema
	.extend({ ...owned, version: ignored })
	.transform(inputOf(webhookCreateSchema));
export type WebhookCreate = z.infer<typeof webhookCreateSchema>;

/** The whole webhook, as it was read; a field that isn't sent stays as it is. */
export const webhookUpdateSchema = webhookInputSchema
	.extend({ active: withoutDefault(webhookInputSchema.shape.active), ...owned, version: z.int().positive() })
	.transform(({ url, events, active, version }) => ({
		part: { url, events, ...(active !== undefined && { active }) },
		version,
	}));
export type WebhookPart = z.infer<typeof webhookUpdateSchema>["part"];

export const webhookListSchema = listInputSchema(["id"]);
export type WebhookListInput = z.infer<typeof webhookListSchema>;

export const webhookSchema = webhookInputSchema.extend({
	id: z.int(),
	events: z.array(z.enum(WEBHOOK_EVENTS)),
	company: z.strictObject({ id: z.int(), title: z.string() }),
	version: z.int(),
	/** Since when its receiver gives no answer; null: it does. */
	unansweredSince: z.iso.datetime().nullable(),
	/** No event is tried before, unless it is sent by hand; past: the next one is. */
	heldUntil: z.iso.datetime().nullable(),
	createdAt: z.iso.datetime(),
	updatedAt: z.iso.datetime(),
});
export type Webhook = z.infer<typeof webhookSchema>;
export const webhooksSchema = z.strictObject({ data: z.array(webhookSchema), totalItemCount: z.int() });

/** `secret` is answered once; null when the answer is repeated. */
export const newWebhookSchema = webhookSchema.extend({ secret: z.string().nullable() });
export type NewWebhook = z.infer<typeof newWebhookSchema>;

export const deliveryListSchema = listInputSchema(["id"]);
export type DeliveryListInput = z.infer<typeof deliveryListSchema>;

export const webhookDeliverySchema = z.strictObject({
	id: z.int(),
	eventId: z.string(),
	event: z.enum([...WEBHOOK_EVENTS, "webhook.test"]),
	/** What is sent, as JSON. */
	body: z.string(),
	state: z.enum(DELIVERY_STATES),
	/** 0: it waits for a receiver that gives no answer, or was given up with it. */
	attempts: z.int(),
	/** The answer's status; null: none came. */
	status: z.int().nullable(),
	error: z.string(),
	firstAt: z.iso.datetime(),
	lastAt: z.iso.datetime(),
});
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;
export const deliveriesSchema = z.strictObject({ data: z.array(webhookDeliverySchema), totalItemCount: z.int() });
