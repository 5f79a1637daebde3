import type { Dispatch } from "react";
import { useTranslation } from "react-i18next";
import { isSignFirst } from "#worker/money/money.rules.ts";
import { CellInput } from "../../../components/grid/cell-input.tsx";
import type { GridAction } from "../../../components/grid/grid.rules.ts";
import { useCellFocus } from "../../../components/grid/use-cell-focus.ts";
import { cn } from "../../../lib/cn.ts";
import type { Part } from "./price-list.rules.ts";
import { type Cell, type Money, type PriceProblem, plainPrice } from "./price-text.rules.ts";

export type PriceRowProps = {
	part: Part;
	/** The indices of its cell and of its line. */
	at: number;
	line: number;
	money: Money;
	tag: string;
	cell: Cell;
	saved: number | null;
	problem: PriceProblem | null;
	/** What somebody else has saved in the meantime; undefined: nothing to decide. */
	conflict: number | null | undefined;
	isActive: boolean;
	isSelected: boolean;
	/** The text being typed; null: none. */
	edit: string | null;
	readOnly: boolean;
	dispatch: Dispatch<GridAction>;
};

type PriceCellProps = PriceRowProps & { placeholder: string };

/** The cell that is navigated to, selected and edited. */
export function PriceCell(props: PriceCellProps) {
	const { part, at, cell, saved, problem, conflict, isActive, isSelected, edit, readOnly } = props;
	const { money, tag, placeholder, dispatch } = props;
	const { t } = useTranslation();
	const element = useCellFocus(isActive && edit === null);
	const isChanged = cell !== saved;
	const text = plainPrice(cell, money);
	return (
		<div
			ref={element}
			role="gridcell"
			data-cell={at}
			tabIndex={isActive ? 0 : -1}
			aria-labelledby={`${part.key}-name ${part.key}-price`}
			aria-selected={isSelected}
			aria-readonly={readOnly}
			aria-invalid={problem !== null}
			aria-describedby={problem !== null || conflict !== undefined ? `${part.key}-note` : undefined}
			className={cn(
				"flex h-9 min-w-0 cursor-cell items-center justify-end gap-1 rounded-md border bg-background px-2 tabular-nums outline-none",
				isSelected && "border-ring/60",
				isChanged && "border-info bg-info-soft font-medium text-info forced-colors:border-dashed",
				conflict !== undefined && "border-warning bg-warning-soft text-warning",
				problem !== null && edit === null && "border-destructive bg-card text-destructive",
				isActive && "ring-2 ring-ring/60 focus:ring-3 focus:ring-ring",
			)}
		>
			{edit === null ? (
				<span id={`${part.key}-price`} className={cn("truncate", text === "" && "text-muted-foreground")}>
					{text === "" ? placeholder : text}
					{isChanged && <span className="sr-only"> ({t("pricing.changed")})</span>}
				</span>
			) : (
				<CellInput
					id={`${part.key}-price`}
					labelledBy={`${part.key}-name`}
					inputMode={money.allowCents && money.digits > 0 ? "decimal" : "numeric"}
					placeholder={placeholder}
					edit={edit}
					dispatch={dispatch}
				/>
			)}
			<span aria-hidden className={cn("text-muted-foreground text-xs", isSignFirst(money, tag) && "order-first")}>
				{money.sign}
			</span>
		</div>
	);
}
