import type { Dispatch, MouseEvent, RefObject } from "react";
import type { GridAction } from "../../../components/grid/grid.rules.ts";
import { selectionOf } from "../../../components/grid/grid-state.rules.ts";
import { useGridInput } from "../../../components/grid/use-grid-input.ts";
import { ROW_HEIGHT } from "../../../components/grid/use-grid-window.ts";
import { fromClipboard, type SkuLine, skuLines, toClipboard, toSpreadsheet } from "./clipboard.rules.ts";
import type { GridItems } from "./grid-items.rules.ts";
import type { PriceGrid } from "./price-grid.rules.ts";
import { usePlaceOfSku } from "./use-sku-paste.tsx";

type PriceInput = {
	grid: PriceGrid;
	lines: GridItems;
	page: number;
	scroller: RefObject<HTMLDivElement | null>;
	readOnly: boolean;
	dispatch: Dispatch<GridAction>;
	onLeave: () => void;
	onHistory: () => void;
	pasteSkus: (lines: readonly SkuLine[]) => void;
};

/** Input of the grid of prices: what is copied names skus, and what is pasted may. */
export function usePriceInput({ lines, pasteSkus, ...input }: PriceInput) {
	const { grid, scroller, dispatch } = input;
	const placeOf = usePlaceOfSku(lines.parts);
	return useGridInput({
		...input,
		ownType: "application/x-wiper-finder-prices",
		cellAt({ clientY }: MouseEvent) {
			const view = scroller.current;
			if (!view) return undefined;
			const line = Math.floor((clientY - view.getBoundingClientRect().top + view.scrollTop) / ROW_HEIGHT);
			const item = lines.items[line];
			return item?.type === "part" ? item.at : undefined;
		},
		copied() {
			const { from, to } = selectionOf(grid);
			const cells = grid.cells.slice(from, to + 1);
			const rows = cells.map((cell, offset) => ({ cell, sku: lines.parts[from + offset]?.sku ?? "" }));
			return { text: toSpreadsheet(rows, grid.money), own: toClipboard(cells, grid.money) };
		},
		paste(text, isOwn) {
			const named = isOwn ? undefined : skuLines(text, (sku) => placeOf(sku) !== undefined, grid.money);
			if (named) pasteSkus(named);
			else dispatch({ type: "paste", texts: fromClipboard(text, grid.money) });
		},
	});
}
