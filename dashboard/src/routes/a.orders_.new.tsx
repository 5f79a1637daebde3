import { createFileRoute } from "@tanstack/react-router";
import { ALL } from "../features/orders/order-area.ts";
import { OrderFormPage } from "../features/orders/order-form-page.tsx";
import { toNewOrderSearch } from "../features/orders/order-search.ts";

export const Route = createFileRoute("/a/orders_/new")({
	validateSearch: toNewOrderSearch,
	component: () => <OrderFormPage area={ALL} />,
});
