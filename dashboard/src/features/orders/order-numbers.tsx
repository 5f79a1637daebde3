import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ClipboardList, Inbox, type LucideIcon, Warehouse } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { MOST_COUNTED } from "#worker/db/counted.rules.ts";
import type { OrderNumbers } from "#worker/orders/order.schema.ts";
import { LoadProblem } from "../../components/load-problem.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { formatNumber } from "../../lib/format.ts";
import { useLanguageTag } from "../../lib/language.ts";
import { useCurrentUser } from "../../lib/session/use-current-user.ts";
import { orderNumbersQuery } from "./order.api.ts";

type Area = "/a/orders" | "/c/orders" | "/c/incoming" | "/c/stock";

/** What waits: a card for each of the user's lists, whose numbers lead to it with their filter. */
export function OrderNumberCards() {
	const { config } = useCurrentUser();
	const { data, error, refetch } = useQuery(orderNumbersQuery());
	const areas = AREAS.filter(({ uri }) => config.menu.some((entry) => entry.uri === uri));
	return (
		<div className="grid gap-4">
			<LoadProblem error={error} refetch={refetch} />
			<div className="grid grid-cols-1 gap-4 @lg/page:grid-cols-2 @4xl/page:grid-cols-3">
				{areas.map((area) => (
					<AreaCard key={area.uri} {...area} numbers={data} isLoading={!data && !error} />
				))}
			</div>
		</div>
	);
}

const AREAS = [
	{ uri: "/c/incoming", icon: Inbox, title: "menu.incoming_orders", side: "supplier" },
	{ uri: "/c/orders", icon: ClipboardList, title: "menu.orders", side: "mandant" },
	{ uri: "/a/orders", icon: ClipboardList, title: "menu.orders", side: "mandant" },
	{ uri: "/c/stock", icon: Warehouse, title: "menu.stock", side: null },
] as const satisfies readonly { uri: Area; icon: LucideIcon; title: string; side: keyof OrderNumbers | null }[];

type AreaCardProps = (typeof AREAS)[number] & { numbers: OrderNumbers | undefined; isLoading: boolean };

function AreaCard({ uri, icon: Icon, title, side, numbers, isLoading }: AreaCardProps) {
	const { t } = useTranslation();
	const id = useId();
	return (
		<section aria-labelledby={id} className="grid content-start gap-2 rounded-xl border bg-card p-5 shadow-card">
			<h2 id={id} className="flex items-center justify-between gap-2 text-muted-foreground">
				<Link
					to={uri}
					className="rounded font-medium underline-offset-4 outline-none hover:underline focus-visible:ring-3 focus-visible:ring-ring/50"
				>
					{t(title)}
				</Link>
				<Icon aria-hidden className="size-4" />
			</h2>
			{isLoading && <Skeleton className="h-15" />}
			{!isLoading && (
				<div className="-mx-2 flex flex-wrap gap-x-4 gap-y-1">
					{side === null ? (
						<NumberLink to={uri} search={{ filter: "out" }} value={numbers?.outOfStock} label={t("stock.out")} />
					) : (
						<>
							<NumberLink
								to={uri}
								search={{ status: "open" }}
								value={numbers?.[side].open}
								label={t("orders.tab_open")}
							/>
							<NumberLink
								to={uri}
								search={{ status: "open", age: "old" }}
								value={numbers?.[side].old}
								label={t("orders.older")}
							/>
						</>
					)}
				</div>
			)}
		</section>
	);
}

type NumberLinkProps = {
	to: Area;
	search: { status?: "open"; age?: "old"; filter?: "out" };
	/** Undefined: not known. */
	value: number | null | undefined;
	label: string;
};

function NumberLink({ to, search, value, label }: NumberLinkProps) {
	const tag = useLanguageTag();
	return (
		<Link
			to={to}
			search={search}
			className="grid min-w-20 rounded-md px-2 py-1 outline-none transition-colors hover:bg-accent focus-visible:ring-3 focus-visible:ring-ring/50"
		>
			<span className="font-semibold text-3xl tabular-nums tracking-tight">
				{typeof value === "number" ? formatNumber(value, tag) : "–"}
				{typeof value === "number" && value >= MOST_COUNTED && "+"}
			</span>{" "}
			<span className="text-muted-foreground text-xs">{label}</span>
		</Link>
	);
}
