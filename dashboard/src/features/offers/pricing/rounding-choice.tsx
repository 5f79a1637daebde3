import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Label } from "../../../components/ui/label.tsx";
import { ToggleGroup, ToggleGroupItem } from "../../../components/ui/toggle-group.tsx";
import { AllowCentsButton } from "./allow-cents-button.tsx";
import { endingText, hasEndings, ROUNDINGS, type Rounding } from "./percent.rules.ts";
import type { Money } from "./price-text.rules.ts";

type RoundingChoiceProps = { value: Rounding; money: Money; onChange: (rounding: Rounding) => void };

const isRounding = (text: string): text is Rounding => ROUNDINGS.some((rounding) => rounding === text);

/** How new prices are rounded. */
export function RoundingChoice({ value, money, onChange }: RoundingChoiceProps) {
	const { t } = useTranslation();
	const id = useId();
	const mayEnd = hasEndings(money);
	return (
		<div className="grid justify-items-start gap-1.5">
			<Label asChild>
				<span>{t("percent.rounding")}</span>
			</Label>
			<ToggleGroup
				aria-label={t("percent.rounding")}
				value={value}
				onValueChange={(next) => isRounding(next) && onChange(next)}
			>
				{ROUNDINGS.map((rounding) => (
					<ToggleGroupItem
						key={rounding}
						value={rounding}
						disabled={rounding !== "none" && !mayEnd}
						className="px-3 tabular-nums disabled:opacity-50"
						aria-describedby={mayEnd ? undefined : id}
					>
						{rounding === "none" ? t("percent.round_none") : endingText(rounding, money)}
					</ToggleGroupItem>
				))}
			</ToggleGroup>
			{!mayEnd && (
				<p className="flex flex-wrap items-center gap-x-2 text-muted-foreground text-xs">
					<span id={id}>{t("percent.needs_cents")}</span>
					<AllowCentsButton className="min-h-6 text-xs" />
				</p>
			)}
		</div>
	);
}
