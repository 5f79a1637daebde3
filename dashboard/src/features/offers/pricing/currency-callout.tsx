import { useTranslation } from "react-i18next";
import { Button } from "../../../components/ui/button.tsx";
import { Callout } from "../../../components/ui/callout.tsx";

type CurrencyCalloutProps = { before: string; now: string; onContinue: () => void };

/** The configuration has another currency by now: what was typed can be copied but no longer saved. */
export function CurrencyCallout({ before, now, onContinue }: CurrencyCalloutProps) {
	const { t } = useTranslation();
	return (
		<Callout variant="warning" role="alert">
			<div className="flex flex-wrap items-center justify-between gap-3">
				<span className="min-w-0 flex-1 basis-60">{t("pricing.other_currency", { before, now })}</span>
				<Button variant="outline" size="sm" onClick={onContinue}>
					{t("pricing.continue_in", { now })}
				</Button>
			</div>
		</Callout>
	);
}
