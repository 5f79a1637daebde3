import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Order } from "#worker/orders/order.schema.ts";
import { ErrorPage } from "../../components/error-page.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { PageSpinner } from "../../components/page-spinner.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Callout } from "../../components/ui/callout.tsx";
import { toProblem } from "../../lib/api-problem.ts";
import { orderQuery } from "./order.api.ts";
import { OrderActions } from "./order-actions.tsx";
import type { OrderArea } from "./order-area.ts";
import { OrderDetails } from "./order-details.tsx";
import { OrderFiles } from "./order-files.tsx";
import { OrderHistory } from "./order-history.tsx";
import { OrderItems } from "./order-items.tsx";
import { useOrderSearch } from "./order-search.ts";
import { OrderStatusBadge } from "./order-status.tsx";
import { lockText } from "./order-texts.ts";

/** One order: what it contains, where it goes, what has happened, and what can be done. */
export function OrderPage({ id, area }: { id: number; area: OrderArea }) {
	const { data, error, refetch } = useQuery(orderQuery(id));
	const problem = error && toProblem(error);
	// Also one that was read before: somebody has deleted it.
	if (problem?.code === "orders.not_found") return <MissingOrder area={area} />;
	if (data) return <OrderView order={data} area={area} />;
	if (problem) return <ErrorPage status={problem.status} onRetry={() => void refetch()} />;
	return <PageSpinner />;
}

function MissingOrder({ area }: { area: OrderArea }) {
	const { t } = useTranslation();
	return (
		<PageHeader
			back={<BackToList area={area} />}
			title={t("orders.missing")}
			description={t("orders.missing_description")}
		/>
	);
}

function OrderView({ order, area }: { order: Order; area: OrderArea }) {
	const { t } = useTranslation();
	const { status, lockReason, reason } = order;
	return (
		<>
			<PageHeader
				back={<BackToList area={area} />}
				title={t("orders.title", { number: order.orderNumber })}
				actions={<OrderActions order={order} area={area} />}
			/>
			<p className="flex flex-wrap items-center gap-2">
				<OrderStatusBadge status={status} />
				{order.prime && <Badge variant="neutral">{t("orders.prime_mark")}</Badge>}
			</p>
			{status === "locked" && (
				<Callout variant="warning">
					{t(lockText(lockReason ?? "held", area.side))}
					{reason && <p className="wrap-anywhere">{t("orders.reason_given", { reason })}</p>}
				</Callout>
			)}
			{status === "notavail" && <Callout variant="info">{t("orders.reason_given", { reason })}</Callout>}
			<div className="grid min-w-0 items-start gap-6 @wide/page:grid-cols-[minmax(0,1fr)_20rem]">
				<div className="grid min-w-0 gap-6">
					<OrderItems items={order.items} />
					<OrderFiles order={order} />
				</div>
				<div className="grid min-w-0 gap-6">
					<OrderDetails order={order} />
					<OrderHistory order={order} />
				</div>
			</div>
		</>
	);
}

/** The list with its previous search, status, order and page. */
function BackToList({ area }: { area: OrderArea }) {
	const { t } = useTranslation();
	return (
		<Button variant="link" size="inline" asChild className="justify-self-start">
			<Link to={area.list} search={useOrderSearch()}>
				<ArrowLeft className="rtl:rotate-180" />
				{t(area.title)}
			</Link>
		</Button>
	);
}
