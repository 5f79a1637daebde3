import { memo } from "react";
import { useTranslation } from "react-i18next";
import { formatMoney } from "#worker/money/money.rules.ts";
import { BASE, BASE_CURRENCY } from "#worker/money/price.rules.ts";
import { ROW_HEIGHT } from "../../../components/grid/use-grid-window.ts";
import { cn } from "../../../lib/cn.ts";
import { formatCentimetres } from "../../../lib/format.ts";
import { AllowCentsButton } from "./allow-cents-button.tsx";
import { PriceCell, type PriceRowProps } from "./price-cell.tsx";
import { type Part, visitorPriceOf } from "./price-list.rules.ts";
import { type PriceProblem, plainPrice, readPrice } from "./price-text.rules.ts";
import { rowClasses } from "./row-classes.ts";

/** A part: its name, base price, special price, and the visitor's price. */
export const PriceRow = memo(function PriceRow(props: PriceRowProps) {
	const { part, line, tag } = props;
	return (
		<div
			role="row"
			aria-rowindex={line + 2}
			style={{ height: ROW_HEIGHT, transform: `translateY(${line * ROW_HEIGHT}px)` }}
			className={cn(rowClasses, "absolute inset-x-0 top-0 border-b", props.isSelected && "bg-info-soft/60")}
		>
			<span role="rowheader" id={`${part.key}-name`} className="min-w-0 leading-tight">
				<PartName part={part} tag={tag} />
			</span>
			<span role="gridcell" className="text-end text-muted-foreground tabular-nums max-sm:hidden">
				{part.base === null ? "–" : formatMoney(part.base, BASE, tag)}
			</span>
			<PriceCell {...props} placeholder={placeholder(props)} />
			<span role="gridcell" id={`${part.key}-note`} className="min-w-0 text-end text-xs leading-tight">
				<Note {...props} />
			</span>
		</div>
	);
});

/** The base price, if it is used without a special one. */
const placeholder = ({ part, money }: PriceRowProps): string =>
	money.iso === BASE_CURRENCY && part.base !== null ? plainPrice(part.base, money) : "–";

function PartName({ part, tag }: { part: Part; tag: string }) {
	if (part.lengthInch === null)
		return <span className="line-clamp-2 wrap-anywhere font-medium">{part.technicalName}</span>;
	return (
		<span className="flex flex-wrap gap-x-2">
			<span className="font-medium tabular-nums">{part.lengthInch}″</span>
			{part.lengthCm !== null && (
				<span className="text-muted-foreground tabular-nums">{formatCentimetres(part.lengthCm, tag)}</span>
			)}
		</span>
	);
}

/** Why a price is invalid; if only cents aren't allowed, with the button to allow them. */
function PriceError(props: { problem: PriceProblem; isActive: boolean; onPress: () => void }) {
	const { problem, isActive, onPress } = props;
	const { t } = useTranslation();
	if (problem !== "offers.cents_not_allowed")
		return (
			<span className="line-clamp-3 text-start text-destructive" title={t(problem)}>
				{t(problem)}
			</span>
		);
	return (
		<span className="grid justify-items-end" title={t(problem)}>
			<span className="sr-only">{t(problem)}</span>
			<span aria-hidden className="max-w-full truncate text-destructive max-sm:hidden">
				{t("pricing.cents_off")}
			</span>
			<AllowCentsButton
				onPress={onPress}
				tabIndex={isActive ? 0 : -1}
				className="min-h-6 max-w-full whitespace-normal text-end text-xs leading-tight"
			/>
		</span>
	);
}

/** The cell's error, else what somebody else saved, else the visitor's price. */
function Note({ part, cell, problem, conflict, edit, money, tag, isActive, at, dispatch }: PriceRowProps) {
	const { t } = useTranslation();
	if (problem !== null && edit === null)
		return <PriceError problem={problem} isActive={isActive} onPress={() => dispatch({ type: "move", to: at })} />;
	if (conflict !== undefined) {
		const price = conflict === null ? t("pricing.base_price") : plainPrice(conflict, money);
		return <span className="line-clamp-3 text-start text-warning">{t("pricing.theirs", { price })}</span>;
	}
	const price = visitorPriceOf(part, edit === null ? cell : readPrice(edit, money), money.iso);
	if (price === null) return <span className="text-warning">{t("pricing.not_sold")}</span>;
	return <span className="text-sm tabular-nums">{formatMoney(price, money, tag)}</span>;
}
