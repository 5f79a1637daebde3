import { useTranslation } from "react-i18next";
import type { OrderStatus } from "#worker/orders/order.rules.ts";
import { Badge } from "../../components/ui/badge.tsx";
import { STATUS_TEXTS } from "./order-texts.ts";

const VARIANTS = {
	locked: "warning",
	open: "info",
	accepted: "info",
	processing: "info",
	confirmed: "success",
	notavail: "neutral",
} as const satisfies Record<OrderStatus, string>;

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
	const { t } = useTranslation();
	return <Badge variant={VARIANTS[status]}>{t(STATUS_TEXTS[status])}</Badge>;
}
