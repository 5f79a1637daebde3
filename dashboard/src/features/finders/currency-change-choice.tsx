import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type CurrencyChange, changedPrice, type PriceFate } from "#worker/money/currency-change.rules.ts";
import type { Currency } from "#worker/money/money.rules.ts";
import { formatMoney } from "#worker/money/money.rules.ts";
import { cn } from "../../lib/cn.ts";
import { useLanguageTag } from "../../lib/language.ts";

type CurrencyChangeChoiceProps = {
	fate: PriceFate;
	/** False: not known yet. */
	change: CurrencyChange | false;
	isChosen: boolean;
	/** In currency units. */
	prices: readonly number[];
	from: Currency | undefined;
	to: Currency & { allowCents: boolean };
	onChoose: () => void;
	/** What else has to be entered. */
	children: ReactNode;
};

const SAMPLES = 3;

/** One option for the prices, with examples of its result. */
export function CurrencyChangeChoice({
	fate,
	change,
	isChosen,
	prices,
	from,
	to,
	onChoose,
	children,
}: CurrencyChangeChoiceProps) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const texts = {
		convert: [t("currency.convert"), t("currency.convert_hint")],
		keep: [t("currency.keep"), t("currency.keep_hint")],
		drop: [t("currency.drop"), t("currency.drop_hint")],
	};
	const [name, hint] = texts[fate];
	const samples = [...new Set(prices)].slice(0, SAMPLES).flatMap((units) => {
		if (!from || !change) return [];
		const minor = Math.round(units * 10 ** from.digits);
		const after = changedPrice(minor, from, to, change);
		return [[formatMoney(minor, from, tag), after === null ? "–" : formatMoney(after, to, tag)] as const];
	});
	return (
		<div className={cn("grid gap-3 rounded-lg border p-3", isChosen && "border-ring bg-accent/40")}>
			<label className="flex cursor-pointer items-start gap-3">
				<input type="radio" name="fate" className="mt-1 size-4 accent-primary" checked={isChosen} onChange={onChoose} />
				<span className="grid gap-0.5">
					<span className="font-medium">{name}</span>
					<span className="text-muted-foreground text-xs">{hint}</span>
				</span>
			</label>
			{isChosen && (children || samples.length > 0) && (
				<div className="grid gap-3 ps-7">
					{children}
					<ul aria-label={t("currency.samples")} className="grid gap-1 text-sm tabular-nums empty:hidden">
						{samples.map(([before, after]) => (
							<li key={before} className="flex gap-2">
								<del className="text-muted-foreground">{before}</del>
								<span aria-hidden>→</span>
								<ins className="font-medium no-underline">{after}</ins>
							</li>
						))}
					</ul>
				</div>
			)}
		</div>
	);
}
