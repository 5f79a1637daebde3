import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { ORDER_SORT_FIELDS, OrderListRow } from "#worker/orders/order.schema.ts";
import type { DataColumn } from "../../components/list/data-columns.ts";
import { nameClasses } from "../../components/list/name-link.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { cn } from "../../lib/cn.ts";
import { formatDate } from "../../lib/format.ts";
import { useLanguageTag } from "../../lib/language.ts";
import type { OrderArea } from "./order-area.ts";
import { useOrderSearch } from "./order-search.ts";
import { OrderStatusBadge } from "./order-status.tsx";
import type { OrderSelection } from "./use-order-selection.ts";

type Field = (typeof ORDER_SORT_FIELDS)[number];

/** What is compared at a glance; the rest is on the order's page. */
export function useOrderColumns(area: OrderArea, selection: OrderSelection): DataColumn<OrderListRow, Field>[] {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const search = useOrderSearch();
	const time = (iso: string | null) => (iso === null ? "–" : formatDate(iso, tag));
	const mandant = { id: "mandant", title: t("orders.mandant"), cell: ({ mandant }: OrderListRow) => mandant.title };
	const company = {
		id: "company",
		title: t("companies.supplier_id"),
		cell: ({ company }: OrderListRow) => company?.title ?? "–",
	};
	const hasRoom = area.list !== "/a/orders";
	const parties = hasRoom ? [area.side === "mandant" ? company : mandant] : [mandant, company];
	return [
		{
			id: "orderNumber",
			title: t("orders.number"),
			sortField: "orderNumber",
			fixed: true,
			cell: (order) => (
				<span className="flex min-w-0 items-center gap-2">
					<SelectBox order={order} selection={selection} />
					<Link
						to={area.one}
						params={{ id: order.id }}
						search={search}
						className={cn(nameClasses, hasRoom ? "min-w-20 @2xl:min-w-28" : "min-w-20")}
					>
						{order.orderNumber}
					</Link>
					{order.prime && <Badge variant="neutral">{t("orders.prime_mark")}</Badge>}
				</span>
			),
		},
		{
			id: "status",
			title: t("orders.status"),
			phone: "end",
			short: true,
			cell: ({ status }) => <OrderStatusBadge status={status} />,
		},
		{
			id: "sku",
			title: t("products.column_sku"),
			phone: "second",
			cell: ({ sku, itemCount }) => (
				<span className="block @2xl:min-w-30">{sku || t("orders.items_count", { count: itemCount })}</span>
			),
		},
		{ id: "quantity", title: t("orders.quantity"), align: "end", phone: "none", cell: ({ quantity }) => quantity },
		...parties,
		{
			id: "createdAt",
			title: t("orders.created"),
			sortField: "createdAt",
			short: true,
			phone: "none",
			cell: ({ createdAt }) => time(createdAt),
		},
		{
			id: "downloadedAt",
			title: t("orders.downloaded"),
			short: true,
			phone: "none",
			cell: ({ downloadedAt }) => time(downloadedAt),
		},
	];
}

function SelectBox({ order, selection }: { order: OrderListRow; selection: OrderSelection }) {
	const { t } = useTranslation();
	return (
		<label className="grid size-6 shrink-0 cursor-pointer place-items-center print:hidden">
			<input
				type="checkbox"
				className="size-4 accent-primary"
				aria-label={t("orders.select", { number: order.orderNumber })}
				checked={selection.has(order)}
				onChange={() => selection.toggle(order)}
			/>
		</label>
	);
}
