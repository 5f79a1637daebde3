import { useTranslation } from "react-i18next";
import { Button } from "../../../components/ui/button.tsx";
import { Callout } from "../../../components/ui/callout.tsx";
import type { PriceGridWork } from "./use-price-grid.ts";

type MeanwhileCalloutProps = { work: PriceGridWork; focusGrid: () => void };

/**
 * Somebody else has changed the same prices: shows that, and lets the user choose. Typing into a cell decides it, too.
 */
export function MeanwhileCallout({ work: { grid, dispatch }, focusGrid }: MeanwhileCalloutProps) {
	const { t } = useTranslation();
	const decide = (keep: "mine" | "theirs") => {
		dispatch({ type: "decide", keep });
		focusGrid();
	};
	return (
		<Callout variant="warning" role="alert">
			<div className="flex flex-wrap items-center justify-between gap-3">
				<span>{t("pricing.meanwhile", { count: grid.theirs.size })}</span>
				<span className="flex gap-2">
					<Button variant="outline" size="sm" onClick={() => decide("theirs")}>
						{t("pricing.take_theirs")}
					</Button>
					<Button variant="outline" size="sm" onClick={() => decide("mine")}>
						{t("pricing.keep_mine")}
					</Button>
				</span>
			</div>
		</Callout>
	);
}
