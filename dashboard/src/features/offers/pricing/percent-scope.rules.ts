import { type Grid, selectionOf } from "../../../components/grid/grid-state.rules.ts";
import { pricedCells } from "./percent.rules.ts";

export const PERCENT_SCOPES = ["all", "group", "selection"] as const;
export type PercentScope = (typeof PERCENT_SCOPES)[number];

export type ScopeRange = { scope: PercentScope; from: number; to: number; prices: number };

/** Which cells a change can be made to: all of them, the active one's assortment, a selection of several. */
export function percentScopes(grid: Pick<Grid, "cells" | "starts" | "active" | "anchor">): ScopeRange[] {
	const { cells, starts, active } = grid;
	const last = cells.length - 1;
	const selection = selectionOf(grid);
	const group = {
		from: starts.findLast((start) => start <= active) ?? 0,
		to: (starts.find((start) => start > active) ?? cells.length) - 1,
	};
	const ranges = { all: { from: 0, to: last }, group, selection };
	const isOffered = { all: true, group: starts.length > 1, selection: selection.from < selection.to };
	return PERCENT_SCOPES.filter((scope) => isOffered[scope]).map((scope) => ({
		...{ scope, ...ranges[scope] },
		prices: pricedCells(cells, ranges[scope]).length,
	}));
}
