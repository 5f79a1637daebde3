import { type Dispatch, useId } from "react";
import { useTranslation } from "react-i18next";
import type { GridAction } from "../../../components/grid/grid.rules.ts";
import { selectionOf } from "../../../components/grid/grid-state.rules.ts";
import { ROW_HEIGHT, useGridWindow } from "../../../components/grid/use-grid-window.ts";
import { cn } from "../../../lib/cn.ts";
import { useLanguageTag } from "../../../lib/language.ts";
import type { SkuLine } from "./clipboard.rules.ts";
import type { GridItems } from "./grid-items.rules.ts";
import { HeadingRow } from "./heading-row.tsx";
import { type PriceGrid as PriceGridState, problemAt } from "./price-grid.rules.ts";
import { PriceRow } from "./price-row.tsx";
import { rowClasses } from "./row-classes.ts";
import { usePriceInput } from "./use-price-input.ts";

type PriceGridProps = {
	grid: PriceGridState;
	lines: GridItems;
	name: string;
	readOnly: boolean;
	dispatch: Dispatch<GridAction>;
	/** Escape leaves the cells. */
	onLeave: () => void;
	/** Shows the active cell's history. */
	onHistory: () => void;
	/** Sets prices that were pasted by sku. */
	pasteSkus: (lines: readonly SkuLine[]) => void;
};

/**
 * A column of prices by the ARIA grid pattern. Only the lines in view are rendered, and of those only the ones that a
 * key changes are rendered again.
 */
export function PriceGrid({ grid, lines, name, readOnly, dispatch, onLeave, onHistory, pasteSkus }: PriceGridProps) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const id = useId();
	const { scroller, shown, page } = useGridWindow(grid, lines);
	const input = usePriceInput({ grid, lines, page, scroller, readOnly, dispatch, onLeave, onHistory, pasteSkus });
	const { from, to } = selectionOf(grid);
	return (
		<div
			role="grid"
			aria-label={name}
			aria-describedby={`${id}-help`}
			aria-rowcount={lines.items.length + 1}
			aria-colcount={4}
			aria-multiselectable
			aria-readonly={readOnly}
			tabIndex={-1}
			className="flex min-h-0 flex-1 select-none flex-col overflow-hidden rounded-lg border bg-card"
			{...input}
		>
			<p id={`${id}-help`} className="sr-only">
				{t("pricing.help")}
			</p>
			<GridHeader />
			<div
				ref={scroller}
				role="rowgroup"
				translate="no"
				className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain"
			>
				<div style={{ height: lines.items.length * ROW_HEIGHT }}>
					{shown.map((line) => {
						const item = lines.items[line];
						if (!item) return null;
						if (item.type === "heading") return <HeadingRow key={item.key} item={item} line={line} />;
						const { at } = item;
						const isActive = at === grid.active;
						return (
							<PriceRow
								key={item.key}
								part={item.part}
								at={at}
								line={line}
								money={grid.money}
								tag={tag}
								cell={grid.cells[at] ?? null}
								saved={grid.saved[at] ?? null}
								problem={problemAt(grid, at)}
								conflict={grid.conflicts.get(at)}
								isActive={isActive}
								isSelected={at >= from && at <= to}
								edit={isActive ? grid.edit : null}
								readOnly={readOnly}
								dispatch={dispatch}
							/>
						);
					})}
				</div>
			</div>
		</div>
	);
}

function GridHeader() {
	const { t } = useTranslation();
	return (
		<div role="rowgroup" className="border-b bg-muted text-muted-foreground text-xs">
			<div role="row" aria-rowindex={1} className={cn(rowClasses, "h-9 font-medium")}>
				<span role="columnheader">{t("pricing.part")}</span>
				<span role="columnheader" className="text-end max-sm:hidden">
					{t("pricing.base_price")}
				</span>
				<span role="columnheader" className="text-end">
					{t("pricing.special_price")}
				</span>
				<span role="columnheader" className="text-end">
					{t("pricing.visitor_pays")}
				</span>
			</div>
		</div>
	);
}
