import { createFileRoute } from "@tanstack/react-router";
import { NotFound } from "../components/shell-errors.tsx";
import { ReviewPage } from "../features/catalogue/review/review-page.tsx";
import { toReviewSearch } from "../features/catalogue/review/review-search.ts";
import { toId } from "../lib/to-id.ts";

export const Route = createFileRoute("/a/catalogue/import_/$id")({
	params: {
		// An invalid id is not rejected here, because the router would show that without the shell.
		parse: ({ id }) => ({ id: toId(id) ?? 0 }),
		stringify: ({ id }) => ({ id: String(id) }),
	},
	validateSearch: toReviewSearch,
	component: () => {
		const { id } = Route.useParams();
		return id === 0 ? <NotFound /> : <ReviewPage key={id} id={id} />;
	},
});
