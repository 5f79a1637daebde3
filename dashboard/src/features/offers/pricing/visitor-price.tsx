import { useQuery } from "@tanstack/react-query";
import { memo, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Finder } from "#worker/finders/finder.schema.ts";
import { Label } from "../../../components/ui/label.tsx";
import { NativeSelect } from "../../../components/ui/native-select.tsx";
import { cn } from "../../../lib/cn.ts";
import type { Part, Pricing } from "./price-list.rules.ts";
import type { Cell } from "./price-text.rules.ts";
import { setsQuery } from "./pricing.api.ts";
import { type OfferedPair, type OwnProducts, offeredPairs } from "./visitor-price.rules.ts";
import { VisitorProducts } from "./visitor-products.tsx";

type VisitorPriceProps = {
	finder: Finder;
	pricing: Pricing;
	/** The parts that are being priced, and their cells. */
	parts: readonly Part[];
	cells: readonly Cell[];
	/** Until sizes are chosen, they follow the active part. */
	active: Part | undefined;
	/** On a phone it replaces the cells. */
	isShown: boolean;
};

/** The offer for a visitor whose car needs some sizes, with prices, before anything is saved. */
export const VisitorPrice = memo(function VisitorPrice(props: VisitorPriceProps) {
	const { finder, pricing, parts, cells, active, isShown } = props;
	const { t } = useTranslation();
	const { data } = useQuery(setsQuery(finder.id));
	const pairs = useMemo(() => offeredPairs(pricing.groups, data?.pairs ?? []), [pricing.groups, data]);
	const [chosen, setChosen] = useState<string | null>(null);
	const [chosenRear, setRear] = useState<string | null>(null);
	const pairChoices = useMemo(() => pairs.map((one): Choice => [toKey(one), toSizes(one)]), [pairs]);
	const rearChoices = useMemo(
		() => [["", "–"] as const, ...(data?.rears ?? []).map((size): Choice => [String(size), `${size}″`])],
		[data],
	);
	const pair = pairs.find((one) => toKey(one) === chosen) ?? pairWith(pairs, active);
	const rear =
		chosenRear ??
		(active?.kind === "rear" && data?.rears.includes(active.lengthInch ?? 0) ? String(active.lengthInch) : "");
	return (
		<aside
			aria-label={t("pricing.visitor")}
			className={cn(
				"grid min-h-0 content-start gap-4 overflow-y-auto rounded-lg border bg-background p-4 lg:w-72 xl:w-80",
				!isShown && "max-lg:hidden",
			)}
		>
			<h2 className="font-semibold leading-5">{t("pricing.visitor")}</h2>
			{!pair && <p className="text-muted-foreground">{t("pricing.no_sets")}</p>}
			{pair && (
				<>
					<div className="grid grid-cols-2 gap-3">
						<ChoiceSelect label={t("pricing.set")} value={toKey(pair)} choices={pairChoices} onChange={setChosen} />
						<ChoiceSelect label={t("pricing.rear_size")} value={rear} choices={rearChoices} onChange={setRear} />
					</div>
					<VisitorProducts
						pricing={pricing}
						parts={parts}
						cells={cells}
						own={data ?? NO_PRODUCTS}
						driver={pair.driver}
						passenger={pair.passenger}
						rear={rear === "" ? null : Number(rear)}
					/>
				</>
			)}
		</aside>
	);
});

const NO_PRODUCTS: OwnProducts = { prices: [], bundles: [] };

/** The set that most assortments have completely, preferably one with the part's size. */
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

type Choice = readonly [value: string, name: string];
type ChoiceProps = { label: string; value: string; choices: readonly Choice[]; onChange: (value: string) => void };

/** A catalogue has hundreds of pairs: they are rendered once, for any selection. */
function ChoiceSelect({ label, value, choices, onChange }: ChoiceProps) {
	const options = useMemo(
		() =>
			choices.map(([key, name]) => (
				<option key={key} value={key}>
					{name}
				</option>
			)),
		[choices],
	);
	return (
		<Label className="grid content-start gap-1.5 text-xs">
			{label}
			<NativeSelect value={value} onChange={(event) => onChange(event.target.value)}>
				{options}
			</NativeSelect>
		</Label>
	);
}
