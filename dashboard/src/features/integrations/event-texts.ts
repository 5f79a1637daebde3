import type { WebhookDelivery } from "#worker/webhooks/webhook.schema.ts";
import type { TextKey } from "../../i18n/texts.ts";

export const EVENT_TEXTS: Readonly<Record<WebhookDelivery["event"], TextKey>> = {
	"stock.low": "webhooks.event_stock_low",
	"import.done": "webhooks.event_import_done",
	"finder.seen": "webhooks.event_finder_seen",
	"order.created": "webhooks.event_order_created",
	"order.changed": "webhooks.event_order_changed",
	"order.removed": "webhooks.event_order_removed",
	"webhook.test": "webhooks.event_test",
};
