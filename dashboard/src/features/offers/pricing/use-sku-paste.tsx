import { type Dispatch, type ReactNode, useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { notifyError } from "../../../lib/notify.ts";
import { placeSkuLines, type SkuLine } from "./clipboard.rules.ts";
import type { Change, GridAction } from "./grid.rules.ts";
import type { Part } from "./price-list.rules.ts";
import { type Money, readPrice } from "./price-text.rules.ts";

/** The place of a part by its sku, whose letters may be small ones. */
export function usePlaceOfSku(parts: readonly Part[]): (sku: string) => number | undefined {
	const places = useMemo(() => new Map(parts.map(({ sku }, at) => [sku, at])), [parts]);
	return useCallback((sku) => places.get(sku.trim().toUpperCase()), [places]);
}

const NAMED = 10;

/** Sets prices by sku, wherever they are in the grid. Where some aren't, it says which, and asks before it sets the others. */
export function useSkuPaste(parts: readonly Part[], money: Money, dispatch: Dispatch<GridAction>) {
	const { t } = useTranslation();
	const placeOf = usePlaceOfSku(parts);
	const [asked, setAsked] = useState<{ changes: Change[]; unknown: string[] } | null>(null);
	const set = (changes: readonly Change[]) => {
		const [first] = changes;
		dispatch({ type: "put", changes });
		if (first) dispatch({ type: "move", to: first[0] });
	};
	const named = (skus: readonly string[]) => {
		const more = skus.length - NAMED;
		return [skus.slice(0, NAMED).join(", "), ...(more > 0 ? [t("percent.more", { count: more })] : [])].join(" ");
	};
	const pasteSkus = (lines: readonly SkuLine[]) => {
		const { texts, unknown } = placeSkuLines(lines, placeOf);
		const changes = texts.map(([at, text]): Change => [at, readPrice(text, money)]);
		if (unknown.length === 0) set(changes);
		else if (changes.length > 0) setAsked({ changes, unknown });
		else notifyError(t("pricing.unknown_skus", { count: unknown.length }), named(unknown));
	};
	const question: ReactNode = (
		<ConfirmDialog
			open={asked !== null}
			title={t("pricing.unknown_skus", { count: asked?.unknown.length ?? 0 })}
			description={named(asked?.unknown ?? [])}
			yes={t("pricing.paste_others", { count: asked?.changes.length ?? 0 })}
			no={t("action.cancel")}
			onConfirm={() => {
				set(asked?.changes ?? []);
				setAsked(null);
			}}
			onCancel={() => setAsked(null)}
		/>
	);
	return { pasteSkus, question };
}
