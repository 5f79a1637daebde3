import { createFileRoute } from "@tanstack/react-router";
import { NotFound } from "../components/shell-errors.tsx";
import { ALL } from "../features/orders/order-area.ts";
import { OrderPage } from "../features/orders/order-page.tsx";
import { toOrderSearch } from "../features/orders/order-search.ts";
import { toId } from "../lib/to-id.ts";

export const Route = createFileRoute("/a/orders_/$id")({
	params: {
		// An invalid id is not rejected here, because the router would show that without the shell.
		parse: ({ id }) => ({ id: toId(id) ?? 0 }),
		stringify: ({ id }) => ({ id: String(id) }),
	},
	validateSearch: toOrderSearch,
	component: () => {
		const { id } = Route.useParams();
		return id === 0 ? <NotFound /> : <OrderPage key={id} id={id} area={ALL} />;
	},
});
