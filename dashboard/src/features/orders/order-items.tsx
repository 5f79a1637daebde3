import { PackageOpen } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { OrderItem } from "#worker/orders/order.schema.ts";
import { EmptyState } from "../../components/empty-state.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { Card } from "../../components/ui/card.tsx";
import { formatUnits } from "../../lib/format.ts";
import { useLanguageTag } from "../../lib/language.ts";

/** What is ordered, at the prices of then. On phones a price stands below its title. */
export function OrderItems({ items }: { items: readonly OrderItem[] }) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	if (items.length === 0)
		return (
			<EmptyState icon={PackageOpen} title={t("orders.no_items")} description={t("orders.no_items_description")} />
		);
	return (
		<Card className="@container min-w-0 overflow-hidden">
			<h2 className="px-4 pt-4 pb-2 font-semibold">{t("orders.items")}</h2>
			<table aria-label={t("orders.items")} className="w-full">
				<thead className="text-muted-foreground text-xs">
					<tr className="border-b">
						<Head>{t("orders.product")}</Head>
						<Head isEnd>{t("orders.quantity")}</Head>
						<Head isEnd className="@max-lg:hidden">
							{t("products.column_price")}
						</Head>
						<Head isEnd>{t("orders.sum")}</Head>
					</tr>
				</thead>
				<tbody>
					{items.map((item) => (
						<tr key={item.position} className="border-b align-top last:border-b-0">
							<th scope="row" className="px-4 py-2.5 text-start font-normal">
								<span className="wrap-anywhere font-medium">{item.title}</span>
								<span className="block wrap-anywhere text-muted-foreground text-xs">
									{[item.sku, item.setSku !== item.sku && item.setSku, item.car].filter(Boolean).join(" · ")}
								</span>
								{item.backorder && (
									<Badge variant="warning" className="mt-1">
										{t("orders.backorder")}
									</Badge>
								)}
								{item.notAvailable && (
									<Badge variant="warning" className="mt-1">
										{t("orders.item_notavail")}
									</Badge>
								)}
							</th>
							<td className="px-4 py-2.5 text-end tabular-nums">{item.quantity}</td>
							<td className="whitespace-nowrap px-4 py-2.5 text-end tabular-nums @max-lg:hidden">
								{formatUnits(item.price, item.currency, tag)}
							</td>
							<td className="whitespace-nowrap px-4 py-2.5 text-end font-medium tabular-nums">
								{formatUnits(sumOf(item), item.currency, tag)}
							</td>
						</tr>
					))}
				</tbody>
				<Totals items={items} />
			</table>
		</Card>
	);
}

/** In minor units, because 0.1 + 0.2 isn't 0.3. */
const minorSumOf = ({ price, quantity, currency: { digits } }: OrderItem) =>
	Math.round(price * 10 ** digits) * quantity;
const sumOf = (item: OrderItem) => minorSumOf(item) / 10 ** item.currency.digits;

/** One for each currency: a company may sell in several. */
function Totals({ items }: { items: readonly OrderItem[] }) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const groups = [...Map.groupBy(items, ({ currency }) => currency.iso).values()];
	return (
		<tfoot>
			{groups.map((group) => {
				const [first] = group;
				if (!first) return null;
				const total = group.reduce((sum, item) => sum + minorSumOf(item), 0) / 10 ** first.currency.digits;
				return (
					<tr key={first.currency.iso} className="border-t font-semibold">
						<th scope="row" className="px-4 py-3 text-start">
							{t("orders.total")}
						</th>
						<td />
						<td className="@max-lg:hidden" />
						<td className="whitespace-nowrap px-4 py-3 text-end tabular-nums">
							{formatUnits(total, first.currency, tag)}
						</td>
					</tr>
				);
			})}
		</tfoot>
	);
}

const Head = ({
	children,
	isEnd = false,
	className = "",
}: {
	children: string;
	isEnd?: boolean;
	className?: string;
}) => (
	<th scope="col" className={`px-4 py-1.5 font-medium ${isEnd ? "text-end" : "text-start"} ${className}`}>
		{children}
	</th>
);
