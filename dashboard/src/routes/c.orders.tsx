import { createFileRoute } from "@tanstack/react-router";
import { OUTGOING } from "../features/orders/order-area.ts";
import { OrderListPage } from "../features/orders/order-list-page.tsx";
import { toOrderSearch } from "../features/orders/order-search.ts";

export const Route = createFileRoute("/c/orders")({
	validateSearch: toOrderSearch,
	component: () => <OrderListPage area={OUTGOING} />,
});
