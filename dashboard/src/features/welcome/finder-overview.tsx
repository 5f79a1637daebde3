import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { parseResponse } from "hono/client";
import { useTranslation } from "react-i18next";
import { LoadProblem } from "../../components/load-problem.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { adminApi } from "../../lib/api.ts";
import { formatAgo, formatNumber } from "../../lib/format.ts";
import { useLanguageTag } from "../../lib/language.ts";

const LATEST = { page: 1, pageSize: 5, search: "", sortField: "updatedAt", sortOrder: "desc" } as const;

/** The number of configurations, and the most recently edited ones. */
export function FinderOverview() {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const { data, error, refetch } = useQuery({
		queryKey: ["finders", "list", LATEST],
		queryFn: () => parseResponse(adminApi.config.list.$post({ json: LATEST })),
	});
	if (!data && error) return <LoadProblem error={error} refetch={refetch} />;
	if (!data) return <Skeleton className="h-40" />;
	return (
		<div className="grid gap-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-10">
			<p className="grid content-start">
				<span className="font-semibold text-4xl tabular-nums tracking-tight">
					{formatNumber(data.totalItemCount, tag)}
				</span>
				<span className="text-muted-foreground">{t("welcome.configured")}</span>
			</p>
			<ul className="grid">
				{data.data.map((finder) => (
					<li
						key={finder.id}
						className="flex flex-wrap items-baseline justify-between gap-x-4 border-t py-2.5 first:border-t-0 first:pt-0"
					>
						<Link
							to="/c/settings"
							search={{ finder: finder.id }}
							className="min-w-0 wrap-anywhere rounded font-medium underline-offset-4 outline-none hover:underline focus-visible:ring-3 focus-visible:ring-ring/50"
						>
							{finder.label}
						</Link>
						<span className="text-muted-foreground text-xs">{formatAgo(finder.updatedAt, Date.now(), tag)}</span>
					</li>
				))}
			</ul>
		</div>
	);
}
