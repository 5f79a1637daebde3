import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Finder } from "#worker/finders/finder.schema.ts";
import { Label } from "../../../components/ui/label.tsx";
import { NativeSelect } from "../../../components/ui/native-select.tsx";
import { cn } from "../../../lib/cn.ts";
import { formatPrice } from "../../../lib/format.ts";
import { useLanguageTag } from "../../../lib/language.ts";
import type { Part, Pricing } from "./price-list.rules.ts";
import type { Cell } from "./price-text.rules.ts";
import { setsQuery } from "./pricing.api.ts";
import { draftOffer, type OfferedPair, offeredPairs, productsFor } from "./visitor-price.rules.ts";

type VisitorPriceProps = {
	finder: Finder;
	pricing: Pricing;
	/** The parts that are being priced, and their cells. */
	parts: readonly Part[];
	cells: readonly Cell[];
	/** Until somebody chooses sizes, they follow the part that is being worked on. */
	active: Part | undefined;
	className?: string;
};

/** What a visitor whose car needs some sizes will be offered, and at which sums, before anything is saved. */
export function VisitorPrice({ finder, pricing, parts, cells, active, className }: VisitorPriceProps) {
	const { t } = useTranslation();
	const { data } = useQuery(setsQuery(finder.id));
	const pairs = useMemo(() => offeredPairs(pricing.groups, data?.pairs ?? []), [pricing.groups, data]);
	const [chosen, setChosen] = useState<string | null>(null);
	const [chosenRear, setRear] = useState<string | null>(null);
	const pair = pairs.find((one) => toKey(one) === chosen) ?? pairWith(pairs, active);
	const rear =
		chosenRear ??
		(active?.kind === "rear" && data?.rears.includes(active.lengthInch ?? 0) ? String(active.lengthInch) : "");
	return (
		<aside
			aria-label={t("pricing.visitor")}
			className={cn("grid content-start gap-4 rounded-lg border bg-background p-4", className)}
		>
			<h2 className="font-semibold leading-5">{t("pricing.visitor")}</h2>
			{!pair && <p className="text-muted-foreground">{t("pricing.no_sets")}</p>}
			{pair && (
				<>
					<div className="grid grid-cols-2 gap-3">
						<Choice
							label={t("pricing.set")}
							value={toKey(pair)}
							choices={pairs.map((one) => [toKey(one), toSizes(one)])}
							onChange={setChosen}
						/>
						<Choice
							label={t("pricing.rear_size")}
							value={rear}
							choices={[["", "–"], ...(data?.rears ?? []).map((size): [string, string] => [String(size), `${size}″`])]}
							onChange={setRear}
						/>
					</div>
					<Products
						pricing={pricing}
						parts={parts}
						cells={cells}
						sizes={{ driver: pair.driver, passenger: pair.passenger, rear: rear === "" ? null : Number(rear) }}
					/>
				</>
			)}
		</aside>
	);
}

/** The set that most assortments have whole, of those with the part's size where there are any. */
function pairWith(pairs: OfferedPair[], part: Part | undefined): OfferedPair | undefined {
	const size = part?.kind === "front" ? part.lengthInch : null;
	const withSize = pairs.filter(({ driver, passenger }) => driver === size || passenger === size);
	return (withSize.length > 0 ? withSize : pairs).reduce<OfferedPair | undefined>(
		(best, pair) => (best && best.offered >= pair.offered ? best : pair),
		undefined,
	);
}

type Pair = { driver: number; passenger: number | null };
const toKey = ({ driver, passenger }: Pair): string => `${driver}-${passenger ?? ""}`;
const toSizes = ({ driver, passenger }: Pair): string =>
	passenger === null ? `${driver}″` : `${driver}″ + ${passenger}″`;

type ChoiceProps = { label: string; value: string; choices: [string, string][]; onChange: (value: string) => void };

const Choice = ({ label, value, choices, onChange }: ChoiceProps) => (
	<Label className="grid content-start gap-1.5 text-xs">
		{label}
		<NativeSelect value={value} onChange={(event) => onChange(event.target.value)}>
			{choices.map(([key, name]) => (
				<option key={key} value={key}>
					{name}
				</option>
			))}
		</NativeSelect>
	</Label>
);

type ProductsProps = Pick<VisitorPriceProps, "pricing" | "parts" | "cells"> & { sizes: Pair & { rear: number | null } };

function Products({ pricing, parts, cells, sizes }: ProductsProps) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const places = useMemo(() => new Map(parts.map(({ key }, at) => [key, at])), [parts]);
	const draftOf = (part: Part): number | null => {
		const at = places.get(part.key);
		const cell = at === undefined ? part.special : (cells[at] ?? null);
		return typeof cell === "string" ? part.special : cell;
	};
	const products = productsFor(draftOffer(pricing, draftOf, sizes), sizes);
	const before = new Map(
		productsFor(
			draftOffer(pricing, ({ special }) => special, sizes),
			sizes,
		).map(({ sku, price }) => [sku, price]),
	);
	if (products.length === 0) return <p className="text-muted-foreground">{t("pricing.nothing_sold")}</p>;
	return (
		<ul className="grid gap-3">
			{products.map(({ sku, brand, series, price, parts: own }) => (
				<li key={sku} className="grid gap-0.5 border-t pt-3 first:border-t-0 first:pt-0">
					<div className="flex items-baseline justify-between gap-3">
						<span className="min-w-0 break-words font-medium">
							{brand} {series}
						</span>
						<span className="whitespace-nowrap font-semibold tabular-nums">
							{formatPrice(price, pricing.money, tag)}
						</span>
					</div>
					<div className="flex items-baseline justify-between gap-3 text-muted-foreground text-xs tabular-nums">
						<span>{own.map((part) => formatPrice(part.price, pricing.money, tag)).join(" + ")}</span>
						{before.get(sku) !== price && (
							<span className="whitespace-nowrap">
								{before.has(sku)
									? t("pricing.until_now", { price: formatPrice(before.get(sku) ?? 0, pricing.money, tag) })
									: t("pricing.not_sold_before")}
							</span>
						)}
					</div>
				</li>
			))}
		</ul>
	);
}
