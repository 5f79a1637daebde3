import { createFileRoute } from "@tanstack/react-router";
import { NotFound } from "../components/shell-errors.tsx";
import { AssortmentPage } from "../features/assortments/assortment-page.tsx";
import { toAssortmentSearch } from "../features/assortments/assortment-search.ts";
import { toId } from "../lib/to-id.ts";

export const Route = createFileRoute("/a/assortments_/$id")({
	params: {
		// An invalid id is not rejected here, because the router would show that without the shell.
		parse: ({ id }) => ({ id: toId(id) ?? 0 }),
		stringify: ({ id }) => ({ id: String(id) }),
	},
	validateSearch: toAssortmentSearch,
	component: () => {
		const { id } = Route.useParams();
		return id === 0 ? <NotFound /> : <AssortmentPage key={id} id={id} />;
	},
});
