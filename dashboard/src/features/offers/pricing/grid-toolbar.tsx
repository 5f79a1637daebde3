import { ArrowDownToLine, Eraser, Redo2, Undo2 } from "lucide-react";
import { type Dispatch, memo } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../components/ui/button.tsx";
import { Toolbar, ToolbarButton } from "../../../components/ui/toolbar.tsx";
import type { GridAction } from "./grid.rules.ts";
import type { Money } from "./price-text.rules.ts";
import { SetAllButton } from "./set-all-button.tsx";

type GridToolbarProps = {
	money: Money;
	total: number;
	canUndo: boolean;
	canRedo: boolean;
	dispatch: Dispatch<GridAction>;
	focusGrid: () => void;
};

/** What else can be done to the cells, for those who don't know the keys. Each leads back into the grid. */
export const GridToolbar = memo(function GridToolbar(props: GridToolbarProps) {
	const { money, total, canUndo, canRedo, dispatch, focusGrid } = props;
	const { t } = useTranslation();
	const does = (type: "undo" | "redo" | "fillDown" | "clearAll") => () => {
		dispatch({ type });
		focusGrid();
	};
	const tools = [
		{ type: "fillDown", icon: ArrowDownToLine, label: t("pricing.fill_down"), keys: "Ctrl+D", isOff: false },
		{ type: "clearAll", icon: Eraser, label: t("pricing.clear_all"), keys: "", isOff: false },
		{ type: "undo", icon: Undo2, label: t("pricing.undo"), keys: "Ctrl+Z", isOff: !canUndo },
		{ type: "redo", icon: Redo2, label: t("pricing.redo"), keys: "Ctrl+Y", isOff: !canRedo },
	] as const;
	return (
		<Toolbar aria-label={t("toolbar.prices")} className="flex-nowrap items-center gap-1.5 sm:flex-wrap sm:gap-2">
			<SetAllButton
				money={money}
				total={total}
				onSet={(cell) => dispatch({ type: "setAll", cell })}
				onDone={focusGrid}
			/>
			{tools.map(({ type, icon: Icon, label, keys, isOff }) => (
				<ToolbarButton key={type} asChild disabled={isOff}>
					<Button
						variant="outline"
						size="sm"
						className="max-sm:w-9 max-sm:px-0"
						title={keys === "" ? label : `${label} (${keys})`}
						onClick={does(type)}
					>
						<Icon />
						<span className="max-sm:sr-only">{label}</span>
					</Button>
				</ToolbarButton>
			))}
		</Toolbar>
	);
});
