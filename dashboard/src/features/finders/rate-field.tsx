import { useTranslation } from "react-i18next";
import { Field } from "../../components/form/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { useSelectOnTap } from "../../lib/use-select-on-tap.ts";

type RateFieldProps = { from: string; to: string; value: string; isWrong: boolean; onChange: (text: string) => void };

/** The value of one unit of a currency in another one. */
export function RateField({ from, to, value, isWrong, onChange }: RateFieldProps) {
	const { t } = useTranslation();
	const selectOnTap = useSelectOnTap();
	return (
		<Field
			label={t("currency.rate", { from, to })}
			error={isWrong ? { message: "currency.rate_invalid" } : undefined}
			className="max-w-48"
		>
			{({ "aria-labelledby": _, ...aria }) => (
				<Input
					{...aria}
					{...selectOnTap}
					autoFocus
					inputMode="decimal"
					autoComplete="off"
					className="tabular-nums"
					value={value}
					onChange={(event) => onChange(event.target.value)}
				/>
			)}
		</Field>
	);
}
