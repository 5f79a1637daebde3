import { createFileRoute } from "@tanstack/react-router";
import { NotFound } from "../components/shell-errors.tsx";
import { WebhookPage } from "../features/integrations/webhook-page.tsx";
import { toListSearch } from "../lib/list-search.ts";
import { toId } from "../lib/to-id.ts";

export const Route = createFileRoute("/c/integrations/webhooks/$id")({
	params: {
		// An invalid id is not rejected here, because the router would show that without the shell.
		parse: ({ id }) => ({ id: toId(id) ?? 0 }),
		stringify: ({ id }) => ({ id: String(id) }),
	},
	validateSearch: toListSearch,
	component: () => {
		const { id } = Route.useParams();
		return id === 0 ? <NotFound /> : <WebhookPage key={id} id={id} />;
	},
});
