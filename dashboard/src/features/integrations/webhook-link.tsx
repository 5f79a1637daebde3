import { Link } from "@tanstack/react-router";
import type { Webhook } from "#worker/webhooks/webhook.schema.ts";

/** Its address, which leads to its deliveries. */
export const WebhookLink = ({ webhook: { id, url } }: { webhook: Webhook }) => (
	<Link
		to="/c/integrations/webhooks/$id"
		params={{ id }}
		className="block truncate rounded-sm font-medium outline-none hover:underline focus-visible:ring-3 focus-visible:ring-ring/50"
	>
		{url}
	</Link>
);
