import { useQuery } from "@tanstack/react-query";
import { Radio, RadioTower } from "lucide-react";
import { useTranslation } from "react-i18next";
import { SANDBOX_ORIGIN } from "#worker/finders/finder.rules.ts";
import type { Finder } from "#worker/finders/finder.schema.ts";
import { isConnected } from "#worker/statistics/statistics.rules.ts";
import { LoadProblem } from "../../components/load-problem.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { Card } from "../../components/ui/card.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { formatAgo } from "../../lib/format.ts";
import { useLanguageTag } from "../../lib/language.ts";
import { NotSeenChecks } from "./not-seen-checks.tsx";
import { seenQuery } from "./publishing.api.ts";
import { SeenOrigins } from "./seen-origins.tsx";

type ConnectionCardProps = { finder: Finder; onAllow?: ((origin: string) => void) | undefined };

/** Whether the finder runs on a shop's page, or what to check if it does not, or not any more. */
export function ConnectionCard({ finder, onAllow }: ConnectionCardProps) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const { data, error, refetch, dataUpdatedAt } = useQuery(seenQuery(finder.id));
	const own = data?.filter(({ origin, allowed }) => allowed && origin !== SANDBOX_ORIGIN) ?? [];
	const live = own.find(({ lastSeenAt }) => isConnected(lastSeenAt, dataUpdatedAt));
	const shown = live ?? own.toSorted((a, b) => b.lastSeenAt.localeCompare(a.lastSeenAt))[0];
	return (
		<Card aria-labelledby="seen" className="grid gap-4 p-5">
			<div className="flex flex-wrap items-center justify-between gap-2">
				<h2 id="seen" className="font-semibold leading-6">
					{t("publish.connection")}
				</h2>
				{data && <ConnectionBadge isLive={live !== undefined} wasSeen={shown !== undefined} />}
			</div>
			{!data && <LoadProblem error={error} refetch={refetch} />}
			{!data && !error && <Skeleton className="h-16" />}
			{data && (
				<p aria-live="polite" className="text-pretty leading-relaxed">
					{shown
						? t(live ? "publish.connected" : "publish.lost", {
								origin: shown.origin,
								when: formatAgo(shown.lastSeenAt, dataUpdatedAt, tag),
							})
						: t("publish.not_seen")}
				</p>
			)}
			{data && !live && <NotSeenChecks finder={finder} />}
			{data && data.length > 0 && <SeenOrigins seen={data} now={dataUpdatedAt} onAllow={onAllow} />}
		</Card>
	);
}

function ConnectionBadge({ isLive, wasSeen }: { isLive: boolean; wasSeen: boolean }) {
	const { t } = useTranslation();
	return isLive ? (
		<Badge variant="success">
			<Radio aria-hidden />
			{t("status.connected")}
		</Badge>
	) : (
		<Badge>
			<RadioTower aria-hidden />
			{t(wasSeen ? "publish.disconnected" : "publish.waiting")}
		</Badge>
	);
}
