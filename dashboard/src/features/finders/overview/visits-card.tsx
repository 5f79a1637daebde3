import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Finder } from "#worker/finders/finder.schema.ts";
import { VISIT_DAYS } from "#worker/statistics/finder-statistics.rules.ts";
import type { Visits } from "#worker/statistics/finder-statistics.schema.ts";
import { LoadProblem } from "../../../components/load-problem.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { numberFormat } from "../../../lib/intl.ts";
import { useLanguageTag } from "../../../lib/language.ts";
import { overviewQuery } from "../finder.api.ts";

const NUMBERS = [
	["ready", "overview.ready"],
	["vehicles", "overview.vehicles"],
	["results", "overview.results"],
	["noResults", "overview.no_results"],
	["noCars", "overview.no_cars"],
	["productClicks", "overview.clicks"],
] as const;

/** Recent visits, from opening the finder to following a product link. */
export function VisitsCard({ finder }: { finder: Finder }) {
	const { t } = useTranslation();
	const { data, error, refetch } = useQuery(overviewQuery(finder.id));
	return (
		<Card aria-labelledby="visits" className="grid content-start gap-4 p-5 md:p-6">
			<h2 id="visits" className="font-semibold text-base">
				{t("overview.visits", { count: VISIT_DAYS })}
			</h2>
			<LoadProblem error={error} refetch={refetch} />
			{!data && !error && <Skeleton className="h-32" />}
			{data && (data.visits.ready > 0 ? <Numbers visits={data.visits} /> : <NoVisits />)}
		</Card>
	);
}

function NoVisits() {
	const { t } = useTranslation();
	return <p className="text-pretty text-muted-foreground leading-relaxed">{t("overview.no_visits")}</p>;
}

/** Each number with a bar relative to the largest. */
function Numbers({ visits }: { visits: Visits }) {
	const { t } = useTranslation();
	const number = numberFormat(useLanguageTag());
	const largest = Math.max(...NUMBERS.map(([name]) => visits[name]));
	return (
		<dl className="grid gap-3">
			{NUMBERS.map(([name, text]) => (
				<div key={name} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1">
					<dt className="text-muted-foreground">{t(text)}</dt>
					<dd className="font-semibold tabular-nums">{number.format(visits[name])}</dd>
					<dd aria-hidden className="col-span-2 h-1.5 overflow-hidden rounded-full bg-secondary">
						<span
							className="block h-full rounded-full bg-primary forced-color-adjust-none forced-colors:bg-[Highlight]"
							style={{ width: `${(visits[name] / largest) * 100}%` }}
						/>
					</dd>
				</div>
			))}
		</dl>
	);
}
