import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/ui/button.tsx";
import { Callout } from "../../components/ui/callout.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { problemText } from "../../lib/problem-text.ts";
import { insightsQuery } from "./insights.api.ts";
import { NumberTiles } from "./number-tiles.tsx";
import { VisitsCard } from "./visits-card.tsx";

/** What is there, and what goes on. */
export function InsightCards() {
	const { t } = useTranslation();
	const { data, error, refetch } = useQuery(insightsQuery());
	if (data)
		return (
			<>
				<NumberTiles insights={data} />
				<VisitsCard insights={data} />
			</>
		);
	if (!error) return <Skeleton className="h-96" />;
	return (
		<Callout variant="problem" role="alert">
			{problemText(error)}{" "}
			<Button variant="link" size="inline" onClick={() => void refetch()}>
				{t("action.retry")}
			</Button>
		</Callout>
	);
}
