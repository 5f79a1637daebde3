import { createFileRoute } from "@tanstack/react-router";
import { ALL } from "../features/orders/order-area.ts";
import { OrderListPage } from "../features/orders/order-list-page.tsx";
import { toOrderSearch } from "../features/orders/order-search.ts";

export const Route = createFileRoute("/a/orders")({
	validateSearch: toOrderSearch,
	component: () => <OrderListPage area={ALL} />,
});
