import { useTranslation } from "react-i18next";
import type { Order } from "#worker/orders/order.schema.ts";
import { formatDateTime } from "../../lib/format.ts";
import { useLanguageTag } from "../../lib/language.ts";
import { ACTION_TEXTS, wordFor } from "../audit/audit-words.ts";
import { OrderStatusBadge } from "./order-status.tsx";

/** What has happened to an order, latest first: colleagues by name, others by their company. */
export function OrderHistory({ order: { history: events, mandant, company } }: { order: Order }) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const sides = {
		mandant: mandant.title,
		supplier: company?.title ?? "",
		earlier_supplier: t("orders.earlier_supplier"),
		support: t("activity.support"),
	};
	if (events.length === 0) return null;
	return (
		<section className="grid gap-3">
			<h2 className="font-semibold">{t("orders.history")}</h2>
			<ol className="grid gap-3 border-s ps-4">
				{events.map(({ at, action, who, by, status }) => {
					const word = wordFor(ACTION_TEXTS, action);
					return (
						<li key={`${at} ${action}`} className="grid gap-0.5">
							<span className="flex flex-wrap items-center gap-2">
								{word ? t(word) : action}
								{status && <OrderStatusBadge status={status} />}
							</span>
							<span className="text-muted-foreground text-xs">
								{formatDateTime(at, tag)} · {who ?? sides[by]}
							</span>
						</li>
					);
				})}
			</ol>
		</section>
	);
}
