import { useTranslation } from "react-i18next";
import { BASE_CURRENCY } from "#worker/money/price.rules.ts";
import { Field } from "../../../components/form/field.tsx";
import { Input } from "../../../components/ui/input.tsx";
import { useSelectOnTap } from "../../../lib/use-select-on-tap.ts";
import type { Money } from "./price-text.rules.ts";
import type { PriceValue } from "./use-price-value.ts";

type PriceValueFieldProps = { value: PriceValue; money: Money; showsProblem: boolean };

/** A field for a value in euros, or in the configuration's currency. */
export function PriceValueField({ value, money, showsProblem }: PriceValueFieldProps) {
	const { t } = useTranslation();
	const selectOnTap = useSelectOnTap();
	const label = money.iso === BASE_CURRENCY ? t("pricing.in_euro") : t("pricing.in_currency", { sign: money.sign });
	const error = showsProblem && value.problem !== null ? { message: value.problem } : undefined;
	return (
		<Field label={label} error={error}>
			{({ "aria-labelledby": _, ...aria }) => (
				<Input
					{...aria}
					{...selectOnTap}
					autoFocus
					inputMode={money.allowCents ? "decimal" : "numeric"}
					autoComplete="off"
					value={value.text}
					onChange={(event) => value.setText(event.target.value)}
				/>
			)}
		</Field>
	);
}
