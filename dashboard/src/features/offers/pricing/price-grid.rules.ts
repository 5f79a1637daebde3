import { type GridAction, reduceGrid } from "../../../components/grid/grid.rules.ts";
import { changedCells, type Grid, type Patch, untouched } from "../../../components/grid/grid-state.rules.ts";
import { type Cell, type Money, type PriceProblem, plainPrice, problemOf, readPrice } from "./price-text.rules.ts";

/** A column of prices while it is edited: minor units; null is the base price. */
export type PriceGrid = Grid & { money: Money };

export type PriceAction =
	| GridAction
	/** Prices may now have cents, or no longer: typed texts are read again. */
	| { type: "setCents"; allowed: boolean }
	/** Some parts are no longer offered: only these cells stay. `starts`: first cells of the remaining assortments. */
	| { type: "keepOnly"; places: readonly number[]; starts: readonly number[] };

/** `starts`: first cells of the assortments. */
export const createGrid = (saved: readonly (number | null)[], starts: readonly number[], money: Money): PriceGrid => ({
	...{ width: 1, starts, ...untouched(saved) },
	...formatOf(money),
});

const formatOf = (money: Money) => ({
	money,
	read: (text: string) => readPrice(text, money),
	plain: (cell: Cell) => plainPrice(cell, money),
});

export function reducePrices(grid: PriceGrid, action: PriceAction): PriceGrid {
	if (action.type === "setCents") return withCents(grid, action.allowed);
	return action.type === "keepOnly" ? keepOnly(grid, action.places, action.starts) : reduceGrid(grid, action);
}

function keepOnly(grid: PriceGrid, places: readonly number[], starts: readonly number[]): PriceGrid {
	const placeOf = new Map(places.map((from, to) => [from, to]));
	const moved = (patches: readonly Patch[]) =>
		patches
			.map((patch) =>
				patch.flatMap((change) => {
					const at = placeOf.get(change.at);
					return at === undefined ? [] : [{ ...change, at }];
				}),
			)
			.filter((patch) => patch.length > 0);
	const active = placeOf.get(grid.active) ?? 0;
	return {
		...{ ...grid, starts, active, anchor: active, edit: null, conflicts: new Map() },
		...{ past: moved(grid.past), future: moved(grid.future) },
		saved: places.map((at) => grid.saved[at] ?? null),
		cells: places.map((at) => grid.cells[at] ?? null),
	};
}

/** Texts that are now valid become prices, in undo steps too; a step that changed nothing else is dropped. */
function withCents(grid: PriceGrid, allowCents: boolean): PriceGrid {
	const money = { ...grid.money, allowCents };
	const read = (cell: Cell): Cell => (typeof cell === "string" ? readPrice(cell, money) : cell);
	const reread = (patches: readonly Patch[]) =>
		patches
			.map((patch) => patch.map(({ at, from, to }) => ({ at, from: read(from), to: read(to) })))
			.filter((patch) => patch.some(({ from, to }) => from !== to));
	return {
		...{ ...grid, ...formatOf(money), cells: grid.cells.map(read) },
		...{ past: reread(grid.past), future: reread(grid.future) },
	};
}

type Priced = Pick<PriceGrid, "cells" | "saved" | "money">;

export const problemAt = ({ cells, saved, money }: Priced, at: number): PriceProblem | null =>
	problemOf(cells[at] ?? null, saved[at] ?? null, money);

/** The invalid cells, by their index. */
export const problemCells = (grid: Priced): number[] => changedCells(grid).filter((at) => problemAt(grid, at) !== null);
