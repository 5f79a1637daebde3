import { createFileRoute, notFound } from "@tanstack/react-router";
import { ReviewPage } from "../features/catalogue/review/review-page.tsx";
import { toReviewSearch } from "../features/catalogue/review/review-search.ts";

export const Route = createFileRoute("/a/catalogue/import_/$id")({
	params: {
		parse: ({ id }) => {
			if (!/^[1-9]\d{0,14}$/.test(id)) throw notFound();
			return { id: Number(id) };
		},
		stringify: ({ id }) => ({ id: String(id) }),
	},
	validateSearch: toReviewSearch,
	component: () => <ReviewPage key={Route.useParams().id} id={Route.useParams().id} />,
});
