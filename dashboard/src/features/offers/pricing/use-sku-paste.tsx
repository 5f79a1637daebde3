import { type Dispatch, type ReactNode, useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import type { GridAction } from "../../../components/grid/grid.rules.ts";
import type { Change } from "../../../components/grid/grid-state.rules.ts";
import { notifyError } from "../../../lib/notify.ts";
import { placeSkuLines, type SkuLine } from "./clipboard.rules.ts";
import { namedSkus } from "./named-skus.ts";
import type { Part } from "./price-list.rules.ts";
import { type Money, readPrice } from "./price-text.rules.ts";

/** The cell of a part by its sku, in upper or lower case. */
export function usePlaceOfSku(parts: readonly Part[]): (sku: string) => number | undefined {
	const places = useMemo(() => new Map(parts.map(({ sku }, at) => [sku, at])), [parts]);
	return useCallback((sku) => places.get(sku.trim().toUpperCase()), [places]);
}

/** Sets prices by sku, anywhere in the grid. If some skus are unknown, lists them and asks before setting the others. */
export function useSkuPaste(parts: readonly Part[], money: Money, dispatch: Dispatch<GridAction>) {
	const { t } = useTranslation();
	const placeOf = usePlaceOfSku(parts);
	const [pending, setPending] = useState<{ changes: Change[]; unknown: string[] } | null>(null);
	const set = (changes: readonly Change[]) => {
		const [first] = changes;
		dispatch({ type: "put", changes });
		if (first) dispatch({ type: "move", to: first[0] });
	};
	const pasteSkus = (lines: readonly SkuLine[]) => {
		const { texts, unknown } = placeSkuLines(lines, placeOf);
		const changes = texts.map(([at, text]): Change => [at, readPrice(text, money)]);
		if (unknown.length === 0) set(changes);
		else if (changes.length > 0) setPending({ changes, unknown });
		else notifyError(t("pricing.unknown_skus", { count: unknown.length }), namedSkus(t, unknown));
	};
	const question: ReactNode = (
		<ConfirmDialog
			open={pending !== null}
			title={t("pricing.unknown_skus", { count: pending?.unknown.length ?? 0 })}
			description={namedSkus(t, pending?.unknown ?? [])}
			yes={t("pricing.paste_others", { count: pending?.changes.length ?? 0 })}
			no={t("action.cancel")}
			onConfirm={() => {
				set(pending?.changes ?? []);
				setPending(null);
			}}
			onCancel={() => setPending(null)}
		/>
	);
	return { pasteSkus, question };
}
