import { createFileRoute } from "@tanstack/react-router";
import { WebhookListPage } from "../features/integrations/webhook-list-page.tsx";
import { toListSearch } from "../lib/list-search.ts";

export const Route = createFileRoute("/c/integrations/webhooks/")({
	validateSearch: toListSearch,
	component: WebhookListPage,
});
