import { createFileRoute } from "@tanstack/react-router";
import { OUTGOING } from "../features/orders/order-area.ts";
import { OrderFormPage } from "../features/orders/order-form-page.tsx";
import { toNewOrderSearch } from "../features/orders/order-search.ts";

export const Route = createFileRoute("/c/orders_/new")({
	validateSearch: toNewOrderSearch,
	component: () => <OrderFormPage area={OUTGOING} />,
});
