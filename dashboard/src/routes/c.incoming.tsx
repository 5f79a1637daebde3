import { createFileRoute } from "@tanstack/react-router";
import { INCOMING } from "../features/orders/order-area.ts";
import { OrderListPage } from "../features/orders/order-list-page.tsx";
import { toOrderSearch } from "../features/orders/order-search.ts";

export const Route = createFileRoute("/c/incoming")({
	validateSearch: toOrderSearch,
	component: () => <OrderListPage area={INCOMING} />,
});
