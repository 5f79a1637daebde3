import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { PriceHistoryEntry } from "#worker/offers/pricing.schema.ts";
import { LoadProblem } from "../../../components/load-problem.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { formatDateTime, formatUnits } from "../../../lib/format.ts";
import { useLanguageTag } from "../../../lib/language.ts";
import { ActivityWho } from "../../audit/activity-who.tsx";
import { currenciesQuery } from "../../companies/select-lists.api.ts";
import type { Money } from "./price-text.rules.ts";
import { priceHistoryQuery } from "./pricing.api.ts";

type PriceHistoryListProps = { finderId: number; sku: string; skus: readonly string[]; money: Money };

/** The price changes of some parts, latest first, with more on demand. */
export function PriceHistoryList({ finderId, sku, skus, money }: PriceHistoryListProps) {
	const { t } = useTranslation();
	const query = useInfiniteQuery(priceHistoryQuery(finderId, skus));
	const entries = query.data?.pages.flatMap(({ data }) => data) ?? [];
	return (
		<>
			<LoadProblem error={query.error} refetch={query.refetch} />
			{query.isPending && <Skeleton className="h-40" />}
			{query.data && entries.length === 0 && <p className="text-muted-foreground">{t("history.none", { sku })}</p>}
			{entries.length > 0 && (
				<ol aria-label={t("history.title")} className="divide-y rounded-lg border">
					{entries.map((entry) => (
						<HistoryEntry key={`${entry.id} ${entry.sku}`} entry={entry} showsSku={skus.length > 1} money={money} />
					))}
				</ol>
			)}
			{query.hasNextPage && (
				<Button
					variant="outline"
					size="sm"
					className="self-start"
					busy={query.isFetchingNextPage}
					onClick={() => void query.fetchNextPage()}
				>
					{t("history.more")}
				</Button>
			)}
		</>
	);
}

function HistoryEntry({ entry, showsSku, money }: { entry: PriceHistoryEntry; showsSku: boolean; money: Money }) {
	const { at, sku, from, to, fromCurrency, toCurrency, who, bySupport } = entry;
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const { data: currencies = [] } = useQuery(currenciesQuery());
	const shown = (units: number | null, sign: string) => {
		const iso = currencies.find((one) => one.sign === sign)?.iso ?? money.iso;
		return units === null ? t("pricing.base_price") : formatUnits(units, { sign, iso }, tag);
	};
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-3 py-2.5">
			<div className="grid gap-0.5">
				<span className="flex flex-wrap gap-x-2 font-medium tabular-nums">
					{showsSku && <span className="font-normal text-muted-foreground">{sku}</span>}
					<del className="font-normal text-muted-foreground">{shown(from, fromCurrency)}</del>
					<span aria-hidden>→</span>
					<ins className="no-underline">{shown(to, toCurrency)}</ins>
				</span>
				<time dateTime={at} className="text-muted-foreground text-xs">
					{formatDateTime(at, tag)}
				</time>
			</div>
			<div className="text-end">
				<ActivityWho who={who} bySupport={bySupport} />
			</div>
		</li>
	);
}
