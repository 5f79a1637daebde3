import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ArmEvidence as Evidence } from "#worker/catalogue/corrections/arm-answer.rules.ts";
import { Button } from "../../../components/ui/button.tsx";
import type { SuggestedAdapter } from "../corrections/correction-values.ts";

type ArmEvidenceProps = { evidence: Evidence; onSuggest: (suggested: SuggestedAdapter) => void };

/** Which arm visitors say the cars of some years have: a reason for a correction, which is never made by itself. */
export function ArmEvidence({ evidence: { counts, adapters }, onSuggest }: ArmEvidenceProps) {
	const { t } = useTranslation();
	const answers = counts.map(({ armType, count }) => `${t(`arm.${armType}`)} (${count})`).join("; ");
	const text = t("cars.visitors_answered", { answers });
	return (
		<div className="mt-2 grid justify-items-start gap-2 rounded-md bg-muted p-3 text-sm">
			<p>{text}</p>
			{adapters.length > 0 && (
				<div className="flex flex-wrap gap-2">
					{adapters.map(({ id, technicalName }) => (
						<Button key={id} variant="outline" size="sm" onClick={() => onSuggest({ id, reason: text })}>
							<Check />
							{t("cars.correct_with", { adapter: technicalName })}
						</Button>
					))}
				</div>
			)}
		</div>
	);
}
