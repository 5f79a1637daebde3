import { useReducer, useState } from "react";
import { useTranslation } from "react-i18next";
import { ROWS_SAVED_MAX } from "#worker/inventory/inventory.rules.ts";
import type { Inventory } from "#worker/inventory/inventory.schema.ts";
import { type GridAction, reduceGrid } from "../../../components/grid/grid.rules.ts";
import type { Grid } from "../../../components/grid/grid-state.rules.ts";
import { toProblem } from "../../../lib/api-problem.ts";
import { notifyError } from "../../../lib/notify.ts";
import { showProblem } from "../../../lib/problem-text.ts";
import { fetchAllStock, saveStock } from "../inventory.api.ts";
import { useStockWrite } from "../use-stock-write.ts";
import {
	cellsOf,
	createStockGrid,
	isLosing,
	mergeRows,
	problemCells,
	type StockGridRow,
	toInputs,
} from "./stock-grid.rules.ts";

const reduce = (grid: Grid, action: GridAction): Grid => reduceGrid(grid, action);

/** A company's stock while it is edited. It starts as it was when the grid was opened. */
export function useStockGrid(companyId: number | undefined, opened: readonly Inventory[], onSaved: () => void) {
	const { t } = useTranslation();
	const [rows, setRows] = useState<readonly StockGridRow[]>(opened);
	const [grid, dispatch] = useReducer(reduce, undefined, () =>
		createStockGrid(opened, { yes: t("action.yes"), no: t("action.no") }),
	);
	const saving = useStockWrite(saveStock, {
		onDone: onSaved,
		onError: (error) => {
			const { code, fields } = toProblem(error);
			if (code === "inventory.stale" || fields.some((field) => field.code === "inventory.below_reserved")) {
				return mergeRemote();
			}
			showProblem(error);
		},
	});

	/** Merges what somebody else has saved, or an order has reserved, into what was typed. */
	async function mergeRemote(): Promise<void> {
		try {
			const merged = mergeRows(rows, await fetchAllStock(companyId));
			setRows(merged);
			dispatch({ type: "mergeRemote", saved: cellsOf(merged) });
			notifyError(t("stock.merged"));
		} catch (error) {
			showProblem(error);
		}
	}

	function save(): void {
		if (saving.isPending) return;
		const next = reduce(grid, { type: "commit" });
		dispatch({ type: "commit" });
		const [problem] = problemCells(next, rows);
		const [undecided] = next.conflicts.keys();
		const hindrance = problem ?? undecided;
		if (hindrance !== undefined) {
			dispatch({ type: "move", to: hindrance });
			notifyError(t(problem === undefined ? "stock.decide_first" : "pricing.mend_first"));
			return;
		}
		const inputs = toInputs(next, rows);
		if (inputs.length > ROWS_SAVED_MAX) notifyError(t("stock.rows_many"));
		else if (inputs.length > 0) void saving.mutate({ companyId, rows: inputs });
		else if (isLosing(next, rows)) notifyError(t("stock.gone"));
	}

	return { grid, dispatch, rows, save, isSaving: saving.isPending };
}
