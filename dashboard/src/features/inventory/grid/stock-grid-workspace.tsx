import { ArrowDownToLine, Redo2, Undo2 } from "lucide-react";
import { memo, useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Inventory } from "#worker/inventory/inventory.schema.ts";
import { AppForm } from "../../../components/form/app-form.tsx";
import { UnsavedGuard } from "../../../components/form/unsaved-guard.tsx";
import { focusCell } from "../../../components/grid/focus-cell.ts";
import type { GridFrame } from "../../../components/grid/grid-dialog.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Callout } from "../../../components/ui/callout.tsx";
import { Toolbar, ToolbarButton } from "../../../components/ui/toolbar.tsx";
import { isLosing, problemAt, problemCells, rowOf, savedCells } from "./stock-grid.rules.ts";
import { StockGrid } from "./stock-grid.tsx";
import { useStockGrid } from "./use-stock-grid.ts";

type StockGridWorkspaceProps = Omit<GridFrame, "close"> & {
	companyId: number | undefined;
	opened: readonly Inventory[];
	readOnly: boolean;
	onSaved: () => void;
	onClose: () => void;
};

const Guard = memo(UnsavedGuard);

/** Tools, cells, and saving all changes or none. */
export function StockGridWorkspace(props: StockGridWorkspaceProps) {
	const { companyId, opened, readOnly, region, unsaved, onSaved, onClose } = props;
	const { t } = useTranslation();
	const { grid, dispatch, rows, save, isSaving } = useStockGrid(companyId, opened, onSaved);
	const { cells, saved } = grid;
	const footer = useRef<HTMLButtonElement>(null);
	const lines = useMemo(
		() => ({ items: rows.map(() => ({ type: "part" })), lineOf: rows.map((_, line) => line) }),
		[rows],
	);
	const changes = useMemo(() => savedCells({ cells, saved }, rows).length, [cells, saved, rows]);
	const [problem] = useMemo(() => problemCells({ cells, saved }, rows), [cells, saved, rows]);
	const shownProblem =
		problemAt(grid, rows, grid.active) ?? (problem === undefined ? null : problemAt(grid, rows, problem));
	const isGone = rows[rowOf(grid.active)]?.isGone || (changes === 0 && isLosing({ cells, saved }, rows));
	const conflict = grid.conflicts.get(grid.active);
	const lost = readOnly ? 0 : Math.max(changes, grid.edit === null ? 0 : 1);
	useEffect(() => {
		unsaved.current = lost;
	}, [lost, unsaved]);
	useEffect(() => focusCell(region.current), [region]);
	const use = (type: "undo" | "redo" | "fillDown") => () => {
		dispatch({ type });
		focusCell(region.current);
	};
	const decide = (keep: "local" | "remote") => () => {
		dispatch({ type: "decide", keep });
		focusCell(region.current);
	};
	const control = t("keys.control");
	const tools = [
		{ icon: ArrowDownToLine, label: t("pricing.fill_down"), keys: `${control}+D`, isOff: false, use: use("fillDown") },
		{ icon: Undo2, label: t("pricing.undo"), keys: `${control}+Z`, isOff: grid.past.length === 0, use: use("undo") },
		{ icon: Redo2, label: t("pricing.redo"), keys: `${control}+Y`, isOff: grid.future.length === 0, use: use("redo") },
	];
	return (
		<AppForm onSubmit={readOnly ? () => undefined : save} className="flex min-h-0 min-w-0 flex-col gap-3">
			{!readOnly && (
				<Toolbar aria-label={t("stock.tools")} className="flex-nowrap items-center gap-1.5 sm:gap-2">
					{tools.map(({ icon: Icon, label, keys, isOff, use }) => (
						<ToolbarButton key={label} asChild disabled={isOff || isSaving}>
							<Button
								variant="outline"
								size="sm"
								className="max-sm:w-9 max-sm:px-0"
								title={`${label} (${keys})`}
								onClick={use}
							>
								<Icon />
								<span className="max-sm:sr-only">{label}</span>
							</Button>
						</ToolbarButton>
					))}
				</Toolbar>
			)}
			{grid.conflicts.size > 0 && (
				<Callout variant="warning" role="alert">
					<div className="flex flex-wrap items-center justify-between gap-3">
						<span>{t("stock.meanwhile")}</span>
						<span className="flex flex-wrap gap-2">
							<Button variant="outline" size="sm" onClick={decide("remote")}>
								{t("stock.take_theirs")}
							</Button>
							<Button variant="outline" size="sm" onClick={decide("local")}>
								{t("stock.keep_mine")}
							</Button>
						</span>
					</div>
				</Callout>
			)}
			<div ref={region} className="flex min-h-0 min-w-0 flex-1 flex-col">
				<StockGrid
					grid={grid}
					rows={rows}
					lines={lines}
					// The dialog closes when everything is saved: what is typed now would be lost.
					readOnly={readOnly || isSaving}
					dispatch={dispatch}
					onLeave={() => footer.current?.focus()}
				/>
			</div>
			<footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<p role="status" className="flex min-w-0 flex-wrap gap-x-3 text-muted-foreground text-xs">
					{!readOnly && (changes > 0 || !isGone) && (
						<span>{changes === 0 ? t("form.all_saved") : t("pricing.changes", { count: changes })}</span>
					)}
					{shownProblem !== null && <span className="text-destructive">{t(shownProblem)}</span>}
					{isGone && <span className="text-warning">{t("stock.gone")}</span>}
					{conflict !== undefined && (
						<span className="text-warning">
							{t("stock.theirs", { value: grid.plain(conflict, grid.active) || "–" })}
						</span>
					)}
				</p>
				<div className="ms-auto flex flex-wrap justify-end gap-2">
					<Button ref={readOnly ? footer : undefined} variant="outline" onClick={onClose}>
						{readOnly ? t("action.close") : t("action.cancel")}
					</Button>
					{!readOnly && (
						<Button ref={footer} type="submit" busy={isSaving} title={t("form.save_hint")}>
							{t("action.save")}
						</Button>
					)}
				</div>
			</footer>
			<Guard dirty={lost > 0} />
		</AppForm>
	);
}
