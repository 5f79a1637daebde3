import { type Dispatch, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { cn } from "../../../lib/cn.ts";
import type { GridAction } from "./grid.rules.ts";
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
	const { part, cell, saved, problem, conflict, isActive, isSelected, edit, readOnly, money, placeholder } = props;
	const { t } = useTranslation();
	const element = useFocusOfGrid(isActive && edit === null);
	const isChanged = cell !== saved;
	const text = plainPrice(cell, money);
	return (
		<div
			ref={element}
			role="gridcell"
			data-cell
			tabIndex={isActive ? 0 : -1}
			aria-labelledby={`${part.key}-name ${part.key}-price`}
			aria-selected={isSelected}
			aria-readonly={readOnly}
			aria-invalid={problem !== null}
			aria-describedby={problem !== null || conflict !== undefined ? `${part.key}-note` : undefined}
			className={cn(
				"flex h-9 min-w-0 cursor-cell items-center justify-end gap-1 rounded-md border bg-background px-2 tabular-nums outline-none",
				isSelected && "border-ring/60",
				isChanged && "border-info bg-info-soft font-medium text-info",
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
				<CellInput {...props} edit={edit} />
			)}
			<span aria-hidden className="text-muted-foreground text-xs">
				{money.sign}
			</span>
		</div>
	);
}

/** Takes the focus when the cell becomes active while the grid has the focus. */
function useFocusOfGrid(isWanted: boolean) {
	const element = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		const grid = element.current?.closest("[role=grid]");
		const focused = document.activeElement;
		// The field that was edited no longer exists, so it lost the focus.
		const isOurs = grid?.contains(focused) || grid?.getAttribute("data-typing") === "yes";
		if (isWanted && isOurs) element.current?.focus({ preventScroll: true });
		if (isWanted) grid?.removeAttribute("data-typing");
	}, [isWanted]);
	return element;
}

function CellInput({ part, money, edit, placeholder, dispatch }: PriceCellProps & { edit: string }) {
	const input = useRef<HTMLInputElement>(null);
	useLayoutEffect(() => {
		const field = input.current;
		field?.focus({ preventScroll: true });
		field?.setSelectionRange(field.value.length, field.value.length);
		field?.closest("[role=grid]")?.setAttribute("data-typing", "yes");
	}, []);
	return (
		<input
			ref={input}
			id={`${part.key}-price`}
			aria-labelledby={`${part.key}-name`}
			className="w-full min-w-0 select-text bg-transparent text-end text-base text-foreground outline-none placeholder:text-muted-foreground md:text-sm"
			inputMode={money.allowCents && money.digits > 0 ? "decimal" : "numeric"}
			autoComplete="off"
			enterKeyHint="next"
			placeholder={placeholder}
			value={edit}
			onChange={(event) => dispatch({ type: "edit", text: event.target.value })}
			onBlur={(event) => {
				event.currentTarget.closest("[role=grid]")?.removeAttribute("data-typing");
				dispatch({ type: "commit" });
			}}
		/>
	);
}
