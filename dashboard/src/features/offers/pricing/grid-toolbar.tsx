import { ArrowDownToLine, Eraser, History, Percent, Redo2, Tag, Undo2 } from "lucide-react";
import { type Dispatch, memo } from "react";
import { useTranslation } from "react-i18next";
import type { GridAction } from "../../../components/grid/grid.rules.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Toolbar, ToolbarButton } from "../../../components/ui/toolbar.tsx";
import type { GridTool } from "./grid-dialogs.tsx";

type GridToolbarProps = {
	/** Cells can be selected and copied, not changed. */
	readOnly: boolean;
	canUndo: boolean;
	canRedo: boolean;
	dispatch: Dispatch<GridAction>;
	focusGrid: () => void;
	/** Opens the tool's dialog. */
	onTool: (tool: GridTool) => void;
};

/** The other actions for users who don't know the keys. Each returns the focus to the grid. */
export const GridToolbar = memo(function GridToolbar(props: GridToolbarProps) {
	const { readOnly, canUndo, canRedo, dispatch, focusGrid, onTool } = props;
	const { t } = useTranslation();
	const dispatchOf = (type: "undo" | "redo" | "fillDown" | "clearAll") => () => {
		dispatch({ type });
		focusGrid();
	};
	const history = {
		...{ icon: History, label: t("history.title"), keys: `${t("keys.shift")}+F2`, isOff: false },
		use: () => onTool("history"),
	};
	const control = t("keys.control");
	const changing = [
		{ icon: Tag, label: t("pricing.set_all"), keys: "", isOff: false, use: () => onTool("setAll") },
		{ icon: Percent, label: t("percent.tool"), keys: "", isOff: false, use: () => onTool("percent") },
		{
			icon: ArrowDownToLine,
			label: t("pricing.fill_down"),
			keys: `${control}+D`,
			isOff: false,
			use: dispatchOf("fillDown"),
		},
		{ icon: Eraser, label: t("pricing.clear_all"), keys: "", isOff: false, use: dispatchOf("clearAll") },
		{ icon: Undo2, label: t("pricing.undo"), keys: `${control}+Z`, isOff: !canUndo, use: dispatchOf("undo") },
		{ icon: Redo2, label: t("pricing.redo"), keys: `${control}+Y`, isOff: !canRedo, use: dispatchOf("redo") },
	];
	const tools = readOnly ? [history] : [...changing, history];
	return (
		<Toolbar aria-label={t("toolbar.prices")} className="flex-nowrap items-center gap-1.5 sm:flex-wrap sm:gap-2">
			{tools.map(({ icon: Icon, label, keys, isOff, use }) => (
				<ToolbarButton key={label} asChild disabled={isOff}>
					<Button
						variant="outline"
						size="sm"
						className="max-sm:w-9 max-sm:px-0"
						title={keys === "" ? label : `${label} (${keys})`}
						onClick={use}
					>
						<Icon />
						<span className="max-sm:sr-only">{label}</span>
					</Button>
				</ToolbarButton>
			))}
		</Toolbar>
	);
});
