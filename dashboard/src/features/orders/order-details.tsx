import { useTranslation } from "react-i18next";
import type { DeliverTo, Order } from "#worker/orders/order.schema.ts";
import { DetailList } from "../../components/detail-list.tsx";
import { formatDate, formatDateTime } from "../../lib/format.ts";
import { useLanguageTag } from "../../lib/language.ts";
import { whoText } from "../audit/who-text.ts";
import { useCountryName } from "../companies/company-choices.ts";

/** The order's parties, times and delivery address, and until when the address is kept. */
export function OrderDetails({ order }: { order: Order }) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const time = (iso: string | null) => (iso === null ? "" : formatDateTime(iso, tag));
	const who = whoText({ who: order.user?.name ?? null, bySupport: order.bySupport }, t);
	const rows = [
		[t("orders.mandant"), order.mandant.title],
		[t("companies.supplier_id"), order.company?.title ?? ""],
		[t("orders.deliver_to"), <Address key="address" order={order} />],
		[t("orders.note"), order.note],
		[t("orders.created"), time(order.createdAt)],
		[t("orders.updated"), time(order.updatedAt)],
		[t("orders.downloaded"), time(order.downloadedAt)],
		...(who === "" ? [] : [[t("orders.entered_by"), who] as const]),
	] as const;
	return (
		<section aria-label={t("orders.details")}>
			<DetailList rows={rows} />
		</section>
	);
}

function Address({ order: { deliverTo, erasedAt, erasesAt, mandant } }: { order: Order }) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	if (erasedAt !== null) return <>{t("orders.address_erased_at", { time: formatDateTime(erasedAt, tag) })}</>;
	if (deliverTo === null) return <>{t("orders.own_address", { company: mandant.title })}</>;
	return (
		<>
			<AddressLines to={deliverTo} />
			{erasesAt !== null && (
				<p className="mt-1 text-muted-foreground text-xs">
					{t("orders.address_erases_at", { time: formatDate(erasesAt, tag) })}
				</p>
			)}
		</>
	);
}

function AddressLines({ to }: { to: DeliverTo }) {
	const countryName = useCountryName();
	const country = countryName(to.country === null ? null : { id: to.country });
	const lines = [to.name, `${to.street} ${to.houseNumber}`.trim(), `${to.zip} ${to.city}`.trim(), country, to.phone];
	return (
		<address className="grid not-italic">
			{lines.filter(Boolean).map((line) => (
				<span key={line}>{line}</span>
			))}
		</address>
	);
}
