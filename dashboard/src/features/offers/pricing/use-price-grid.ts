import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useReducer, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { changedCells, type GridCell } from "../../../components/grid/grid-state.rules.ts";
import { toProblem } from "../../../lib/api-problem.ts";
import { useLanguageTag } from "../../../lib/language.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { showProblem } from "../../../lib/problem-text.ts";
import { useWrite } from "../../../lib/use-write.ts";
import { gridItems, onlyParts } from "./grid-items.rules.ts";
import { namedSkus } from "./named-skus.ts";
import { createGrid, problemCells, reducePrices } from "./price-grid.rules.ts";
import { type Part, type Pricing, toPriceMaps, toPricing } from "./price-list.rules.ts";
import { pricingKey, refreshPrices } from "./price-queries.ts";
import { isAboutCents } from "./price-text.rules.ts";
import { pricingQuery, saveSpecialPrices } from "./pricing.api.ts";

/** What is saved, and all cells as they were then. */
type Sent = { prices: Parameters<typeof saveSpecialPrices>[0]; cells: readonly GridCell[] };

/** The prices of some assortments while they are edited. They start as they were when the grid was opened. */
export function usePriceGrid(finderId: number, pricing: Pricing, groups: Pricing["groups"], onSaved: () => void) {
	const { t } = useTranslation();
	const queryClient = useQueryClient();
	const tag = useLanguageTag();
	const opened = useRef(pricing);
	const { money } = opened.current;
	const isOtherCurrency = pricing.money.sign !== money.sign;
	const [editedGroups, setEditedGroups] = useState(groups);
	const lines = useMemo(() => gridItems(editedGroups), [editedGroups]);
	const [grid, dispatch] = useReducer(reducePrices, undefined, () =>
		createGrid(
			lines.parts.map(({ special }) => special),
			lines.starts,
			money,
		),
	);
	const [free, setFree] = useState(0);
	const saving = useWrite({
		mutationFn: ({ prices }: Sent) => saveSpecialPrices(prices),
		onSuccess: (_, { cells }) => {
			notifySuccess(t("label.saved"));
			dispatch({ type: "saved", cells });
			// Not part of the save: the next one doesn't wait for it.
			void refreshPrices(queryClient, finderId).then(onSaved);
		},
		onError: async (error) => {
			const problem = toProblem(error);
			const { code } = problem;
			if (code === "offers.stale" || code === "offers.part_not_found") return mergeRemote();
			showErrors(error);
			if (code === "offers.currency_changed" || isAboutCents(problem))
				await queryClient.invalidateQueries({ queryKey: pricingKey(finderId) });
		},
	});

	/** Merges what somebody else has saved into what was typed, and leaves out what is no longer offered. */
	async function mergeRemote(): Promise<void> {
		try {
			const { info, special } = await queryClient.fetchQuery(pricingQuery(finderId, tag));
			const newer = toPricing(info, special, money.point);
			const specials = new Map(newer.groups.flatMap(({ parts }) => parts).map(({ key, special }) => [key, special]));
			// In another currency its numbers mean something else; the workspace shows that.
			if (newer.money.sign !== money.sign) return;
			const ofSpecials = onlyParts(editedGroups, ({ key }) => specials.has(key));
			const { parts, starts } = gridItems(ofSpecials);
			const withdrawn = lines.parts.filter((part) => !parts.includes(part));
			if (withdrawn.length > 0) {
				const skus = withdrawn.map(({ sku }) => sku);
				notifyError(t("pricing.withdrawn", { count: skus.length }), namedSkus(t, skus));
				setEditedGroups(ofSpecials);
				dispatch({ type: "keepOnly", places: parts.map((part) => lines.parts.indexOf(part)), starts });
			}
			dispatch({ type: "mergeRemote", saved: parts.map(({ key }) => specials.get(key) ?? null) });
		} catch (error) {
			showProblem(error);
		}
	}

	/**
	 * The server's errors name cells; the first of them gets the focus. Cents that were switched off in the meantime are
	 * marked as if they had been off when the cells were typed.
	 */
	function showErrors(error: unknown): void {
		const problem = toProblem(error);
		if (isAboutCents(problem)) {
			dispatch({ type: "setCents", allowed: false });
			notifyError(t("pricing.mend_first"));
		} else showProblem(error);
		const paths = new Set(problem.fields.map(({ path }) => path));
		const first = lines.parts.findIndex(({ kind, id }) => paths.has(`specialPricing.${kind}.${id}`));
		if (first >= 0) dispatch({ type: "move", to: first });
	}

	/** `mayBeFree`: prices of 0 are intended. */
	function save(mayBeFree = false): void {
		if (saving.isPending) return;
		const next = reducePrices(grid, { type: "commit" });
		const [problem] = problemCells(next);
		dispatch({ type: "commit" });
		if (problem !== undefined) {
			dispatch({ type: "move", to: problem });
			notifyError(t("pricing.mend_first"));
			return;
		}
		const [undecided] = next.conflicts.keys();
		if (undecided !== undefined) {
			dispatch({ type: "move", to: undecided });
			notifyError(t("pricing.decide_first"));
			return;
		}
		const changed = changedCells(next);
		if (changed.length === 0) return;
		const free = changed.filter((at) => next.cells[at] === 0).length;
		if (free > 0 && !mayBeFree) {
			setFree(free);
			return;
		}
		setFree(0);
		const entries = (priceOf: (at: number) => unknown) =>
			changed.flatMap((at): { part: Part; price: number | null }[] => {
				const part = lines.parts[at];
				const price = priceOf(at);
				return part ? [{ part, price: typeof price === "number" ? price : null }] : [];
			});
		const mapOf = (priceOf: (at: number) => unknown) => toPriceMaps(entries(priceOf), money.digits);
		saving.mutate({
			cells: next.cells,
			prices: {
				finderId,
				currency: money.sign,
				specialPricing: mapOf((at) => next.cells[at]),
				expected: mapOf((at) => next.saved[at]),
			},
		});
	}

	return {
		/** As it was opened, if the configuration has another currency by now. */
		pricing: isOtherCurrency ? opened.current : pricing,
		isOtherCurrency,
		grid,
		dispatch,
		lines,
		money,
		save: () => save(),
		isSaving: saving.isPending,
		/** How many prices of 0 wait for a confirmation. */
		free: { count: free, confirm: () => save(true), cancel: () => setFree(0) },
	};
}
export type PriceGridWork = ReturnType<typeof usePriceGrid>;
