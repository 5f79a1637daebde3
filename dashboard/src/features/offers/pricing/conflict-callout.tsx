import { useTranslation } from "react-i18next";
import { Button } from "../../../components/ui/button.tsx";
import { Callout } from "../../../components/ui/callout.tsx";
import type { PriceGridWork } from "./use-price-grid.ts";

type ConflictCalloutProps = { work: PriceGridWork; focusGrid: () => void };

/**
 * Somebody else has changed the same prices: shows that, and lets the user choose. Typing into a cell decides it, too.
 */
export function ConflictCallout({ work: { grid, dispatch }, focusGrid }: ConflictCalloutProps) {
	const { t } = useTranslation();
	const decide = (keep: "local" | "remote") => {
		dispatch({ type: "decide", keep });
		focusGrid();
	};
	return (
		<Callout variant="warning" role="alert">
			<div className="flex flex-wrap items-center justify-between gap-3">
				<span>{t("pricing.meanwhile", { count: grid.conflicts.size })}</span>
				<span className="flex flex-wrap gap-2">
					<Button variant="outline" size="sm" onClick={() => decide("remote")}>
						{t("pricing.take_theirs")}
					</Button>
					<Button variant="outline" size="sm" onClick={() => decide("local")}>
						{t("pricing.keep_mine")}
					</Button>
				</span>
			</div>
		</Callout>
	);
}
