import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SearchBox } from "../../../components/list/search-box.tsx";
import { Sheet, SheetContent } from "../../../components/ui/sheet.tsx";
import { partSkus } from "./price-history.rules.ts";
import { PriceHistoryList } from "./price-history-list.tsx";
import type { Part } from "./price-list.rules.ts";
import type { Money } from "./price-text.rules.ts";

type PriceHistorySheetProps = {
	finderId: number;
	/** The sku whose history is shown first; empty: none yet. */
	sku: string;
	parts: readonly Part[];
	money: Money;
	onClose: () => void;
};

/** Who changed the price of a part or a product, when, and both prices. */
export function PriceHistorySheet({ finderId, sku: first, parts, money, onClose }: PriceHistorySheetProps) {
	const { t } = useTranslation();
	const [sku, setSku] = useState(first);
	const skus = partSkus(sku, parts);
	return (
		<Sheet open onOpenChange={(open) => !open && onClose()}>
			<SheetContent side="end" title={t("history.title")}>
				<SearchBox value={sku} onSearch={setSku} label={t("history.sku")} />
				{sku === "" && <p className="text-muted-foreground">{t("history.enter")}</p>}
				{skus.length > 1 && <p className="text-muted-foreground">{t("history.parts", { skus: skus.join(", ") })}</p>}
				{sku !== "" && skus.length === 0 && <p className="text-muted-foreground">{t("history.none", { sku })}</p>}
				{skus.length > 0 && <PriceHistoryList finderId={finderId} sku={sku} skus={skus} money={money} />}
			</SheetContent>
		</Sheet>
	);
}
