import { useTranslation } from "react-i18next";
import type { Statistics } from "#worker/statistics/statistics.schema.ts";
import { Card } from "../../components/ui/card.tsx";
import { formatNumber } from "../../lib/format.ts";
import { useLanguageTag } from "../../lib/language.ts";
import { VisitsChart } from "./visits-chart.tsx";

/** Visits on the shops' pages: how often finders are opened, where, and how many searches find nothing. */
export function VisitsCard({ statistics: { visits, origins } }: { statistics: Statistics }) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const show = (value: number) => formatNumber(value, tag);
	const total = visits.days.reduce((sum, { ready }) => sum + ready, 0);
	const share = visits.noResultShare?.toLocaleString(tag, { style: "percent", maximumFractionDigits: 1 });
	return (
		<Card
			aria-labelledby="visits"
			className="grid gap-6 p-6 @wide/page:grid-cols-[minmax(0,1fr)_18rem] @wide/page:gap-10"
		>
			<div className="grid min-w-0 content-start gap-4">
				<div className="grid gap-1">
					<h2 id="visits" className="font-semibold text-base">
						{t("statistics.visits")}
					</h2>
					<p className="text-muted-foreground">
						{total === 0
							? t("statistics.no_visits")
							: `${t("statistics.opens", { count: total })} · ${t("statistics.finders", { count: visits.finders })}`}
					</p>
				</div>
				<VisitsChart days={visits.days} />
			</div>
			<div className="grid min-w-0 content-start gap-5">
				<div className="grid gap-0.5">
					<h3 className="text-muted-foreground">{t("statistics.no_result")}</h3>
					<p className="font-semibold text-2xl tabular-nums tracking-tight">{share ?? "–"}</p>
				</div>
				<div className="grid gap-2">
					<h3 className="text-muted-foreground">{t("statistics.origins")}</h3>
					{origins.length === 0 && <p>–</p>}
					<ol className="grid gap-2 empty:hidden">
						{origins.map(({ origin, ready }) => (
							<li key={origin} className="flex items-baseline justify-between gap-4">
								<span className="min-w-0 break-all">{origin}</span>
								<span className="text-muted-foreground tabular-nums">{show(ready)}</span>
							</li>
						))}
					</ol>
				</div>
			</div>
		</Card>
	);
}
