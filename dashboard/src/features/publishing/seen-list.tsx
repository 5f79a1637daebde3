import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Badge } from "../../components/ui/badge.tsx";
import { Card } from "../../components/ui/card.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { formatAgo, formatDateTime } from "../../lib/format.ts";
import { useLanguageTag } from "../../lib/language.ts";
import { seenQuery } from "./publishing.api.ts";

/** Where the finder was seen, and when: the proof that publishing worked. */
export function SeenList({ id }: { id: number }) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const { data, dataUpdatedAt } = useQuery(seenQuery(id));
	return (
		<Card aria-labelledby="seen" className="grid gap-4 p-5">
			<h2 id="seen" className="font-semibold leading-6">
				{t("publish.seen")}
			</h2>
			{!data && <Skeleton className="h-16" />}
			{data?.length === 0 && (
				<p className="text-pretty text-muted-foreground leading-relaxed">{t("publish.not_seen")}</p>
			)}
			<ul className="grid gap-3 empty:hidden">
				{data?.map(({ origin, lastSeenAt, allowed }) => (
					<li key={origin} className="grid gap-1 border-t pt-3 first:border-t-0 first:pt-0">
						<div className="flex flex-wrap items-center justify-between gap-2">
							<span className="min-w-0 break-all font-medium">{origin}</span>
							{!allowed && <Badge variant="warning">{t("publish.not_allowed")}</Badge>}
						</div>
						<time
							dateTime={lastSeenAt}
							title={formatDateTime(lastSeenAt, tag)}
							className="text-muted-foreground text-xs"
						>
							{formatAgo(lastSeenAt, dataUpdatedAt, tag)}
						</time>
					</li>
				))}
			</ul>
		</Card>
	);
}
