import { useTranslation } from "react-i18next";
import { MOST_COUNTED } from "#worker/db/counted.rules.ts";
import { ORDER_STATUSES, type OrderStatus } from "#worker/orders/order.rules.ts";
import type { OrderListAnswer } from "#worker/orders/order.schema.ts";
import { formatNumber } from "../../lib/format.ts";
import { useLanguageTag } from "../../lib/language.ts";
import { useSetOrderFilters } from "./order-search.ts";
import { TAB_TEXTS } from "./order-texts.ts";

type Counts = OrderListAnswer["counts"] | undefined;
type StatusTabsProps = { status: OrderStatus | undefined; counts: Counts };

/** One status or all; what is shown is in the address. On phones they wrap. */
export function OrderStatusTabs({ status, counts }: StatusTabsProps) {
	const { t } = useTranslation();
	const all = counts && Object.values(counts).reduce((sum, one) => sum + one, 0);
	return (
		<nav aria-label={t("orders.status")} className="min-w-0 border-b print:hidden">
			<ul className="flex flex-wrap gap-x-5">
				<StatusTab status={undefined} label={t("orders.all")} count={all} isCurrent={status === undefined} />
				{ORDER_STATUSES.map((one) => (
					<StatusTab
						key={one}
						status={one}
						label={t(TAB_TEXTS[one])}
						count={counts?.[one]}
						isCurrent={status === one}
					/>
				))}
			</ul>
		</nav>
	);
}

type StatusTabProps = {
	status: OrderStatus | undefined;
	label: string;
	count: number | undefined;
	isCurrent: boolean;
};

function StatusTab({ status, label, count, isCurrent }: StatusTabProps) {
	const tag = useLanguageTag();
	const setFilters = useSetOrderFilters();
	const shown =
		count === undefined ? "" : `${formatNumber(Math.min(count, MOST_COUNTED), tag)}${count >= MOST_COUNTED ? "+" : ""}`;
	return (
		<li className="-mb-px">
			<button
				type="button"
				onClick={() => setFilters({ status })}
				aria-current={isCurrent ? "true" : undefined}
				className="flex min-h-10 cursor-pointer items-center gap-1.5 rounded-t-sm border-transparent border-b-2 px-0.5 py-2 font-medium text-muted-foreground outline-none transition-colors hover:text-foreground focus-visible:ring-3 focus-visible:ring-ring/50 aria-[current=true]:border-primary aria-[current=true]:text-foreground"
			>
				{label}
				<span className="font-normal text-muted-foreground text-xs tabular-nums">{shown}</span>
			</button>
		</li>
	);
}
