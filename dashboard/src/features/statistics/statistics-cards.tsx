import { useQuery } from "@tanstack/react-query";
import { LoadProblem } from "../../components/load-problem.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { NumberTiles } from "./number-tiles.tsx";
import { statisticsQuery } from "./statistics.api.ts";
import { UndeliveredMessages } from "./undelivered-messages.tsx";
import { VisitsCard } from "./visits-card.tsx";

/** The numbers of the overview. */
export function StatisticsCards() {
	const { data, error, refetch } = useQuery(statisticsQuery());
	if (data)
		return (
			<>
				<UndeliveredMessages messages={data.undelivered} />
				<NumberTiles statistics={data} />
				<VisitsCard statistics={data} />
			</>
		);
	if (!error) return <StatisticsSkeleton />;
	return <LoadProblem error={error} refetch={refetch} />;
}

/** Reserves the space of what is loading, so that nothing below it moves. */
const StatisticsSkeleton = () => (
	<>
		<div className="grid gap-4 @lg/page:grid-cols-2 @4xl/page:grid-cols-4">
			{[1, 2, 3, 4].map((tile) => (
				<Skeleton key={tile} className="h-31.5 last:h-41.25 @lg/page:nth-[n+3]:h-46 @4xl/page:nth-[n]:h-41.25" />
			))}
		</div>
		<Skeleton className="h-116 @md/page:h-111 @wide/page:h-74.5" />
	</>
);
