import { memo } from "react";
import { useTranslation } from "react-i18next";
import { formatMoney } from "#worker/money/money.rules.ts";
import { useLanguageTag } from "../../../lib/language.ts";
import type { NewPrice } from "./percent.rules.ts";
import type { Part } from "./price-list.rules.ts";
import type { Money } from "./price-text.rules.ts";

type PercentPreviewProps = {
	changes: readonly NewPrice[];
	/** The number of special prices in the range. */
	prices: number;
	tooHigh: number;
	isRead: boolean;
	parts: readonly Part[];
	money: Money;
};

/** A grid can have thousands of cells; this many are shown as examples. */
const SHOWN = 100;

/** The prices that will change, old and new. */
export const PercentPreview = memo(function PercentPreview(props: PercentPreviewProps) {
	const { changes, prices, tooHigh, isRead, parts, money } = props;
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const shown = (minor: number) => formatMoney(minor, money, tag);
	const summary = changes.length === 0 ? t("percent.unchanged") : t("percent.changes", { count: changes.length });
	return (
		<section aria-label={t("percent.preview")} className="grid gap-2">
			<p role="status" className="min-h-5 font-medium">
				{prices === 0 ? t("percent.no_prices") : isRead && summary}
			</p>
			{tooHigh > 0 && (
				<p role="alert" className="text-destructive text-xs">
					{t("percent.too_high", { count: tooHigh })}
				</p>
			)}
			{changes.length > 0 && (
				// A scrolling list has to be reachable by keyboard.
				// biome-ignore lint/a11y/noNoninteractiveTabindex: so that it can be scrolled without a mouse
				<ul tabIndex={0} className="max-h-52 overflow-y-auto rounded-lg border bg-card text-sm tabular-nums">
					{changes.slice(0, SHOWN).map(({ at, from, to }) => (
						<li key={at} className="flex items-baseline gap-2 border-b px-3 py-1.5 last:border-b-0">
							<span className="min-w-0 flex-1 truncate text-muted-foreground">{parts[at]?.sku}</span>
							<del className="text-muted-foreground">{shown(from)}</del>
							<span aria-hidden>→</span>
							<ins className="min-w-20 text-end font-medium no-underline">{shown(to)}</ins>
						</li>
					))}
					{changes.length > SHOWN && (
						<li className="px-3 py-1.5 text-muted-foreground">
							{t("percent.more", { count: changes.length - SHOWN })}
						</li>
					)}
				</ul>
			)}
		</section>
	);
});
